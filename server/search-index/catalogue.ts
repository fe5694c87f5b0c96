import type { Language } from '../contract/enumerations';

/** One product of the public catalogue, as far as searching needs it. */
export interface Lot {
  readonly id: string;
  readonly lengthCm: number | null;
  readonly countryId: string | null;
  readonly countryCode: string | null;
  readonly farmId: string | null;
  readonly inStock: boolean;
  readonly promotion: boolean;
  readonly secondGrade: boolean;
}

/** Products that share a name, a colour and a species: a variety. */
export interface Variety {
  readonly names: Readonly<Record<Language, string>>;
  readonly color: string | null;
  /** Species and kinds: `rose`, `spray`. */
  readonly species: readonly string[];
  /** What is in stock first, short before long. */
  readonly lots: readonly Lot[];
}

/** The public catalogue as it was read. */
export interface Catalogue {
  readonly varieties: readonly Variety[];
  readonly farms: ReadonlyMap<string, string>;
  /** Names of countries by ISO code. */
  readonly countries: ReadonlyMap<string, Readonly<Record<Language, string>>>;
}
