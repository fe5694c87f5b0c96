import { LRUCache } from 'lru-cache';
import type { RequestContext } from '~/bff/context.server';
import type { Category } from '~server/contract/catalogue';
import type { Lot } from '~server/search-index/catalogue';
import {
  filterVarieties,
  type FacetCounts,
  type FilteredVarieties,
  type VarietyFilter,
  type VarietyMatch,
} from '~server/varieties/filter-varieties';
import { addToMultimap } from '~server/domain/multimap';
import type { SearchIndex, SearchResult } from '~server/search-index/search-index';
import { sortVarieties, type VarietySort } from '~server/varieties/sort-varieties';
import type { CatalogueQuery, Sort } from './catalogue-query';
import { comparePrices, isComparedByPrice } from '../product/compare-prices.server';
import type { Hit } from '~server/search-index/score-products';
import { loadFavouriteLots } from '~/data/favourites.server';
import { createCategoryRank, showCategoryTree } from '~/data/category-tree.server';

/** Varieties of all filtered lists that are kept of one index and language. */
const MAX_CACHED = 500_000;

/** The varieties of a list under its filters, in order. Their prices and stock are read from the API, page by page. */
export interface VarietyListing {
  readonly matches: readonly VarietyMatch[];
  readonly counts: FacetCounts;
  readonly isPriceCut: boolean;
  /** The index has nothing of what is listed, whatever the filters. */
  readonly isUnknown: boolean;
}

/**
 * Filters, counts and sorts varieties by the index: those of a category, of a search, or all.
 * @throws WholesaleError where prices are to be compared and cannot be read
 */
export async function listVarieties(
  ctx: RequestContext,
  index: SearchIndex,
  query: CatalogueQuery,
  { categoryId, found }: { readonly categoryId?: string | undefined; readonly found?: SearchResult | undefined } = {},
): Promise<VarietyListing> {
  const tree = await showCategoryTree(ctx);
  const filter = toFilter(query);
  const by = listSort(query.sort);
  const read = (): FilteredVarieties => {
    const filtered = filterVarieties(found ? groupHits(index, found) : varietiesOf(index, tree, categoryId), filter);
    if (!by) return filtered;
    const categoryRank = createCategoryRank(tree);
    return {
      ...filtered,
      matches: sortVarieties(filtered.matches, by, { index, language: ctx.language, categoryRank }),
    };
  };
  const key = JSON.stringify([categoryId, filter, by]);
  const { matches: inOrder, counts, isEmpty: isUnknown } = found ? read() : keep(index, tree, key, read);
  const matches = query.new && query.sort === 'default' ? await putFavouritesFirst(ctx, inOrder) : inOrder;
  if (!isComparedByPrice(ctx, query)) return { matches, counts, isUnknown, isPriceCut: false };
  return { counts, isUnknown, ...(await comparePrices(ctx, query, matches)) };
}

/** New goods: favourites first, then what was noticed last. */
async function putFavouritesFirst(ctx: RequestContext, matches: readonly VarietyMatch[]): Promise<VarietyMatch[]> {
  const favourites = await loadFavouriteLots(ctx);
  const keyOf = ({ lots }: VarietyMatch) =>
    lots.reduce(
      (last, { id, noticedAt = 0 }) => Math.max(last, favourites.has(id) ? Number.MAX_SAFE_INTEGER : noticedAt),
      0,
    );
  const keyed = matches.map((match) => ({ match, key: keyOf(match) }));
  return keyed.sort((one, other) => other.key - one.key).map(({ match }) => match);
}

const createListCache = () =>
  new LRUCache<string, FilteredVarieties>({
    maxSize: MAX_CACHED,
    sizeCalculation: ({ matches }) => matches.length + 1,
  });
type CachedLists = WeakMap<readonly Category[], ReturnType<typeof createListCache>>;
const cache = new WeakMap<SearchIndex, CachedLists>();

/** Cached for an index and a category tree, which has one language. */
function keep(index: SearchIndex, tree: readonly Category[], key: string, read: () => FilteredVarieties) {
  const ofIndex: CachedLists = cache.get(index) ?? new WeakMap();
  cache.set(index, ofIndex);
  const lists = ofIndex.get(tree) ?? createListCache();
  ofIndex.set(tree, lists);
  const list = lists.get(key) ?? read();
  lists.set(key, list);
  return list;
}

/** How the index sorts; null where a list stays in the order it was found in. */
function listSort(sort: Sort): VarietySort | null {
  if (sort === 'match') return null;
  return sort === 'price' || sort === '-price' ? 'default' : sort;
}

function toFilter(query: CatalogueQuery): VarietyFilter {
  const { manufacturerId, countryId, lengthCm, color, inStock, promotion, secondGrade } = query;
  return { manufacturerId, countryId, lengthCm, color, inStock, promotion, secondGrade, new: query.new };
}

function* varietiesOf(
  index: SearchIndex,
  tree: readonly Category[],
  categoryId: string | undefined,
): Generator<VarietyMatch> {
  const positions =
    categoryId === undefined ? index.catalogue.varieties.keys() : index.positionsIn(withDescendants(tree, categoryId));
  for (const position of positions) {
    const variety = index.catalogue.varieties[position];
    if (variety) yield { position, variety, lots: variety.lots };
  }
}

/** Best matches first; of equal ones those in stock. */
function groupHits({ catalogue }: SearchIndex, { tiers }: SearchResult): VarietyMatch[] {
  const lots = new Map<number, Lot[]>();
  for (const { variety, lot } of tiers.flatMap(({ hits }) => putInStockFirst(hits))) addToMultimap(lots, variety, lot);
  return [...lots].flatMap(([position, own]) => {
    const variety = catalogue.varieties[position];
    return variety ? [{ position, variety, lots: own }] : [];
  });
}

function putInStockFirst(hits: readonly Hit[]): Hit[] {
  const inStock = new Set(hits.filter(({ lot }) => lot.inStock).map(({ variety }) => variety));
  const isIn = ({ variety }: Hit) => inStock.has(variety);
  return [...hits.filter(isIn), ...hits.filter((hit) => !isIn(hit))];
}

function withDescendants(tree: readonly Category[], categoryId: string): string[] {
  const ids = new Set([categoryId]);
  for (const id of ids) for (const category of tree) if (category.parentId === id) ids.add(category.id);
  return [...ids];
}
