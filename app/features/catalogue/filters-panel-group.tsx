import type { ReactNode } from 'react';

/** One filter under its heading. */
export function FilterGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}

/** A bound of the price in hryvnias; a comma may stand for the dot. */
export function PriceBound({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label className="min-w-0 text-small text-soft">
      {label}
      <input
        type="text"
        name={name}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        className="field-box mt-1 min-h-target px-2.5"
      />
    </label>
  );
}
