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

const UNKNOWN = 'no-such-entry-0';

/** Reads everything public; gives the products it saw. */
export async function checkCatalogue(
  check: Check,
  { shopId, warehouseId }: Shop,
  bearer: string | undefined,
): Promise<Product[]> {
  await check.answer(readShop, { params: { id: shopId } });
  await check.answer(readWarehouse, { params: { id: warehouseId } });
  await checkCategories(check);
  await check.answer(readManufacturers, { query: { page: 1, perPage: 2 } }, {}, atMost(2));
  await check.answer(readCountries, {});
  await check.answer(readRedirect, { query: { path: `/${UNKNOWN}` } });
  await check.answer(readPage, { params: { slug: 'delivery' } });
  await check.refusal(readPage, { params: { slug: UNKNOWN } }, {}, 404);
  await check.pdf(readProductListPdf, {}, { bearer });
  return checkProducts(check, bearer);
}

async function checkCategories(check: Check): Promise<void> {
  const tree = await check.answer(readCategories, {});
  const category = tree?.data.find(({ seoUrl, parentId }) => seoUrl && parentId) ?? tree?.data[0];
  if (!category) return;
  await check.answer(readCategories, { query: { ids: category.id } }, {}, ({ data }) =>
    data.every(({ id }) => id === category.id) ? undefined : 'ids= gives others too',
  );
  await check.answer(readCategory, { params: { id: category.id } }, {}, ({ data }) =>
    data.id === category.id ? undefined : 'gives another category',
  );
  const keyword = category.seoUrl?.keyword;
  if (!keyword) return check.skip('no category has a keyword', readSeoUrls);
  await check.answer(readSeoUrls, { query: { keyword } }, {}, ({ data }) =>
    data.some(({ type, entityId }) => type === 'category' && entityId === category.id)
      ? undefined
      : `keyword ${keyword} does not lead to category ${category.id}`,
  );
}

async function checkProducts(check: Check, bearer: string | undefined): Promise<Product[]> {
  const seen = await check.answer(readProducts, { query: { inStock: '1', perPage: 100 } }, { bearer }, atMost(100));
  const [one, other] = seen?.data ?? [];
  if (!one || !other) return [];
  await check.answer(readProducts, { query: { ids: `${one.id},${other.id}` } }, { bearer }, ({ data }) =>
    sameIds(data, [one.id, other.id]) ? undefined : 'ids= does not give exactly these products',
  );
  await check.answer(readProducts, { query: { promotion: '1' } }, { bearer }, ({ data }) =>
    data.every(({ promotions }) => promotions.length > 0)
      ? undefined
      : 'promotion=1 gives products without a promotion',
  );
  await check.answer(readProducts, { query: { search: one.name, page: 1, perPage: 2 } }, { bearer }, atMost(2));
  await check.answer(readProduct, { params: { id: one.id } }, { bearer }, ({ data }) =>
    data.id === one.id ? undefined : 'gives another product',
  );
  await check.refusal(readProduct, { params: { id: UNKNOWN } }, { bearer }, 404);
  return seen?.data ?? [];
}

function sameIds(products: readonly Product[], ids: readonly string[]): boolean {
  return products.length === ids.length && products.every(({ id }) => ids.includes(id));
}

/** Judges that a list keeps to the page size it was asked for. */
export function atMost(perPage: number): (list: { data: readonly unknown[] }) => string | undefined {
  return ({ data }) => (data.length <= perPage ? undefined : `perPage=${perPage} gives ${data.length} entries`);
}
