import type { QueryError } from '../list/catalogue-query';

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

export const TOGGLES = ['inStock', 'new', 'promotion', 'secondGrade'] as const;

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Varieties that it leaves beside the other filters; undefined until the catalogue is indexed. */
  readonly count?: number | undefined;
}

export interface ManyChoices {
  readonly options: readonly FilterOption[];
  readonly chosen: readonly string[];
}

/** A choice that would leave nothing is closed. */
export function isClosed(count: number | undefined, isOn: boolean): boolean {
  return count === 0 && !isOn;
}

export interface FiltersView {
  action: string;
  hiddenFields: readonly { name: string; value: string }[];
  toggles: ManyChoices;
  colors: ManyChoices;
  lengths: ManyChoices;
  countries: ManyChoices;
  manufacturers: ManyChoices;
  /** Bounds in UAH as typed; undefined for visitors. */
  price: { min: string; max: string; errors: readonly QueryError[] } | null;
  inForce: number;
  /** What the filters leave: '48 сортів'; undefined where it is not counted. */
  leaves?: string | undefined;
  resetHref: string;
}
