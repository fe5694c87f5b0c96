import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.fixture';
import { createSearchIndex } from './search-index';
import { suggestSearches } from './suggest';

const index = await createSearchIndex(catalogue);
const suggest = (text: string, language: 'uk' | 'en' | 'ru' = 'uk') =>
  suggestSearches(index, text, language, 8).map(({ text: suggested, lots }) => [suggested, lots]);

describe('suggestSearches', () => {
  it.each([
    ['фрідом', 'uk', 'Freedom', 3],
    ['фрідом 60', 'uk', 'Freedom 60 см', 2],
    ['60 см фрідом', 'uk', 'Freedom 60 см', 2],
    ['freedom 60', 'en', 'Freedom 60 cm', 2],
    ['фридом 50', 'ru', 'Freedom 50 см', 1],
    ['фрідом еквадор', 'uk', 'Freedom Еквадор', 3],
    ['фрідом монте роза', 'uk', 'Freedom Monte Rosa', 1],
  ] as const)('suggests for %j in %s the search %j of %d products', (text, language, suggested, lots) => {
    expect(suggest(text, language)[0]).toEqual([suggested, lots]);
  });

  it('suggests a search that finds the same products', () => {
    const text = suggestSearches(index, 'фрідом 60', 'uk', 8)[0]?.text ?? '';
    const ids = index.find({ text, language: 'uk' })?.tiers.flatMap(({ hits }) => hits.map(({ lot }) => lot.id));
    expect(ids).toEqual(['r60', 'r60b']);
  });
});
