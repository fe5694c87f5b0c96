import type { Translated } from '../translated';
import type { Colour } from './colours';
import type { CountryCode } from './countries';

/** A price step: this stem length costs this much at a small shop, kopiykas. */
export type Step = readonly [lengthCm: number, kopiykas: number];

/** A variety: what it is called everywhere (or in each language), its colour, and where it grows if not wherever its species does. */
export interface VarietyDefinition {
  readonly name: string | Translated;
  readonly colour: Colour;
  readonly from?: readonly CountryCode[];
  readonly productType?: 'bouquet';
}

/** What the trade knows of a species. */
export interface SpeciesDefinition {
  /** Also the first part of its pictures' names. */
  readonly code: string;
  readonly categoryId: number;
  readonly names: Translated;
  /** One sentence of care. */
  readonly care: Translated;
  /** Price ladder, in the order lots are made. */
  readonly ladder: readonly [Step, ...Step[]];
  /** Stems per pack, the usual one first. */
  readonly packs: readonly [number, ...number[]];
  /** Stems per pack where the country packs its own way. */
  readonly packsOf?: Partial<Record<CountryCode, readonly [number, ...number[]]>>;
  readonly from: readonly CountryCode[];
  readonly vaseDays: readonly [number, number];
  readonly headMm?: readonly [number, number];
  readonly grades: readonly [string, ...string[]];
  readonly varieties: readonly VarietyDefinition[];
}

/** Varieties called the same in every language: `name: colour`. */
export function named(list: Readonly<Record<string, Colour>>, from?: readonly CountryCode[]): VarietyDefinition[] {
  return Object.entries(list).map(([name, colour]) => ({ name, colour, ...(from ? { from } : {}) }));
}
