import { count, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod';
import type { productQuery } from '../../contract/catalogue';
import { parsePage } from '../http/pagination';
import { products, type ProductRow } from '../store/catalogue-tables';
import type { Database } from '../store/store';
import { filterProducts, sortProducts } from './product-filter';
import type { ProductCounts } from './category-view';
import type { ViewContext } from './view-context';

/** A page of lots and the total. Selects ids by an index first, rows only for the page. */
export async function listProducts(db: Database, query: z.output<typeof productQuery>, reader: ViewContext) {
  const where = await filterProducts(db, query, reader);
  const { page, perPage, offset } = parsePage(query);
  const total = await db.$count(products, where);
  const picked = await db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(...sortProducts(query, reader, where !== undefined))
    .limit(perPage)
    .offset(offset);
  const ids = picked.map(({ id }) => id);
  return { rows: await loadProducts(db, ids), meta: { page, perPage, total } };
}

/** In the order of the ids; unknown ids are left out. */
export async function loadProducts(db: Database, ids: readonly number[]): Promise<ProductRow[]> {
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

export async function countByCategory(db: Database): Promise<ProductCounts> {
  const rows = await db.select({ id: products.categoryId, total: count() }).from(products).groupBy(products.categoryId);
  return new Map(rows.map(({ id, total }) => [id, total]));
}

export async function findKeyword(db: Database, keyword: string): Promise<number | null> {
  const [row] = await db.select({ id: products.id }).from(products).where(eq(products.keyword, keyword));
  return row?.id ?? null;
}
