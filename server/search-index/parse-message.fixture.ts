import { catalogue } from './catalogue.fixture';
import { isKnownProduct } from './match-line';
import { splitMessage } from './parse-message';
import { createSearchIndex } from './search-index';

const index = await createSearchIndex(catalogue);

/** What is read of a message: 'goods|quantity|candidates', of packs with a p behind, and what is skipped. */
export function readMessage(message: string, language: 'uk' | 'en' | 'ru' = 'uk') {
  const isKnown = (text: string) => isKnownProduct(index, text, language);
  const { lines, skipped } = splitMessage(message, { language, isKnownProduct: isKnown });
  const wishes = lines.map(({ query, quantity, unit, candidates }) =>
    [query, quantity, candidates.join(' or ')].join('|').concat(unit === 'pack' ? ' p' : ''),
  );
  return { wishes, skipped };
}

export const readWishes = (message: string, language?: 'uk' | 'en' | 'ru') => readMessage(message, language).wishes;
