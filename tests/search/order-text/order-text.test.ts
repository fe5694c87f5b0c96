import type fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexSeed } from '../seed-index';
import type { Language, Wanted } from './goods';
import { createReader, measure } from './measure';
import { corrected, joined, polite, quoted, refused, struckOut } from './messages';

const read = createReader(await indexSeed());
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
});
