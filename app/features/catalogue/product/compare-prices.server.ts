import type { RequestContext } from '~/bff/context.server';
import { loadBuyerOrPartial } from '~/data/buyer.server';
import { loadByIds } from '~/data/products-by-id.server';
import { priceFor } from '~server/domain/pricing';
import { DEFAULT_CURRENCY, moneyOf } from '~server/contract/money';
import type { VarietyMatch } from '~server/varieties/filter-varieties';
import { boundsInForce, type CatalogueQuery } from '../list/catalogue-query';
import { fetchProducts } from '../list/products.server';

/** Lots whose prices are compared for a bound or a sort. */
const MAX_COMPARED = 1_000;

/** Whether a list needs prices before its page is known; visitors have none. */
export function isComparedByPrice({ session }: Pick<RequestContext, 'session'>, query: CatalogueQuery): boolean {
  const { min, max } = boundsInForce(query);
  return session.isSignedIn && (min !== null || max !== null || query.sort === 'price' || query.sort === '-price');
}

/**
 * Leaves the lots within the price bounds and sorts varieties by the customer's prices, as far as they are compared.
 * @returns `isPriceCut` where there were more lots; those are left out by a bound, and last in a sort
 * @throws WholesaleError
 */
export async function comparePrices(ctx: RequestContext, query: CatalogueQuery, matches: readonly VarietyMatch[]) {
  const ids = matches.flatMap(({ lots }) => lots.map(({ id }) => id));
  const [products, buyer] = await Promise.all([
    loadByIds(ids.slice(0, MAX_COMPARED), ({ query: page }) => fetchProducts(ctx, page)),
    loadBuyerOrPartial(ctx),
  ]);
  const amounts = new Map<string, number>();
  for (const [id, product] of products) {
    const price = priceFor(product, buyer);
    if (price !== null) amounts.set(id, price.amount);
  }
  const { min, max } = boundsInForce(query);
  const [least, most] = [moneyOf(min ?? 0, DEFAULT_CURRENCY).amount, moneyOf(max ?? Infinity, DEFAULT_CURRENCY).amount];
  const isWithin = (id: string) => {
    const amount = amounts.get(id);
    if (min === null && max === null) return true;
    return amount !== undefined && amount >= least && amount <= most;
  };
  const within = matches
    .map((match) => ({ ...match, lots: match.lots.filter(({ id }) => isWithin(id)) }))
    .filter(({ lots }) => lots.length > 0);
  return { matches: sortByPrice(within, query, amounts), isPriceCut: ids.length > MAX_COMPARED };
}

/** By the cheapest lot in stock, or from dear to cheap by the dearest; varieties without a price stand last. */
function sortByPrice(matches: readonly VarietyMatch[], { sort }: CatalogueQuery, amounts: ReadonlyMap<string, number>) {
  if (sort !== 'price' && sort !== '-price') return matches;
  const keys = new Map(
    matches.map((match) => {
      const inStock = match.lots.filter((lot) => lot.inStock);
      const own = (inStock.length > 0 ? inStock : match.lots).flatMap(({ id }) => amounts.get(id) ?? []);
      return [match, own.length === 0 ? Infinity : sort === 'price' ? Math.min(...own) : -Math.max(...own)];
    }),
  );
  return matches.toSorted((one, other) => compare(keys.get(one) ?? 0, keys.get(other) ?? 0));
}

/** Infinity less Infinity is no number. */
function compare(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
