import type { Variety, Lot } from './catalogue';
import type { Chunked } from './run-in-chunks';

/**
 * What weighing asks of goods and of their products, each fact in an array of its own by position: a common word has tens of
 * thousands of bearers, and reading them object by object takes longer than weighing them.
 */
export interface CatalogueColumns {
  /** Species and kinds of each of the goods. */
  readonly kinds: Uint8Array;
  /** Place in `lots` of the first product of each of the goods; the products of one follow one another. */
  readonly firstLots: Uint32Array;
  readonly lots: readonly Lot[];
  /** By product, whose it is. */
  readonly varietyOf: Uint32Array;
  /** By product; 0 where it is not known. */
  readonly lengthsCm: Float64Array;
  /** By product, its country and its farm as `countryCodes` and `farmIds` number them. */
  readonly countries: Uint16Array;
  readonly farms: Uint32Array;
  readonly countryCodes: readonly string[];
  readonly farmIds: readonly string[];
}

export function* buildColumns(varieties: readonly Variety[]): Chunked<CatalogueColumns> {
  const lots = varieties.flatMap((each) => each.lots);
  const firstLots = new Uint32Array(varieties.length + 1);
  varieties.forEach((each, at) => (firstLots[at + 1] = (firstLots[at] ?? 0) + each.lots.length));
  const varietyOf = new Uint32Array(lots.length);
  varieties.forEach((_, at) => varietyOf.fill(at, firstLots[at], firstLots[at + 1]));
  yield;
  const countries = toOrdinals(lots.map(({ countryCode }) => countryCode ?? ''));
  yield;
  const farms = toOrdinals(lots.map(({ farmId }) => farmId ?? ''));
  yield;
  return {
    kinds: Uint8Array.from(varieties, ({ species }) => species.length),
    firstLots,
    lots,
    varietyOf,
    lengthsCm: Float64Array.from(lots, ({ lengthCm }) => lengthCm ?? 0),
    countries: Uint16Array.from(countries.ordinals),
    farms: Uint32Array.from(farms.ordinals),
    countryCodes: countries.values,
    farmIds: farms.values,
  };
}

/** Each value once, and the place there of every one of a list. */
function toOrdinals(list: readonly string[]): {
  readonly values: readonly string[];
  readonly ordinals: readonly number[];
} {
  const places = new Map<string, number>();
  const ordinals = list.map((value) => {
    const known = places.get(value);
    if (known === undefined) places.set(value, places.size);
    return known ?? places.size - 1;
  });
  return { values: [...places.keys()], ordinals };
}
