import { isValidProductId } from '~/domain/product-id';
import { MAX_PER_PAGE } from '~server/api/paging';
import { product, type Product } from '~server/contract/catalogue';
import { endpoints } from '~server/contract/endpoints';
import { wholeListOf } from '~server/contract/conventions';
import { limitConcurrency } from '~server/limit-concurrency';
import type { RequestContext } from '~/bff/context.server';

/** What is ordered is read whole or not at all: a product that cannot be read would be told as one that is sold no longer. */
const loadWholeProducts = { ...endpoints.products.list, answer: wholeListOf(product) };

/** Pages of products asked for at the same time: the papers of a month may name two thousand. */
const CONCURRENCY = 4;

interface PageOfIds {
  readonly query: { readonly ids: string; readonly page: 1; readonly perPage: number };
}

/**
 * The products with these ids, as many at a time as the API gives; those it does not know are missing.
 * @throws what `readPage` throws
 */
export async function loadByIds(
  ids: readonly string[],
  readPage: (page: PageOfIds) => Promise<{ readonly data: readonly Product[] }>,
): Promise<ReadonlyMap<string, Product>> {
  const wanted = [...new Set(ids)].filter(isValidProductId);
  const pages = Array.from({ length: Math.ceil(wanted.length / MAX_PER_PAGE) }, (_, page) =>
    wanted.slice(page * MAX_PER_PAGE, (page + 1) * MAX_PER_PAGE),
  );
  const inTurn = limitConcurrency(CONCURRENCY);
  const answers = await Promise.all(
    pages.map((page) => inTurn(() => readPage({ query: { ids: page.join(','), page: 1, perPage: MAX_PER_PAGE } }))),
  );
  return new Map(answers.flatMap(({ data }) => data).map((product) => [product.id, product]));
}

/** The products with these ids at the customer's own prices; those the API does not know are missing. @throws WholesaleError also when one of them cannot be read */
export function loadProductsById(
  { api }: Pick<RequestContext, 'api'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  return loadByIds(ids, (page) => api.call(loadWholeProducts, page));
}

/** The products with these ids to show, as whoever asks may see them; those the API does not know are missing. */
export function showProductsById(
  { api }: Pick<RequestContext, 'api'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  return loadByIds(ids, (page) => api.getProducts(endpoints.products.list, page));
}
