import { describe, expect, it } from 'vitest';
import { matchLine, type LineMatch } from '../../server/search-index/match-line';
import { parseMessage } from '../../server/order-text/parse-message';
import { lineInputs, type LineInput } from './messages';
import { indexSeed } from './seed-index';

const index = await indexSeed();

/** What a product is, as `wanted` names it: '|Freedom|rose|red|60|'. */
function nameProduct(id: string): string {
  const found = index.findProduct(id);
  return `|${[found?.variety.names.en, ...(found?.variety.species ?? []), found?.variety.color, found?.lot.lengthCm].join('|')}|`;
}

function writeQuantity({ quantity, unit, candidates }: LineMatch): string {
  const written = quantity === '' ? candidates.join(' or ') : quantity;
  return unit === 'pack' && written !== '' ? `${written} packs` : written;
}

function errorOf({ typed, quantity, wanted, isSure }: LineInput, language: 'uk' | 'en' | 'ru') {
  const read = parseMessage(typed, { language, index })
    .map((line) => matchLine(index, line, language))
    .map((line) => ({
      kind: line.kind,
      quantity: writeQuantity(line),
      products: line.productIds.map(nameProduct),
    }));
  const [only] = read;
  const isRight =
    read.length === 1 &&
    only?.kind === (isSure ? 'sure' : 'doubtful') &&
    only.quantity === quantity &&
    only.products.every((product) => wanted.every((part) => product.includes(`|${part}|`)));
  return isRight ? [] : [{ typed, read }];
}

describe('parsing of messages as florists write them', () => {
  it.each(['uk', 'en', 'ru'] as const)(
    'finds product and quantity, and is sure only without alternatives (%s)',
    (language) => {
      expect(lineInputs.flatMap((lineInput) => errorOf(lineInput, language))).toEqual([]);
    },
  );
});
