import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexSeed } from '../seed-index';
import { languages, type Language, type Wanted } from './goods';
import { createReader, measure } from './measure';
import { alike, corrected, joined, polite, quoted, refused, struckOut } from './messages';

const index = await indexSeed();
const read = createReader(index);
const SEED = 1;
const RUNS = 100;
const LEAST_RIGHT = 0.98;

type Messages = fc.Arbitrary<{ text: string; language: Language; wanted: readonly Wanted[] }>;

function sharesOf(messages: Messages) {
  const { right, asked, wrong, failures } = measure(read, messages, { seed: SEED, numRuns: RUNS });
  const all = right + asked + wrong;
  expect(all, 'messages that are fair').toBeGreaterThan(RUNS / 2);
  return { right: right / all, wrong: wrong / all, failures: [`seed ${SEED}`, ...failures].join('\n') };
}

describe('the grammar of orders', () => {
  it.each([
    ['lines joined by any sign', joined],
    ['greetings, thanks, phones and dates around the lines', polite],
    ['goods that are refused', refused],
    ['lines that are struck out', struckOut],
    ['words of others below the message', quoted],
    ['quantities that are taken back', corrected],
  ] as const)('reads messages with %s right, and asks where it is in doubt', (_, messages) => {
    const { right, wrong, failures } = sharesOf(messages);
    expect(wrong, failures).toBe(0);
    expect(right, failures).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  it.each(Object.entries({ joined, polite, refused, struckOut, quoted, corrected }))(
    'loses no word and no figure of messages that are %s: each is in a line or in what was left out',
    (_, messages: fc.Arbitrary<{ text: string; language: Language }>) => {
      fc.assert(
        fc.property(messages, ({ text, language }) => {
          const { rows, skipped } = read(text, language);
          const shown = [...rows.map(({ typed }) => typed), ...skipped].flatMap(wordsIn);
          expect(shown.sort()).toEqual(wordsIn(text).sort());
        }),
        { seed: SEED, numRuns: RUNS },
      );
    },
  );

  it.each(languages)('takes the title of a product, copied from its page, for that product (%s)', (language) => {
    const failures = index.catalogue.varieties.flatMap(({ names, lots: [lot] }) => {
      const length = lot?.lengthCm ? `, ${lot.lengthCm} ${language === 'en' ? 'cm' : 'см'}` : '';
      const { rows } = read(`${names[language]}${length} - 50`, language);
      const isIt = rows[0]?.products.some(({ name, lengthCm }) => name === names.en && lengthCm === lot?.lengthCm);
      return rows.length === 1 && isIt ? [] : names[language];
    });
    expect(failures).toEqual([]);
  });

  it('reads the same lines in Ukrainian, English and Russian alike', () => {
    fc.assert(
      fc.property(alike, (texts) => {
        const [uk, ...others] = languages.map((language) =>
          read(texts[language], language).rows.map(({ kind, products, quantity, unit }) => ({
            ...{ kind, quantity, unit },
            goods: products.map(({ name, lengthCm }) => `${name} ${lengthCm ?? ''}`),
          })),
        );
        for (const other of others) expect(other).toEqual(uk);
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });
});

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
