import type { Language } from '../contract/enumerations';

export interface Lot {
  readonly id: string;
  readonly lengthCm: number | null;
  readonly countryId: string | null;
  readonly countryCode: string | null;
  readonly farmId: string | null;
  readonly inStock: boolean;
  readonly promotion: boolean;
  readonly secondGrade: boolean;
  /** When it was noticed as new, ms; set before the catalogue is indexed. */
  noticedAt?: number;
}

/** Products of one category that share a name without its length, a colour and a grade. */
export interface Variety {
  readonly names: Readonly<Record<Language, string>>;
  readonly color: string | null;
  readonly categoryId: string | null;
  /** Species and kinds: `rose`, `spray`. */
  readonly species: readonly string[];
  /** Those in stock first, then by length. */
  readonly lots: readonly Lot[];
}

export interface Catalogue {
  readonly varieties: readonly Variety[];
  readonly farms: ReadonlyMap<string, string>;
  /** When each variety with new lots was noticed last, ms, ascending. */
  readonly noticed?: readonly number[] | undefined;
  readonly countries: ReadonlyMap<string, Readonly<Record<Language, string>>>;
}
