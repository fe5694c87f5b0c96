import { endpoints } from '../../contract/endpoints';
import { toCategoryView } from '../catalogue/category-view';
import { countByCategory, findKeyword, listProducts, loadProducts } from '../catalogue/list-products';
import { parseIds } from '../catalogue/parse-ids';
import { toProductView } from '../catalogue/product-view';
import { categories } from '../flora/categories';
import { countries } from '../flora/countries';
import { farms } from '../flora/farms';
import { findPage } from '../content/pages';
import { ApiError } from '../http/api-error';
import { paginate } from '../http/pagination';
import type { Routes } from '../http/routes';
import { SHOP_ID, supplier, RESERVE_WAREHOUSE_ID, WAREHOUSE_ID } from '../supplier';
import { translated, type Translated } from '../translated';

interface WarehouseFacts {
  readonly id: string;
  readonly names: Translated;
  readonly addresses: Translated;
}

const warehouses: readonly WarehouseFacts[] = [
  {
    id: WAREHOUSE_ID,
    names: translated('Склад Київ', 'Kyiv warehouse', 'Склад Киев'),
    addresses: supplier.contactAddress,
  },
  {
    id: RESERVE_WAREHOUSE_ID,
    names: translated('Холодний резерв', 'Cold reserve', 'Холодный резерв'),
    addresses: translated('Київ, вул. Бориспільська, 9', 'Kyiv, 9 Boryspilska St', 'Киев, ул. Бориспольская, 9'),
  },
];

export function registerCatalogueRoutes({ anyone, context: { store, now } }: Routes): void {
  anyone(endpoints.shop.get, ({ params }) => {
    if (params.id !== SHOP_ID) throw new ApiError('NOT_FOUND');
    return Promise.resolve({
      data: { id: SHOP_ID, name: supplier.shopName.uk, setting: { categoryId1: 1, categoryId2: 2, categoryId3: 3 } },
    });
  });

  anyone(endpoints.warehouse.get, ({ params, language }) => {
    const warehouse = warehouses.find(({ id }) => id === params.id);
    if (!warehouse) throw new ApiError('NOT_FOUND');
    return Promise.resolve({
      data: { id: warehouse.id, name: warehouse.names[language], address: warehouse.addresses[language] },
    });
  });

  anyone(endpoints.categories.list, async ({ query, language, origin }) => {
    const counts = await countByCategory(store.db);
    const wanted = query.ids?.split(',');
    const data = categories
      .filter(({ id }) => !wanted || wanted.includes(String(id)))
      .map((facts) => toCategoryView(facts, counts, language, origin));
    return { data, meta: { page: 1, perPage: Math.max(data.length, 1), total: data.length } };
  });

  anyone(endpoints.categories.get, async ({ params, language, origin }) => {
    const facts = categories.find(({ id }) => String(id) === params.id);
    if (!facts) throw new ApiError('NOT_FOUND');
    return { data: toCategoryView(facts, await countByCategory(store.db), language, origin) };
  });

  anyone(endpoints.seoUrls.list, async ({ query }) => {
    const keyword = query.keyword.toLowerCase();
    const category = categories.find((facts) => facts.keyword === keyword);
    const productId = await findKeyword(store.db, keyword);
    return {
      data: [
        ...(category ? [{ type: 'category', keyword, entityId: category.id }] : []),
        ...(productId === null ? [] : [{ type: 'product', keyword, entityId: productId }]),
        ...(findPage(keyword) ? [{ type: 'page', keyword, entityId: keyword }] : []),
      ],
    };
  });

  anyone(endpoints.products.list, async ({ query, language, origin, caller }) => {
    const reader = { language, origin, customer: caller?.customer ?? null, now: now() };
    const { rows, meta } = await listProducts(store.db, query, reader);
    return { data: rows.map((row) => toProductView(row, reader)), meta };
  });

  anyone(endpoints.products.get, async ({ params, language, origin, caller }) => {
    const [row] = await loadProducts(store.db, parseIds([params.id]));
    if (!row) throw new ApiError('NOT_FOUND');
    return { data: toProductView(row, { language, origin, customer: caller?.customer ?? null, now: now() }) };
  });

  anyone(endpoints.manufacturers.list, ({ query }) => {
    const { data, meta } = paginate(farms, query);
    return Promise.resolve({
      data: data.map(({ id, name, country }) => ({ id, name, countryId: countries[country].id })),
      meta,
    });
  });

  anyone(endpoints.countries.list, ({ language }) =>
    Promise.resolve({
      data: Object.entries(countries).map(([code, { id, names }]) => ({ id, code, name: names[language] })),
    }),
  );
}
