import type { Goods, Lot } from './goods';
import type { Chunked } from './run-in-chunks';

/**
 * What weighing asks of goods and of their products, each fact in an array of its own by position: a common word has tens of
 * thousands of bearers, and reading them object by object takes longer than weighing them.
 */
export interface GoodsColumns {
  /** Species and kinds of each of the goods. */
  readonly kinds: Uint8Array;
  /** Place in `lots` of the first product of each of the goods; the products of one follow one another. */
  readonly firstLots: Uint32Array;
  readonly lots: readonly Lot[];
  /** By product, whose it is. */
  readonly goodsOf: Uint32Array;
  /** By product; 0 where it is not known. */
  readonly lengthsCm: Float64Array;
  /** By product, its country and its farm as `countryCodes` and `farmIds` number them. */
  readonly countries: Uint16Array;
  readonly farms: Uint32Array;
  readonly countryCodes: readonly string[];
  readonly farmIds: readonly string[];
}

export function* readColumns(goods: readonly Goods[]): Chunked<GoodsColumns> {
  const lots = goods.flatMap((each) => each.lots);
  const firstLots = new Uint32Array(goods.length + 1);
  goods.forEach((each, at) => (firstLots[at + 1] = (firstLots[at] ?? 0) + each.lots.length));
  const goodsOf = new Uint32Array(lots.length);
  goods.forEach((_, at) => goodsOf.fill(at, firstLots[at], firstLots[at + 1]));
  yield;
  const countries = numberValues(lots.map(({ countryCode }) => countryCode ?? ''));
  yield;
  const farms = numberValues(lots.map(({ farmId }) => farmId ?? ''));
  yield;
  return {
    kinds: Uint8Array.from(goods, ({ species }) => species.length),
    firstLots,
    lots,
    goodsOf,
    lengthsCm: Float64Array.from(lots, ({ lengthCm }) => lengthCm ?? 0),
    countries: Uint16Array.from(countries.numbers),
    farms: Uint32Array.from(farms.numbers),
    countryCodes: countries.values,
    farmIds: farms.values,
  };
}

/** Each value once, and the place there of every one of a list. */
function numberValues(list: readonly string[]): {
  readonly values: readonly string[];
  readonly numbers: readonly number[];
} {
  const places = new Map<string, number>();
  const numbers = list.map((value) => {
    const known = places.get(value);
    if (known === undefined) places.set(value, places.size);
    return known ?? places.size - 1;
  });
  return { values: [...places.keys()], numbers };
}
