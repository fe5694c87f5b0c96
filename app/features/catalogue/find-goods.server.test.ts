import { expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { catalogue } from '~server/search-index/catalogue.fixture';
import { createSearchIndex, type SearchIndex } from '~server/search-index/search-index';
import { parseCatalogueQuery } from './catalogue-query';
import { findGoods, loadFoundList } from './find-goods.server';

/** Sixty roses of one name: three pages. */
const roses = catalogue.varieties.slice(0, 1).map((goods) => ({
  ...goods,
  lots: goods.lots
    .slice(0, 1)
    .flatMap((lot) => Array.from({ length: 60 }, (_, at) => ({ ...lot, id: String(at + 1) }))),
}));

/** A page of them, when the API has none of them any more. */
async function readPage(index: SearchIndex, page: number) {
  const query = parseCatalogueQuery(new URLSearchParams({ q: 'freedom', page: String(page) }), 'match');
  const ids = Array.from({ length: 60 }, (_, at) => at + 1)
    .slice((page - 1) * 24, page * 24)
    .join('%2C');
  const ctx = fakeContext({
    'GET /categories': { data: [] },
    [`GET /products?page=1&perPage=100&sort=name&order=asc&ids=${ids}`]: { data: [] },
  });
  const found = findGoods(index, ctx, query);
  if (!found) throw new Error('nothing is found');
  return await loadFoundList(ctx, index, found, { action: '/search', query }).catch((error: unknown) => {
    if (error instanceof Response) return error.headers.get('location');
    throw error;
  });
}

it('a product list shows a page without available products as empty, and redirects from a page past the last to the last', async () => {
  const index = await createSearchIndex({ ...catalogue, varieties: roses });
  expect(await readPage(index, 2)).toMatchObject({ cards: [], page: 2, pageCount: 3 });
  expect(await readPage(index, 9)).toBe('/search?q=freedom&page=3');
});
