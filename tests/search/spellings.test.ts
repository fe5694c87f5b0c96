import { describe, expect, it } from 'vitest';
import { indexSeed } from './seed-index';
import { spellings, type Spelling } from './spellings';

const FIRST = 3;
const index = await indexSeed();

/** What the first varieties found are, as `wanted` names it: '|Freedom|rose|red|60|EC|'. */
function firstOf(typed: string, language: 'uk' | 'en' | 'ru'): string[] {
  const hits = index.find({ text: typed, language })?.tiers.flatMap((tier) => tier.hits) ?? [];
  return hits.slice(0, FIRST).map(({ variety: at, lot }) => {
    const goods = index.catalogue.varieties[at];
    return `|${[goods?.names.en, ...(goods?.species ?? []), goods?.color, lot.lengthCm, lot.countryCode].join('|')}|`;
  });
}

const isRight = (found: string, { wanted }: Spelling) => wanted.every((part) => found.includes(`|${part}`));

function failuresIn(language: 'uk' | 'en' | 'ru') {
  return spellings.flatMap((spelling) => {
    const first = firstOf(spelling.typed, language);
    const at = first.findIndex((found) => isRight(found, spelling));
    return at === 0
      ? []
      : [{ typed: spelling.typed, wanted: spelling.wanted.join(' & '), first: first.join(' '), isMissing: at < 0 }];
  });
}

describe('search spellings as florists type them', () => {
  it('has at least 150 spellings', () => {
    expect(new Set(spellings.map(({ typed }) => typed)).size).toBeGreaterThanOrEqual(150);
  });

  it.each(['uk', 'en', 'ru'] as const)(
    'finds the right product first for at least 95 % of the spellings (%s)',
    (language) => {
      const failures = failuresIn(language);
      expect(failures.length / spellings.length, JSON.stringify(failures, null, 1)).toBeLessThanOrEqual(0.05);
    },
  );
});
