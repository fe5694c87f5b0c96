import { isDeepStrictEqual } from 'node:util';
import {
  readCategories,
  readCategory,
  readCountries,
  readManufacturers,
  readProduct,
  readProducts,
  readSeoUrls,
  readShop,
  readWarehouse,
  type Product,
} from '../contract/catalogue';
import { readPage, readRedirect } from '../contract/content';
import { readProductListPdf } from '../contract/documents';
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
  const shop = await check.answer(readShop, { params: { id: shopId } });
  await check.rejection(readShop, { params: { id: UNKNOWN } }, {}, 404);
  await check.answer(readWarehouse, { params: { id: warehouseId } }, {}, ({ data }) => data.id === warehouseId);
  await check.rejection(readWarehouse, { params: { id: UNKNOWN } }, {}, 404);
  const { categoryId1, categoryId2, categoryId3 } = shop?.data.setting ?? {};
  await checkCategories(
    check,
    [categoryId1, categoryId2, categoryId3].flatMap((id) => id ?? []),
  );
  await checkFarms(check);
  await check.answer(readRedirect, { query: { path: `/${UNKNOWN}` } }, {}, ({ data }) => data === null);
  await check.answer(readPage, { params: { slug: 'delivery' } });
  await check.rejection(readPage, { params: { slug: UNKNOWN } }, {}, 404);
  await check.pdf(readProductListPdf, {}, { bearer });
  return await checkProducts(check, bearer);
}

async function checkCategories(check: Check, sections: readonly string[]): Promise<void> {
  const tree = await check.answer(readCategories, {});
  await check.answer(
    readCategories,
    { query: { ids: sections.join(',') } },
    {},
    ({ data }) => isSame(idsOf(data), sections),
    'ids= does not give exactly these',
  );
  await check.rejection(readCategory, { params: { id: UNKNOWN } }, {}, 404);
  const category = tree?.data.find(({ seoUrl, parentId }) => seoUrl && parentId) ?? tree?.data[0];
  if (!category) return;
  const { id, parentId, seoUrl } = category;
  await check.answer(
    readCategory,
    { params: { id } },
    {},
    ({ data }) => data.id === id && (data.parent?.id ?? null) === parentId,
    'gives another category or parent',
  );
  if (!seoUrl) return check.skip('no category has a keyword', readSeoUrls);
  await check.answer(
    readSeoUrls,
    { query: seoUrl },
    {},
    ({ data }) => data.some(({ type, entityId }) => type === 'category' && entityId === id),
    `keyword ${seoUrl.keyword} does not lead to category ${id}`,
  );
}

async function checkFarms(check: Check): Promise<void> {
  await check.answer(
    readManufacturers,
    { query: { page: 1, perPage: 2 } },
    {},
    ({ data }) => data.length <= 2,
    'perPage=2 gives more',
  );
  const farms = (await check.answer(readManufacturers, { query: { page: 1, perPage: 100 } }))?.data ?? [];
  await check.answer(
    readCountries,
    {},
    {},
    ({ data }) => farms.every(({ countryId }) => countryId === null || idsOf(data).includes(countryId)),
    'lacks the country of a farm',
  );
}

async function checkProducts(check: Check, bearer: string | undefined): Promise<Product[]> {
  const list = (query: object, holds: (list: { data: Product[] }) => boolean, otherwise: string) =>
    check.answer(readProducts, { query }, { bearer }, holds, otherwise);
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
  await check.rejection(readProducts, {}, { bearer: 'made-up' }, 401);
  await check.answer(
    readProduct,
    { params: { id: one.id } },
    { bearer },
    ({ data }) => isDeepStrictEqual(data, one),
    'gives another product than the list',
  );
  if (bearer !== undefined && one.prices.length === 0) await list({}, () => false, 'gives a customer no prices');
  await check.rejection(readProduct, { params: { id: UNKNOWN } }, { bearer }, 404);
  return seen?.data ?? [];
}

export function idsOf(list: readonly { id: string }[]): string[] {
  return list.map(({ id }) => id);
}

function isSame(given: readonly string[], wanted: readonly string[]): boolean {
  return isDeepStrictEqual([...given].sort(), [...wanted].sort());
}
