import { sql } from 'drizzle-orm';
import { colourLabels } from '../flora/colours';
import { countries } from '../flora/countries';
import { farms } from '../flora/farms';
import { varieties } from '../flora/varieties';
import type { Translated } from '../translated';
import type { Database } from './store';

/** Full-text index of varieties and farms in three languages. */
export const SEARCH_TABLE = 'searchWords';

function joinTranslations({ uk, en, ru }: Translated): string {
  return `${uk} ${en} ${ru}`;
}

/** `O'Hara` is found as `ohara` and as `o hara`. */
function withoutApostrophes(text: string): string {
  return /['’]/.test(text) ? `${text} ${text.replace(/['’]/g, '')}` : text;
}

export async function createSearchTable(db: Database): Promise<void> {
  const table = sql.identifier(SEARCH_TABLE);
  await db.run(
    sql`CREATE VIRTUAL TABLE ${table} USING fts5(words, kind UNINDEXED, entity UNINDEXED, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3')`,
  );
  const rows = [
    ...varieties.map(({ id, names, species, colour }) => ({
      kind: 'variety',
      id,
      words: `${joinTranslations(names)} ${joinTranslations(species.names)} ${colourLabels(colour)}`,
    })),
    ...farms.map(({ id, name, country }) => ({
      kind: 'farm',
      id,
      words: `${name} ${joinTranslations(countries[country].names)}`,
    })),
  ];
  for (const { kind, id, words } of rows) {
    await db.run(sql`INSERT INTO ${table} (words, kind, entity) VALUES (${withoutApostrophes(words)}, ${kind}, ${id})`);
  }
}
