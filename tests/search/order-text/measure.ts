import fc from 'fast-check';
import type { SearchIndex } from '../../../server/search-index/search-index';
import { matchLine } from '../../../server/search-index/match-line';
import { splitMessage } from '../../../server/order-text/parse-message';
import { judge, type Language, type ReadMessage, type Wanted } from './goods';

/** Reads a message over an index, as the quick order does. */
export function createReader(index: SearchIndex) {
  return (text: string, language: Language): ReadMessage => {
    const { lines, skipped } = splitMessage(text, { language, index });
    const rows = lines.map((line) => {
      const match = matchLine(index, line, language);
      const products = match.productIds.flatMap((id) => {
        const found = index.findProduct(id);
        return found ? [{ name: found.variety.names.en, lengthCm: found.lot.lengthCm }] : [];
      });
      return { ...match, typed: line.typed, products };
    });
    return { rows, skipped };
  };
}

export interface Tally {
  right: number;
  asked: number;
  wrong: number;
  readonly failures: string[];
}

export function measure<T extends { text: string; language: Language; wanted: readonly Wanted[] }>(
  read: (text: string, language: Language) => ReadMessage,
  messages: fc.Arbitrary<T>,
  { seed, numRuns }: { seed: number; numRuns: number },
): Tally {
  const tally: Tally = { right: 0, asked: 0, wrong: 0, failures: [] };
  const memo = new Map<string, boolean>();
  for (const message of fc.sample(messages, { seed, numRuns })) {
    const { text, language, wanted } = message;
    const lines = 'lines' in message ? (message.lines as readonly { text: string; wanted: Wanted }[]) : [];
    const isFair = lines.every((line) => {
      const key = `${language} ${line.text}`;
      const known = memo.get(key) ?? judge(read(line.text, language), [line.wanted]) === 'right';
      memo.set(key, known);
      if (!known) tally.failures.push(`alone ${language} ${line.text}`);
      return known;
    });
    if (!isFair) continue;
    const result = read(text, language);
    const verdict = judge(result, wanted);
    tally[verdict] += 1;
    if (verdict !== 'right') {
      const rows = result.rows.map(
        ({ kind, typed, products, quantity, unit, candidates }) =>
          `    ${kind} ${typed} → ${products[0]?.name ?? '?'} ${products[0]?.lengthCm ?? ''} ×${products.length} = ${quantity || candidates.join(' or ') || '?'} ${unit}`,
      );
      tally.failures.push([`${verdict} ${language} ${JSON.stringify(text)}`, ...rows].join('\n'));
    }
  }
  return tally;
}
