import { expect, it, vi } from 'vitest';
import { createWholesaleClient } from '../api/client';
import { endpoints } from '../contract/endpoints';
import { createSharedCache } from './shared-cache';

const page = (title: string) => ({ data: { slug: 'about', title, html: '', updatedAt: null } });

/** A cache over an API that answers each question with its number. */
function openCache() {
  const fetch = vi.fn((_url: string, _sent: RequestInit) =>
    Promise.resolve(Response.json(page(String(fetch.mock.calls.length)))),
  );
  const cache = createSharedCache(
    createWholesaleClient({ baseUrl: 'http://api.test', fetch, report: () => undefined }),
  );
  return { cache, fetch };
}

const about = { params: { slug: 'about' } };
const context = (language: 'uk' | 'en' = 'uk') => ({ language, requestId: 'r' });

it('SharedCache keeps responses apart by language and input', async () => {
  const { cache } = openCache();
  const titleOf = async (slug: string, language: 'uk' | 'en') =>
    (await cache.get(endpoints.pages.get, { params: { slug } }, context(language))).data.title;
  expect([
    await titleOf('about', 'uk'),
    await titleOf('about', 'en'),
    await titleOf('claims', 'uk'),
    await titleOf('about', 'uk'),
  ]).toEqual(['1', '2', '3', '1']);
});

it('SharedCache keeps products of price groups and of visitors apart', async () => {
  const { cache } = openCache();
  await cache.getProducts(endpoints.pages.get, about, context());
  const pricedFor = async (group: string) =>
    (await cache.getPriced(group, endpoints.pages.get, about, context(), () => Promise.resolve(page(`for ${group}`))))
      .value.data.title;
  expect([await pricedFor('retail'), await pricedFor('wholesale'), await pricedFor('')]).toEqual([
    'for retail',
    'for wholesale',
    'for ',
  ]);
  await cache.setPriced('new', endpoints.pages.get, about, context(), page('told before'));
  expect(await pricedFor('new')).toBe('told before');
});

it('SharedCache calls the API without a bearer for every reader', async () => {
  const { cache, fetch } = openCache();
  await cache.get(endpoints.pages.get, about, { ...context(), bearer: 'a customer’s' });
  expect(new Headers(fetch.mock.calls[0]?.[1].headers).has('authorization')).toBe(false);
});
