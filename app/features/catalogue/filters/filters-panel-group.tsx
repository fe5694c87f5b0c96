import type { ReactNode } from 'react';
import { FieldErrorMessage } from '~/ui/fields/field-frame';
import type { FilterLabels } from '../list/catalogue-labels';
import type { FiltersView } from './filters-view';

export function FilterGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

export function PriceBounds({
  price: { min, max, errors },
  labels,
}: {
  price: NonNullable<FiltersView['price']>;
  labels: FilterLabels;
}) {
  const isFaulty = (name: 'priceMin' | 'priceMax') => errors.includes(name) || errors.includes('priceRange');
  return (
    <div>
      <div className="grid grid-cols-2 gap-2 pt-1">
        <PriceBound name="priceMin" label={labels.priceFrom} value={min} faulty={isFaulty('priceMin')} />
        <PriceBound name="priceMax" label={labels.priceTo} value={max} faulty={isFaulty('priceMax')} />
      </div>
      <FieldErrorMessage id="price" error={errors.map(labels.priceError)} />
    </div>
  );
}

/** A price bound in UAH; a comma is accepted as decimal point. */
function PriceBound({ name, label, value, faulty }: { name: string; label: string; value: string; faulty: boolean }) {
  return (
    <label className="min-w-0 text-small text-muted">
      <span>{label}</span>
      <input
        type="text"
        name={name}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        aria-invalid={faulty || undefined}
        aria-describedby={faulty ? 'price-error' : undefined}
        className="input mt-1 min-h-target px-2.5"
      />
    </label>
  );
}
