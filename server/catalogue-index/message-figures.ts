import { pieceWord } from '../../app/trade/unit-words';
import type { MessageLine } from './read-message';

/** What a wish was taken for. */
export type Read = Omit<MessageLine, 'typed'>;

/** '3 × 25', '3 по 25 шт'; '60 × 100' is no product but a length and its quantity. */
const product = new RegExp(`(?<![\\p{L}\\d])([1-9])\\s*(?:×|по)\\s*(\\d{1,3})(?!\\d)(\\s*${pieceWord})?`, 'iu');

/** So many times so many. Where nothing says that they are pieces and no other figure can be the length, the second may be it. */
export function readProduct(tidy: string, text: string): Read | null {
  const found = product.exec(text);
  if (!found) return null;
  const [, times = '', each = '', unit] = found;
  const goods = without(tidy, found);
  const isCounted = unit !== undefined || /[\d#]/.test(without(text, found));
  if (!isCounted) return { goods: `${goods} ${each}`, quantity: times, unit: 'piece', figure: each };
  return { goods, quantity: String(Number(times) * Number(each)), unit: 'piece', figure: '' };
}

/** Figures without a unit: of two the length is the one that says so, else the first after the name; what is left is the quantity. */
export function readFigures(tidy: string, text: string): Read {
  const line = { goods: tidy, quantity: '', unit: 'piece' as const, figure: '' };
  const figures = [...text.matchAll(/(?<![\p{L}\d])\d+(?![\p{L}\d])/gu)];
  const isLeading = /^\d+\s/u.test(text);
  const found = isLeading ? figures[0] : figures.at(-1);
  if (!found) return line;
  if (figures.length === 1 && text === tidy && !isLeading) return { ...line, figure: found[0] };
  return { ...line, goods: without(tidy, found), quantity: found[0] };
}

/** A wish without what was found in it, nor the signs that led there. */
export function without(text: string, { 0: part, index }: RegExpExecArray): string {
  const rest = `${text.slice(0, index)} ${text.slice(index + part.length)}`;
  return rest
    .replace(/;|,(?!\d)/g, ' ')
    .replace(/(?:[-–—:=×]|(?<!\p{L})[xх])\s*$/iu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
