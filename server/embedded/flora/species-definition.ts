import type { Translated } from '../translated';
import type { Colour } from './colours';
import type { CountryCode } from './countries';

/** Price at a small shop, kopiykas. */
type Step = readonly [lengthCm: number, kopiykas: number];
type Ladder = readonly [Step, ...Step[]];

/** `from`: countries, if other than the species'. */
export interface VarietyDefinition {
  readonly name: string | Translated;
  readonly colour: Colour;
  readonly from?: readonly CountryCode[];
  readonly productType?: 'bouquet';
  /** Lengths of the ladder that it is not grown to, cm. */
  readonly gaps?: readonly number[];
}

export interface SpeciesDefinition {
  readonly code: string;
  readonly categoryId: number;
  readonly names: Translated;
  readonly care: Translated;
  /** Prices by length, in the order in which lots are generated. */
  readonly ladder: Ladder;
  readonly packs: readonly [number, ...number[]];
  /** Stems per pack by country, if different. */
  readonly packsOf?: Partial<Record<CountryCode, readonly [number, ...number[]]>>;
  readonly from: readonly CountryCode[];
  readonly vaseDays: readonly [number, number];
  readonly headMm?: readonly [number, number];
  readonly grades: readonly [string, ...string[]];
  readonly varieties: readonly VarietyDefinition[];
}

/** @param prices as many as lengths */
export function ladder<const Lengths extends readonly [number, ...number[]]>(
  lengths: Lengths,
  prices: { readonly [Place in keyof Lengths]: number },
): Ladder {
  return lengths.map((lengthCm, place) => [lengthCm, prices[place]]) as unknown as Ladder;
}

/** Varieties with the same name in every language, and the gaps of some by name. */
export function named(
  list: Readonly<Record<string, Colour>>,
  from?: readonly CountryCode[],
  gaps: Readonly<Record<string, readonly number[]>> = {},
): VarietyDefinition[] {
  return Object.entries(list).map(([name, colour]) => ({
    name,
    colour,
    ...(from && { from }),
    ...(gaps[name] && { gaps: gaps[name] }),
  }));
}
