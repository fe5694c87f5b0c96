import { and, desc, asc, eq, gt, gte, inArray, isNotNull, lte, sql, type SQL, or } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type * as z from 'zod';
import type { productQuery } from '../../contract/catalogue';
import { withDescendants } from '../flora/categories';
import { priceColumn } from '../flora/price-groups';
import { products } from '../store/catalogue-tables';
import type { Database } from '../store/store';
import { parseIds } from './parse-ids';
import type { ViewContext } from './view-context';
import { varieties } from '../flora/varieties';
import { SEARCH_TABLE } from '../store/search-table';

const MAX_WORDS = 8;

/** Varieties of all series are found by the name of the first. */
const listedVarietyId = sql<number>`(${products.varietyId} - 1) % ${varieties.length} + 1`;

async function findEntities(db: Database, word: string): Promise<{ kind: string; entity: number }[]> {
  return db.all(sql`SELECT kind, entity FROM ${sql.identifier(SEARCH_TABLE)} WHERE words MATCH ${`"${word}"*`}`);
}

/** By variety, species, colour, farm, country or length. */
async function conditionFor(db: Database, word: string): Promise<SQL | undefined> {
  const found = await findEntities(db, word);
  const ids = (kind: string) => found.filter((row) => row.kind === kind).map((row) => row.entity);
  return or(
    inArray(listedVarietyId, ids('variety')),
    inArray(products.farmId, ids('farm')),
    ...(/^\d{2,3}$/.test(word) ? [eq(products.lengthCm, Number(word))] : []),
  );
}

/** Every word must match by prefix. The full-text index holds varieties and farms, which are few, not lots. */
async function searchConditions(db: Database, text: string): Promise<SQL[]> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const conditions = await Promise.all(words.slice(0, MAX_WORDS).map((word) => conditionFor(db, word)));
  return conditions.filter((condition) => condition !== undefined);
}

type ProductFilter = z.output<typeof productQuery>;

/** Visitors see no prices, so price bounds do not apply to them. */
function priceBounds({ priceMin, priceMax }: ProductFilter, { customer }: ViewContext): (SQL | undefined)[] {
  if (!customer) return [];
  const column = products[priceColumn(customer.priceGroupId)];
  return [
    priceMin === undefined ? undefined : gte(column, Math.round(priceMin * 100)),
    priceMax === undefined ? undefined : lte(column, Math.round(priceMax * 100)),
  ];
}

export async function filterProducts(
  db: Database,
  query: ProductFilter,
  reader: ViewContext,
): Promise<SQL | undefined> {
  const { ids, categoryId, manufacturerId, countryId, color, search } = query;
  return and(
    ids === undefined ? undefined : inArray(products.id, parseIds(ids.split(','))),
    categoryId === undefined
      ? undefined
      : inArray(products.categoryId, parseIds([categoryId]).flatMap(withDescendants)),
    manufacturerId && inArray(products.farmId, parseIds(manufacturerId)),
    countryId && inArray(products.countryId, parseIds(countryId)),
    color === undefined ? undefined : eq(products.colour, color),
    query.inStock && gt(products.mainStock, 0),
    query.promotion && isNotNull(products.promotionId),
    query.secondGrade && eq(products.isSecondGrade, true),
    query.productOfWeek && eq(products.isProductOfWeek, true),
    ...priceBounds(query, reader),
    ...(search === undefined ? [] : await searchConditions(db, search)),
  );
}

const nameRanks = { uk: products.rankUk, en: products.rankEn, ru: products.rankRu } as const;

/**
 * By name in the reader's alphabet or by farm and then by name; lots of one name from short to long, first grade first, then by farm: not by price,
 * which visitors are not told. Lists without a sort by id. With a filter the `+` keeps SQLite from walking the whole catalogue in order, row by row,
 * in search of the few that fit.
 */
export function sortProducts({ sort, order }: ProductFilter, { language }: ViewContext, isFiltered: boolean): SQL[] {
  const direction = order === 'desc' ? desc : asc;
  const by = (column: SQLiteColumn) => direction(isFiltered ? sql`+${column}` : column);
  const name = nameRanks[language];
  const lots = [asc(products.lengthCm), asc(products.isSecondGrade), asc(products.farmRank), asc(products.id)];
  if (sort === 'name') return [by(name), ...lots];
  if (sort === 'manufacturer') return [by(products.farmRank), asc(name), ...lots];
  return [by(products.id)];
}
