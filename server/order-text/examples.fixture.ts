import { catalogue } from '../search-index/catalogue.fixture';
import { createSearchIndex } from '../search-index/search-index';
import { splitMessage } from './parse-message';

export type Language = 'uk' | 'en' | 'ru';

const tulip = (name: string, color: string) => ({
  names: { uk: name, en: name, ru: name },
  color,
  categoryId: null,
  species: ['tulip'],
  lots: (catalogue.varieties[0]?.lots ?? []).slice(0, 1).map((lot) => ({ ...lot, id: name })),
});
const index = await createSearchIndex({
  ...catalogue,
  varieties: [...catalogue.varieties, tulip('Strong Gold', 'yellow'), tulip('White Dynasty', 'white')],
});

/** What is read of a message: 'goods = quantity', of packs with a p behind, of an open quantity what it may be. */
export function read(message: string, language: Language = 'uk') {
  const { lines, skipped } = splitMessage(message, { language, index });
  const wishes = lines.map(({ query, quantity, unit, candidates }) => {
    const count = quantity === '' ? candidates.join(' or ') || '?' : quantity;
    return `${query} = ${count}${unit === 'pack' ? ' p' : ''}`.trim();
  });
  return { lines, wishes, skipped };
}

type Example = [message: string, language: Language, wishes: string[]];

/** Rows 'message → wish & wish' with '\n' for a line end; 'en|' or 'ru|' before a message in another language than Ukrainian. */
export function examplesOf(table: string): Example[] {
  return table.split('\n').flatMap((row): Example[] => {
    const [left, right] = row.split(' → ');
    if (left === undefined || right === undefined) return [];
    const [, language = 'uk', written = ''] = /^(?:(en|ru)\|)?(.*)$/.exec(left.trim()) ?? [];
    const message = written.replaceAll('\\n', '\n').replaceAll('\\t', '\t');
    return [[message, language as Language, right === '' ? [] : right.split(' & ')]];
  });
}
