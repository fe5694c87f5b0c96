import { readProducts, type Product } from '~server/contract/catalogue';
import { MOST_PER_PAGE } from './read-pages.server';
import type { Scope } from './scope.server';

/** What an id can look like in a list of ids; no product is asked for under anything else. */
const listable = /^[^,]{1,64}$/;

interface PageOfIds {
  readonly query: { readonly ids: string; readonly page: 1; readonly perPage: number };
}

/**
 * The products with these ids, as many at a time as the API gives; those it does not know are missing.
 * @throws what `readPage` throws
 */
export async function readByIds(ids: readonly string[], readPage: (page: PageOfIds) => Promise<{ readonly data: readonly Product[] }>): Promise<ReadonlyMap<string, Product>> {
  const wanted = [...new Set(ids)].filter((id) => listable.test(id));
  const pages = Array.from({ length: Math.ceil(wanted.length / MOST_PER_PAGE) }, (_, page) => wanted.slice(page * MOST_PER_PAGE, (page + 1) * MOST_PER_PAGE));
  const answers = await Promise.all(pages.map((page) => readPage({ query: { ids: page.join(','), page: 1, perPage: MOST_PER_PAGE } })));
  return new Map(answers.flatMap(({ data }) => data).map((product) => [product.id, product]));
}

/** The products with these ids at the customer's own prices; those the API does not know are missing. */
export function readProductsById({ api }: Pick<Scope, 'api'>, ids: readonly string[]): Promise<ReadonlyMap<string, Product>> {
  return readByIds(ids, (page) => api.call(readProducts, page));
}
