import type { ReactNode } from 'react';
import { FieldFault } from '~/ui/field-frame';
import type { FilterWords, FiltersView } from './filters-view';

/** One filter under its heading. */
export function FilterGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** Both bounds of the price, and under them what is wrong. */
export function PriceBounds({
  price: { min, max, faults },
  words,
}: {
  price: NonNullable<FiltersView['price']>;
  words: FilterWords;
}) {
  const isFaulty = (name: 'priceMin' | 'priceMax') => faults.includes(name) || faults.includes('priceRange');
  return (
    <div>
      <div className="grid grid-cols-2 gap-2 pt-1">
        <PriceBound name="priceMin" label={words.priceFrom} value={min} faulty={isFaulty('priceMin')} />
        <PriceBound name="priceMax" label={words.priceTo} value={max} faulty={isFaulty('priceMax')} />
      </div>
      <FieldFault id="price" error={faults.map(words.priceFault)} />
    </div>
  );
}

/** A bound of the price in hryvnias; a comma may stand for the dot. */
function PriceBound({ name, label, value, faulty }: { name: string; label: string; value: string; faulty: boolean }) {
  return (
    <label className="min-w-0 text-small text-soft">
      {label}
      <input
        type="text"
        name={name}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={faulty || undefined}
        aria-describedby={faulty ? 'price-error' : undefined}
        className="field-box mt-1 min-h-target px-2.5"
      />
    </label>
  );
}
