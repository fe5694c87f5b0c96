import { describe, expect, it } from 'vitest';
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
} from '~server/contract/catalogue';
import { languages } from '~server/contract/enumerations';
import { isEmbedded, useApi } from './api-under-test';
import { call, refuse } from './call';

const api = useApi();

describe('shop, warehouse, categories', () => {
  it('shows the three categories of the shop', async () => {
    const { url, shopId } = api();
    const { setting } = (await call(url, readShop, { params: { id: shopId } })).data.data;
    const ids = [setting.categoryId1, setting.categoryId2, setting.categoryId3].filter((id) => id !== null);
    const { data } = (await call(url, readCategories, { query: { ids: ids.join(',') } })).data;
    expect(data.map((category) => category.id).sort()).toEqual([...ids].sort());
  });

  it('knows its warehouse and no other', async () => {
    expect((await call(api().url, readWarehouse, { params: { id: api().warehouseId } })).data.data.id).toBe(
      api().warehouseId,
    );
    expect((await refuse(api().url, readWarehouse, { params: { id: 'nowhere' } })).status).toBe(404);
    expect((await refuse(api().url, readShop, { params: { id: 'nowhere' } })).status).toBe(404);
  });

  it('finds every category of the tree by its id and keyword, with its parent', async () => {
    const tree = (await call(api().url, readCategories)).data.data;
    for (const { id, seoUrl, parentId } of tree.slice(0, 20)) {
      const whole = (await call(api().url, readCategory, { params: { id } })).data.data;
      expect(whole.parent?.id ?? null).toBe(parentId);
      if (!seoUrl) continue;
      const { data } = (await call(api().url, readSeoUrls, { query: { keyword: seoUrl.keyword } })).data;
      expect(data).toContainEqual({ type: 'category', keyword: seoUrl.keyword, entityId: id });
    }
    expect((await refuse(api().url, readCategory, { params: { id: '99999999' } })).status).toBe(404);
  });

  it('knows no unknown keyword', async () => {
    expect((await call(api().url, readSeoUrls, { query: { keyword: 'no-such-keyword' } })).data.data).toEqual([]);
  });

  it.runIf(isEmbedded)('speaks three languages', async () => {
    const names = await Promise.all(
      languages.map(
        async (language) => (await call(api().url, readCategory, { params: { id: '1' }, language })).data.data.name,
      ),
    );
    expect(names).toEqual(['Троянди', 'Roses', 'Розы']);
  });
});

describe('farms and countries', () => {
  it('places every farm in a listed country', async () => {
    const countries = new Set((await call(api().url, readCountries)).data.data.map((country) => country.id));
    const { data, meta } = (await call(api().url, readManufacturers, { query: { page: 1, perPage: 100 } })).data;
    for (const { countryId } of data) expect(countries).toContain(countryId);
    if (meta) expect(data).toHaveLength(Math.min(100, meta.total));
  });
});

describe('products', () => {
  it('gives visitors no price and customers one of their group', async () => {
    const { url, bearer } = api();
    const [seen] = (await call(url, readProducts, { query: { perPage: 1 } })).data.data;
    const id = seen?.id ?? '';
    const known = (await call(url, readProduct, { params: { id }, bearer })).data.data;
    expect(known.prices.length).toBeGreaterThan(0);
    if (isEmbedded) expect(seen?.prices).toEqual([]);
  });

  it('refuses a bearer that no longer counts', async () => {
    expect((await refuse(api().url, readProducts, { bearer: 'expired' })).status).toBe(401);
  });

  it('lists the same product that it shows alone', async () => {
    const { url, bearer } = api();
    const [listed] = (await call(url, readProducts, { query: { perPage: 1 }, bearer })).data.data;
    expect((await call(url, readProduct, { params: { id: listed?.id ?? '' }, bearer })).data.data).toEqual(listed);
    expect((await refuse(url, readProduct, { params: { id: '99999999' } })).status).toBe(404);
    expect((await refuse(url, readProduct, { params: { id: 'rose' } })).status).toBe(404);
  });

  it.runIf(isEmbedded)('is found by its keyword, which leads to its id', async () => {
    const [listed] = (await call(api().url, readProducts, { query: { perPage: 1 } })).data.data;
    const keyword = listed?.seoUrl?.keyword ?? '';
    expect((await call(api().url, readSeoUrls, { query: { keyword } })).data.data).toEqual([
      { type: 'product', keyword, entityId: listed?.id },
    ]);
  });
});
