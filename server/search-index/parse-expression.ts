import { parseUnitWord, packWord, pieceWord } from '../domain/unit-words';
import type { Unit } from '../domain/unit-words';
import { number } from './message-units';

/** Numbers joined by signs: '100 x 72 = 7200', '2-3 пачки', '60 - 100'. */
export interface Expression {
  readonly index: number;
  readonly text: string;
  readonly operands: readonly { readonly value: string; readonly unit: Unit | null }[];
  /** `+ × = - : по`; `~` (a dash without blanks, a slash, 'або', 'до') means one of two numbers. */
  readonly operators: readonly string[];
}

const unit = `(?:${packWord}|${pieceWord})`;
const either = '(?<!\\p{L})(?:або|или|or|чи|либо|до|to)(?!\\p{L})';
const sign = `\\s*(?:[-–—+=×:/]|(?<!\\p{L})по(?!\\p{L})|${either})\\s*`;
const isEither = new RegExp(`^(?:/|${either})$`, 'iu');
const expression = new RegExp(
  `(?<![\\p{L}\\d.])${number}(?:\\s*${unit})?(?:${sign}${number}(?:\\s*${unit})?)+(?![\\p{L}\\d])`,
  'iu',
);
const operand = new RegExp(`(${number})(?:\\s*(${unit}))?`, 'giu');

export function parseExpression(text: string): Expression | null {
  const found = expression.exec(text);
  if (!found) return null;
  const { 0: written, index } = found;
  const operands = [...written.matchAll(operand)];
  const operators = operands.slice(1).map((each, at) => {
    const before = operands[at];
    const between = written.slice((before?.index ?? 0) + (before?.[0].length ?? 0), each.index);
    const bare = between.trim();
    if (/[-–—]/.test(bare)) return between === bare ? '~' : '-';
    return isEither.test(bare) ? '~' : bare.toLowerCase();
  });
  return {
    index,
    text: written,
    operands: operands.map(([, value = '', word = '']) => ({ value, unit: parseUnitWord(word) })),
    operators,
  };
}

/** Possible quantities of a sum, product or range, whole and above 0, the likeliest first. None when packs and pieces are mixed. */
export function candidatesOf({ operands, operators }: Pick<Expression, 'operands' | 'operators'>): string[] {
  const isMixed = new Set(operands.map(({ unit: of }) => of).filter(Boolean)).size > 1;
  const numbers = isMixed ? [] : operands.map(({ value }) => Number(value));
  const hasResult = operators.includes('=');
  const all =
    !hasResult && operators.every((each) => each === '+')
      ? [numbers.reduce((sum, each) => sum + each, 0), ...numbers]
      : !hasResult && operators.every((each) => each === '×' || each === 'по')
        ? [numbers.reduce((product, each) => product * each, 1), ...numbers]
        : numbers;
  return [...new Set(all)].filter((each) => Number.isSafeInteger(each) && each > 0).map(String);
}
