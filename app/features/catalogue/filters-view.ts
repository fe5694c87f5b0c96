import type { QueryError } from './catalogue-query';

/** Colour codes of the catalogue, in the order of a colour card. */
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

/** Whether the catalogue has a name for a colour; one that the address alone knows is shown as it came. */
export function isKnownColor(code: string): code is Color {
  return COLORS.some((known) => known === code);
}

/** Filters that are on or off. */
export const TOGGLES = ['inStock', 'promotion', 'secondGrade'] as const;
export type Toggle = (typeof TOGGLES)[number];

/** A filter of which several choices hold at once: all choices as value and words, and the values chosen. */
export interface ManyChoices {
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly chosen: readonly string[];
}

/** The filters of a list as they stand in its address. */
export interface FiltersView {
  /** The list's own address without its query. */
  action: string;
  /** Fields of the address that filtering keeps: the search, the sorting, the view. */
  kept: readonly { name: string; value: string }[];
  /** Those that are on. */
  toggles: readonly Toggle[];
  /** The colour in force; an empty string where there is none, a code of its own where the address names one. */
  color: string;
  countries: ManyChoices;
  manufacturers: ManyChoices;
  /** Bounds in hryvnias as typed; none for visitors. */
  price: { min: string; max: string; errors: readonly QueryError[] } | null;
  /** How many filters are in force. */
  inForce: number;
  /** The list without any. */
  resetHref: string;
}

export interface FilterLabels {
  /** 'Фільтри' */
  title: string;
  availability: string;
  /** 'Тільки в наявності' */
  toggle: (name: Toggle) => string;
  color: string;
  anyColor: string;
  /** 'Червоний' */
  colorName: (code: Color) => string;
  country: string;
  manufacturer: string;
  /** 'Усі плантації' */
  allManufacturers: string;
  price: string;
  priceFrom: string;
  priceTo: string;
  /** What is wrong with a bound, or with both. */
  priceError: (error: QueryError) => string;
  /** 'Показати' */
  show: string;
  /** 'Скинути' */
  reset: string;
  close: string;
}
