import type { Lot, Variety } from '../search-index/catalogue';

/** The filters of a list. An empty list, an empty text and `false` mean no filter. */
export interface VarietyFilter {
  readonly manufacturerId: readonly string[];
  readonly countryId: readonly string[];
  readonly lengthCm: readonly number[];
  readonly color: string;
  readonly inStock: boolean;
  readonly promotion: boolean;
  readonly secondGrade: boolean;
  readonly new: boolean;
}

/** A variety with its lots that match all filters, at least one. */
export interface VarietyMatch {
  readonly position: number;
  readonly variety: Variety;
  readonly lots: readonly Lot[];
}

type Facet = keyof VarietyFilter;

/** By facet and value, the number of varieties that each choice returns together with the other filters. */
export type FacetCounts = Readonly<Record<Facet, ReadonlyMap<string, number>>>;

export interface FilteredVarieties {
  readonly matches: readonly VarietyMatch[];
  readonly counts: FacetCounts;
  readonly isEmpty: boolean;
}

interface FacetRule {
  readonly fits: (filter: VarietyFilter, variety: Variety, lot: Lot) => boolean;
  /** The choice that a lot is counted under; null where it has none. */
  readonly valueOf: (variety: Variety, lot: Lot) => string | null;
}

export function isOfOrigin(filter: VarietyFilter, variety: Variety, lot: Lot): boolean {
  return rules.manufacturerId.fits(filter, variety, lot) && rules.countryId.fits(filter, variety, lot);
}

function toggle(name: 'inStock' | 'promotion' | 'secondGrade'): FacetRule {
  return { fits: (filter, _, lot) => !filter[name] || lot[name], valueOf: (_, lot) => (lot[name] ? '1' : null) };
}

const rules: Readonly<Record<Facet, FacetRule>> = {
  manufacturerId: {
    fits: ({ manufacturerId }, _, { farmId }) => manufacturerId.length === 0 || manufacturerId.includes(farmId ?? ''),
    valueOf: (_, { farmId }) => farmId,
  },
  countryId: {
    fits: ({ countryId }, _, lot) => countryId.length === 0 || countryId.includes(lot.countryId ?? ''),
    valueOf: (_, { countryId }) => countryId,
  },
  lengthCm: {
    fits: ({ lengthCm }, _, lot) => lengthCm.length === 0 || lengthCm.includes(lot.lengthCm ?? 0),
    valueOf: (_, { lengthCm }) => (lengthCm === null ? null : String(lengthCm)),
  },
  color: {
    fits: ({ color }, variety) => color === '' || variety.color === color,
    valueOf: ({ color }) => color,
  },
  inStock: toggle('inStock'),
  promotion: toggle('promotion'),
  secondGrade: toggle('secondGrade'),
  new: {
    fits: (filter, _, { noticedAt }) => !filter.new || noticedAt !== undefined,
    valueOf: (_, { noticedAt }) => (noticedAt === undefined ? null : '1'),
  },
};
const facets = Object.keys(rules) as Facet[];

function createFacetCounter(valueOf: FacetRule['valueOf']) {
  const counts = new Map<string, number>();
  const lastCounted = new Map<string, number>();
  return {
    counts,
    count(variety: Variety, lot: Lot, position: number): void {
      const value = valueOf(variety, lot);
      if (value === null || lastCounted.get(value) === position) return;
      lastCounted.set(value, position);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    },
  };
}

/** Filters varieties and counts the varieties of each choice, see {@link FacetCounts}. */
export function filterVarieties(varieties: Iterable<VarietyMatch>, filter: VarietyFilter): FilteredVarieties {
  const matches: VarietyMatch[] = [];
  const counters = facets.map((facet) => ({ facet, ...rules[facet], ...createFacetCounter(rules[facet].valueOf) }));
  let isEmpty = true;
  for (const { position, variety, lots } of varieties) {
    isEmpty = false;
    const fitting: Lot[] = [];
    for (const lot of lots) {
      const failed = counters.filter(({ fits }) => !fits(filter, variety, lot));
      if (failed.length === 0) fitting.push(lot);
      // A choice of a facet counts where the lot fits all filters but those of this facet.
      if (failed.length < 2)
        for (const counter of failed.length === 0 ? counters : failed) counter.count(variety, lot, position);
    }
    if (fitting.length > 0) matches.push({ position, variety, lots: fitting });
  }
  const counts = {} as Record<Facet, ReadonlyMap<string, number>>;
  for (const counter of counters) counts[counter.facet] = counter.counts;
  return { matches, counts, isEmpty };
}
