import type { QueryError } from './catalogue-query';

/** Colour codes of the catalogue, in display order. */
export const COLORS = [
  'red',
  'burgundy',
  'pink',
  'peach',
  'orange',
  'yellow',
  'cream',
  'white',
  'green',
  'blue',
  'purple',
  'mixed',
] as const;

export type Color = (typeof COLORS)[number];

export function isKnownColor(code: string): code is Color {
  return COLORS.some((known) => known === code);
}

export const TOGGLES = ['inStock', 'promotion', 'secondGrade'] as const;
export type Toggle = (typeof TOGGLES)[number];

/** A filter with several selected values. */
export interface ManyChoices {
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly chosen: readonly string[];
}

/** View model of the filters. */
export interface FiltersView {
  action: string;
  /** Other URL parameters to keep. */
  kept: readonly { name: string; value: string }[];
  toggles: readonly Toggle[];
  /** The selected colour code, or an empty string. */
  color: string;
  countries: ManyChoices;
  manufacturers: ManyChoices;
  /** Bounds in UAH as typed; undefined for visitors. */
  price: { min: string; max: string; errors: readonly QueryError[] } | null;
  inForce: number;
  resetHref: string;
}

export interface FilterLabels {
  title: string;
  availability: string;
  toggle: (name: Toggle) => string;
  color: string;
  anyColor: string;
  colorName: (code: Color) => string;
  country: string;
  manufacturer: string;
  allManufacturers: string;
  price: string;
  priceFrom: string;
  priceTo: string;
  priceError: (error: QueryError) => string;
  show: string;
  reset: string;
  close: string;
}
