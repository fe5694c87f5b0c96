import type { Variety, Lot } from './catalogue';
import type { Chunked } from './run-in-chunks';

/** Attributes of varieties and products as typed arrays by position: faster to score than objects, since a common word matches tens of thousands. */
export interface CatalogueColumns {
  readonly kinds: Uint8Array;
  /** Position in `lots` of each variety's first product; its products are consecutive. */
  readonly firstLots: Uint32Array;
  readonly lots: readonly Lot[];
  readonly varietyOf: Uint32Array;
  /** By product; 0 for unknown. */
  readonly lengthsCm: Float64Array;
  /** By product, positions in `countryCodes` and `farmIds`. */
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
