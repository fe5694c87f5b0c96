import type fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexSeed } from '../seed-index';
import type { Language, Wanted } from './goods';
import { createReader, measure } from './measure';
import { corrected, joined, polite, quoted, refused, struckOut } from './messages';

/** The grammar of tokens reads beside the old one until it is better on every example; these figures only go up. */
const read = createReader(await indexSeed());
const SEED = 1;
const RUNS = 60;

type Messages = fc.Arbitrary<{ text: string; language: Language; wanted: readonly Wanted[] }>;

function sharesOf(messages: Messages) {
  const { right, asked, wrong, failures } = measure(read, messages, { seed: SEED, numRuns: RUNS });
  const all = right + asked + wrong;
  expect(all, 'messages that are fair').toBeGreaterThan(RUNS / 2);
  return { right: right / all, wrong: wrong / all, failures: [`seed ${SEED}`, ...failures].join('\n') };
}

describe('the grammar of tokens', () => {
  it.each([
    ['greetings, thanks, phones and dates around the lines', polite],
    ['lines that are struck out', struckOut],
    ['words of others below the message', quoted],
  ] as const)('reads every message with %s right, without asking', (_, messages) => {
    const { right, failures } = sharesOf(messages);
    expect(right, failures).toBe(1);
  });

  it.each([
    ['lines joined by any sign', joined, 0.98, 0.005],
    ['goods that are refused', refused, 0.9, 0.1],
    ['quantities that are taken back', corrected, 0.7, 0.3],
  ] as const)('reads nearly all messages with %s right', (_, messages, least, mostWrong) => {
    const { right, wrong, failures } = sharesOf(messages);
    expect(right, failures).toBeGreaterThanOrEqual(least);
    expect(wrong, failures).toBeLessThanOrEqual(mostWrong);
  });
});
