import { isValidProductId } from '~server/domain/product-id';
import { MAX_PER_PAGE } from '~server/api/paging';
import { product, type Product } from '~server/contract/catalogue';
import { endpoints } from '~server/contract/endpoints';
import { wholeListOf } from '~server/contract/conventions';
import { limitConcurrency } from '~server/limit-concurrency';
import type { RequestContext } from '~/bff/context.server';

/** An unreadable product is an error: it would look like one that is no longer sold. */
const completeProducts = { ...endpoints.products.list, answer: wholeListOf(product) };

const CONCURRENCY = 4;

interface PageOfIds {
  readonly query: { readonly ids: string; readonly page: 1; readonly perPage: number };
}

/** Products by id, in requests as large as the API allows; unknown ones are missing. */
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

/** Products at the customer's own prices, for writing. @throws WholesaleError also when one of them is unreadable */
export function loadProductsById(
  { api }: Pick<RequestContext, 'api'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  return loadByIds(ids, (page) => api.call(completeProducts, page));
}

export function getProductsById(
  { api }: Pick<RequestContext, 'api'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  return loadByIds(ids, (page) => api.getProducts(endpoints.products.list, page));
}
