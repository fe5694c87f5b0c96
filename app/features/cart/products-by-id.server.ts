import { MOST_PER_PAGE } from '~/bff/read-pages.server';
import type { Scope } from '~/bff/scope.server';
import { readProducts, type Product } from '~server/contract/catalogue';

/** What an id can look like in a list of ids; no product is asked for under anything else. */
const listable = /^[^,]{1,64}$/;

/** The products with these ids at the customer's prices; those the API does not know are missing. */
export async function readProductsById(scope: Scope, ids: readonly string[]): Promise<ReadonlyMap<string, Product>> {
  const wanted = [...new Set(ids)].filter((id) => listable.test(id));
  const pages = Array.from({ length: Math.ceil(wanted.length / MOST_PER_PAGE) }, (_, page) =>
    wanted.slice(page * MOST_PER_PAGE, (page + 1) * MOST_PER_PAGE),
  );
  const answers = await Promise.all(
    pages.map((page) => scope.api.call(readProducts, { query: { ids: page.join(','), page: 1, perPage: MOST_PER_PAGE } })),
  );
  return new Map(answers.flatMap(({ data }) => data).map((product) => [product.id, product]));
}
