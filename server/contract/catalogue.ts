import * as z from 'zod';
import {
  dataOf,
  id,
  isoTime,
  lenient,
  listOf,
  moneyIn,
  openEnum,
  optional,
  orElse,
  paging,
  sparse,
} from './conventions';
import { endpoint } from './endpoint';
import { itemTypes, productKinds, seoUrlTypes } from './enumerations';

const seoKeyword = lenient(z.object({ keyword: z.string().min(1) }));

const shop = z.object({
  id,
  name: z.string(),
  setting: sparse(z.object({ categoryId1: optional(id), categoryId2: optional(id), categoryId3: optional(id) })),
});
export type Shop = z.output<typeof shop>;

const warehouse = z.object({ id, name: z.string(), address: optional(z.string()) });
export type Warehouse = z.output<typeof warehouse>;

export const category = z.object({
  id,
  name: z.string(),
  description: optional(z.string()),
  parentId: optional(id),
  parent: optional(z.object({ id, name: z.string(), seoUrl: seoKeyword })),
  seoUrl: seoKeyword,
  image: optional(z.string()),
  productCount: optional(z.number().int()),
});
export type Category = z.output<typeof category>;

export const seoUrl = z.object({ type: openEnum(seoUrlTypes), keyword: z.string(), entityId: id });
export type SeoUrl = z.output<typeof seoUrl>;

export const country = z.object({ id, name: z.string(), code: lenient(z.string().length(2)) });
export type Country = z.output<typeof country>;

export const manufacturer = z.object({ id, name: z.string(), countryId: optional(id) });
export type Manufacturer = z.output<typeof manufacturer>;

export const image = z.object({
  url: z.string(),
  width: optional(z.number()),
  height: optional(z.number()),
  alt: optional(z.string()),
});
export type Image = z.output<typeof image>;

export const stock = z.object({ warehouseId: id, available: optional(z.number()) });
export type Stock = z.output<typeof stock>;

const promotion = z.object({
  id,
  title: z.string(),
  /** Percent when `discountType` is `percent`. */
  discountValue: z.number(),
  discountType: openEnum(['percent']),
  startsAt: optional(isoTime),
  endsAt: optional(isoTime),
});
export type Promotion = z.output<typeof promotion>;

/** Past and coming ones, too. */
export const promotions = orElse(z.array(promotion), []);

export const productManufacturer = optional(z.object({ id, name: z.string(), country: optional(country) }));

const attributes = z.object({
  lengthCm: optional(z.number()),
  /** Null for goods by the piece: a pack of one is a piece. */
  packSize: optional(z.number().int().nonnegative()).transform((pieces) => (pieces && pieces > 1 ? pieces : null)),
  color: optional(z.string()),
  grade: optional(z.string()),
  headSizeMm: optional(z.number()),
  vaseLifeDays: optional(z.number()),
});

export const product = z.object({
  id,
  name: z.string(),
  description: optional(z.string()),
  productType: openEnum(itemTypes),
  kind: openEnum(productKinds),
  categoryId: optional(id),
  manufacturerId: optional(id),
  manufacturer: productManufacturer,
  images: orElse(z.array(image), []),
  /** Price per price group, a running promotion already taken off. A visitor may get none. */
  prices: orElse(z.array(z.object({ priceGroupId: id, price: moneyIn })), []),
  stocks: orElse(z.array(stock), []),
  promotions,
  attributes: sparse(attributes),
  isProductOfWeek: orElse(z.boolean(), false),
  isSecondGrade: orElse(z.boolean(), false),
  seoUrl: seoKeyword,
});
export type Product = z.output<typeof product>;

const productSorts = ['name', 'manufacturer'] as const;

export const productQuery = paging.extend({
  ids: z.string().optional(),
  categoryId: z.string().optional(),
  manufacturerId: z.array(z.string()).optional(),
  countryId: z.array(z.string()).optional(),
  color: z.string().optional(),
  search: z.string().optional(),
  inStock: z.literal('1').optional(),
  promotion: z.literal('1').optional(),
  secondGrade: z.literal('1').optional(),
  productOfWeek: z.literal('1').optional(),
  /** UAH, the caller's price. */
  priceMin: z.coerce.number().nonnegative().optional(),
  priceMax: z.coerce.number().nonnegative().optional(),
  sort: z.enum(productSorts).optional(),
  order: z.enum(['asc', 'desc']).optional(),
});
export type ProductQuery = z.input<typeof productQuery>;

export const shopEndpoints = {
  get: endpoint({
    name: 'catalogue.shop',
    method: 'GET',
    path: '/shops/{id}',
    group: 'catalogue',
    auth: 'none',
    answer: dataOf(shop),
  }),
};

export const warehouseEndpoints = {
  get: endpoint({
    name: 'catalogue.warehouse',
    method: 'GET',
    path: '/warehouses/{id}',
    group: 'catalogue',
    auth: 'none',
    answer: dataOf(warehouse),
  }),
};

export const categoryEndpoints = {
  /** `ids=1,2,3`, or none for the whole tree, flat. */
  list: endpoint({
    name: 'catalogue.categories',
    method: 'GET',
    path: '/categories',
    group: 'catalogue',
    auth: 'none',
    query: z.object({ ids: z.string().optional() }),
    answer: listOf(category),
  }),

  get: endpoint({
    name: 'catalogue.category',
    method: 'GET',
    path: '/categories/{id}',
    group: 'catalogue',
    auth: 'none',
    answer: dataOf(category),
  }),
};

export const seoUrlEndpoints = {
  list: endpoint({
    name: 'catalogue.seoUrls',
    method: 'GET',
    path: '/seo-urls',
    group: 'catalogue',
    auth: 'none',
    query: z.object({ keyword: z.string() }),
    answer: listOf(seoUrl),
  }),
};

export const productEndpoints = {
  list: endpoint({
    name: 'catalogue.products',
    method: 'GET',
    path: '/products',
    group: 'catalogue',
    auth: 'optional',
    query: productQuery,
    answer: listOf(product),
  }),

  get: endpoint({
    name: 'catalogue.product',
    method: 'GET',
    path: '/products/{id}',
    group: 'catalogue',
    auth: 'optional',
    answer: dataOf(product),
  }),
};

export const manufacturerEndpoints = {
  list: endpoint({
    name: 'catalogue.manufacturers',
    method: 'GET',
    path: '/manufacturers',
    group: 'catalogue',
    auth: 'none',
    query: paging,
    answer: listOf(manufacturer),
  }),
};

export const countryEndpoints = {
  list: endpoint({
    name: 'catalogue.countries',
    method: 'GET',
    path: '/countries',
    group: 'catalogue',
    auth: 'none',
    answer: listOf(country),
  }),
};
