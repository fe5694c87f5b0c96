import { isDeepStrictEqual } from 'node:util';
import type { Product } from '../contract/catalogue';
import { endpoints } from '../contract/endpoints';
import type { Check } from './check';

/** Where the portal buys. */
export interface Shop {
  readonly shopId: string;
  readonly warehouseId: string;
}

export const UNKNOWN = 'no-such-entry-0';

/** Reads everything public; gives the products it saw. */
export async function checkCatalogue(
  check: Check,
  { shopId, warehouseId }: Shop,
  bearer: string | undefined,
): Promise<Product[]> {
  const shop = await check.answer(endpoints.shop.get, { params: { id: shopId } });
  await check.rejection(endpoints.shop.get, { params: { id: UNKNOWN } }, {}, 404);
  await check.answer(
    endpoints.warehouse.get,
    { params: { id: warehouseId } },
    {},
    ({ data }) => data.id === warehouseId,
  );
  await check.rejection(endpoints.warehouse.get, { params: { id: UNKNOWN } }, {}, 404);
  const { categoryId1, categoryId2, categoryId3 } = shop?.data.setting ?? {};
  await checkCategories(
    check,
    [categoryId1, categoryId2, categoryId3].flatMap((id) => id ?? []),
  );
  await checkFarms(check);
  await check.answer(endpoints.redirects.get, { query: { path: `/${UNKNOWN}` } }, {}, ({ data }) => data === null);
  await check.answer(endpoints.pages.get, { params: { slug: 'delivery' } });
  await check.rejection(endpoints.pages.get, { params: { slug: UNKNOWN } }, {}, 404);
  await check.pdf(endpoints.priceList.pdf, {}, { bearer });
  return await checkProducts(check, bearer);
}

async function checkCategories(check: Check, sections: readonly string[]): Promise<void> {
  const tree = await check.answer(endpoints.categories.list, {});
  await check.answer(
    endpoints.categories.list,
    { query: { ids: sections.join(',') } },
    {},
    ({ data }) => isSame(idsOf(data), sections),
    'ids= does not give exactly these',
  );
  await check.rejection(endpoints.categories.get, { params: { id: UNKNOWN } }, {}, 404);
  const category = tree?.data.find(({ seoUrl, parentId }) => seoUrl && parentId) ?? tree?.data[0];
  if (!category) return;
  const { id, parentId, seoUrl } = category;
  await check.answer(
    endpoints.categories.get,
    { params: { id } },
    {},
    ({ data }) => data.id === id && (data.parent?.id ?? null) === parentId,
    'gives another category or parent',
  );
  if (!seoUrl) return check.skip('no category has a keyword', endpoints.seoUrls.list);
  await check.answer(
    endpoints.seoUrls.list,
    { query: seoUrl },
    {},
    ({ data }) => data.some(({ type, entityId }) => type === 'category' && entityId === id),
    `keyword ${seoUrl.keyword} does not lead to category ${id}`,
  );
}

async function checkFarms(check: Check): Promise<void> {
  await check.answer(
    endpoints.manufacturers.list,
    { query: { page: 1, perPage: 2 } },
    {},
    ({ data }) => data.length <= 2,
    'perPage=2 gives more',
  );
  const farms = (await check.answer(endpoints.manufacturers.list, { query: { page: 1, perPage: 100 } }))?.data ?? [];
  await check.answer(
    endpoints.countries.list,
    {},
    {},
    ({ data }) => farms.every(({ countryId }) => countryId === null || idsOf(data).includes(countryId)),
    'lacks the country of a farm',
  );
}

async function checkProducts(check: Check, bearer: string | undefined): Promise<Product[]> {
  const list = (query: object, holds: (list: { data: Product[] }) => boolean, otherwise: string) =>
    check.answer(endpoints.products.list, { query }, { bearer }, holds, otherwise);
  const seen = await list({ inStock: '1', perPage: 100 }, ({ data }) => data.length <= 100, 'perPage=100 gives more');
  const [one, other] = seen?.data ?? [];
  if (!one || !other) return [];
  const ids = [one.id, other.id];
  await list(
    { ids: ids.join(',') },
    ({ data }) => isSame(idsOf(data), ids),
    'ids= does not give exactly these products',
  );
  await list(
    { promotion: '1' },
    ({ data }) => data.every(({ promotions }) => promotions.length > 0),
    'promotion=1 gives products without a promotion',
  );
  await list({ search: one.name, perPage: 2 }, ({ data }) => data.length <= 2, 'perPage=2 gives more');
  const both = (await list({ perPage: 6 }, ({ data }) => data.length <= 6, 'perPage=6 gives more'))?.data ?? [];
  await list(
    { page: 2, perPage: 3 },
    ({ data }) => isDeepStrictEqual(idsOf(data), idsOf(both.slice(3))),
    'the second page does not go on where the first ends',
  );
  await list({ page: 100_000 }, ({ data }) => data.length === 0, 'gives products on a page after the last');
  await check.rejection(endpoints.products.list, {}, { bearer: 'made-up' }, 401);
  await check.answer(
    endpoints.products.get,
    { params: { id: one.id } },
    { bearer },
    ({ data }) => isDeepStrictEqual(data, one),
    'gives another product than the list',
  );
  if (bearer !== undefined && one.prices.length === 0) await list({}, () => false, 'gives a customer no prices');
  await check.rejection(endpoints.products.get, { params: { id: UNKNOWN } }, { bearer }, 404);
  return seen?.data ?? [];
}

export function idsOf(list: readonly { id: string }[]): string[] {
  return list.map(({ id }) => id);
}

function isSame(given: readonly string[], wanted: readonly string[]): boolean {
  return isDeepStrictEqual([...given].sort(), [...wanted].sort());
}
