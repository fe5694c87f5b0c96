import { expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { catalogue } from '~server/search-index/catalogue.fixture';
import { createSearchIndex, type SearchIndex } from '~server/search-index/search-index';
import { loadSearchPage } from './search-page.server';

/** Sixty varieties of one name: three pages. */
const roses = catalogue.varieties.slice(0, 1).flatMap((variety) =>
  Array.from({ length: 60 }, (_, at) => ({
    ...variety,
    lots: variety.lots.slice(0, 1).map((lot) => ({ ...lot, id: String(at + 1) })),
  })),
);

/** A page of them, when the API has none of them any more. */
async function readPage(index: SearchIndex, page: number) {
  const ids = Array.from({ length: 60 }, (_, at) => at + 1)
    .slice((page - 1) * 24, page * 24)
    .join('%2C');
  const ctx = fakeContext({
    'GET /categories': { data: [] },
    'GET /countries': { data: [] },
    'GET /manufacturers?page=1&perPage=100': { data: [] },
    [`GET /products?ids=${ids}&page=1&perPage=100`]: { data: [] },
  });
  const services = { ...ctx.services, catalogueIndex: { current: () => index, start: () => undefined } };
  const request = new Request(`https://shop.example/search?q=freedom&page=${page}`);
  return await loadSearchPage({ ...ctx, services }, request).catch((error: unknown) => {
    if (error instanceof Response) return error.headers.get('location');
    throw error;
  });
}

it('a search shows a page without available products as empty, and redirects from a page past the last to the last', async () => {
  const index = await createSearchIndex({ ...catalogue, varieties: roses });
  expect(await readPage(index, 2)).toMatchObject({ found: { list: { varieties: [], page: 2, pageCount: 3 } } });
  expect(await readPage(index, 9)).toBe('/search?q=freedom&page=3');
});
