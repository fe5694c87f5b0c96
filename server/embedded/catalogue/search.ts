import { inArray, or, sql, eq, type SQL } from 'drizzle-orm';
import { varieties } from '../flora/varieties';
import { products } from '../store/catalogue-tables';
import { SEARCH_TABLE } from '../store/search-table';
import type { Database } from '../store/store';

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
export async function searchConditions(db: Database, text: string): Promise<SQL[]> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const conditions = await Promise.all(words.slice(0, MAX_WORDS).map((word) => conditionFor(db, word)));
  return conditions.filter((condition) => condition !== undefined);
}
