import { expect, it } from 'vitest';
import { endpoints } from '~server/contract/endpoints';
import { languages } from '~server/contract/enumerations';
import { useEmbeddedApi } from './embedded-api';

const api = useEmbeddedApi();

it('GET /categories/1 answers the name in each language', async () => {
  const answers = languages.map((language) =>
    api.call(endpoints.categories.get, { params: { id: '1' } }, { language }),
  );
  expect((await Promise.all(answers)).map(({ data }) => data.name)).toEqual(['Троянди', 'Roses', 'Розы']);
});

it('GET /products without a token answers no prices', async () => {
  const { data } = await api.call(endpoints.products.list, { query: { perPage: 5 } });
  expect(data.map(({ prices }) => prices)).toEqual([[], [], [], [], []]);
});

it('GET /seo-urls?keyword=… answers the product id, and nothing for an unknown keyword', async () => {
  const [listed] = (await api.call(endpoints.products.list, { query: { perPage: 1 } })).data;
  const keyword = listed?.seoUrl?.keyword ?? '';
  const found = await api.call(endpoints.seoUrls.list, { query: { keyword } });
  expect(found.data).toEqual([{ type: 'product', keyword, entityId: listed?.id }]);
  expect((await api.call(endpoints.seoUrls.list, { query: { keyword: 'no-such-keyword' } })).data).toEqual([]);
});

it.each(['about', 'delivery', 'claims'])('GET /pages/%s answers another title in each language', async (slug) => {
  const answers = languages.map((language) => api.call(endpoints.pages.get, { params: { slug } }, { language }));
  expect(new Set((await Promise.all(answers)).map(({ data }) => data.title)).size).toBe(3);
});

it('GET /redirects answers targets inside and outside the shop', async () => {
  const targetOf = async (path: string) => (await api.call(endpoints.redirects.get, { query: { path } })).data?.target;
  expect(await targetOf('/Trojandy')).toBe('/categories/roses');
  expect(await targetOf('/how-to-find-us')).toMatch(/^https:\/\//);
});
