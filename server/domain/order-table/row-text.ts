import { isValidProductId } from '../product-id';
import { parseUnitWord } from '../unit-words';
import { isCancelled } from './heads';
import type { Amount, TableLine } from './sheet';

/** The words of a row in the language of the page. */
export interface RowWords {
  readonly piece: string;
  readonly pack: string;
  readonly cm: string;
  readonly lot: string;
  /** Before the pieces in stock: 'є 340'. */
  readonly stock: string;
  readonly currency: string;
  readonly decimalSign: string;
  readonly hidden: string;
  readonly cancelled: string;
}

const MAX_LINE = 1_000;
const BETWEEN = ' / ';
const length = /^(?:(\d{2,3})\s?(?:см|cm)\.?)?$/iu;
const amount = /^(\d+(?:[.,]\d+)?)\s?(\p{L}+\.?)$/u;
const notQuantity = /^«([^»]*)»$/u;
const facts = {
  productId: /^(?:лот|lot) (.+)$/iu,
  price: /^(\d+[.,]\d+) (?:грн|UAH)$/iu,
  stock: /^(?:є|есть|in stock|на складі|на складе) (\d+)$/iu,
  hidden: /^(?:приховано|скрыто|hidden)$/iu,
};

/**
 * A line of a table as a line of a message: name, length, quantity and facts between tabs, such as
 * 'Freedom ⇥ 60 см ⇥ 4 пач. ⇥ лот 42 ⇥ 35,52 грн'. {@link parseRow} reads it back exactly, in any language.
 */
export function formatRow({ name, lengthCm, amounts, cell, lot, leftOut }: TableLine, words: RowWords): string {
  const decimal = (number: number | string) => String(number).replace('.', words.decimalSign);
  return [
    name,
    lengthCm === null ? '' : `${lengthCm} ${words.cm}`,
    cell === null ? formatAmounts(amounts, words) : `«${cell.replace(/[«»]/g, '').trim()}»`,
    ...(lot ? [`${words.lot} ${lot.productId}`] : []),
    ...(lot && lot.price !== null ? [`${decimal(lot.price.toFixed(2))} ${words.currency}`] : []),
    ...(lot && lot.stock !== null ? [`${words.stock} ${lot.stock}`] : []),
    ...(leftOut ? [words[leftOut]] : []),
  ].join('\t');
}

/** '4 пач.', or several that contradict each other: '4 пач. / 120 шт'. */
export function formatAmounts(amounts: readonly Amount[], words: RowWords): string {
  return amounts.map(({ count, unit }) => `${count.replace('.', words.decimalSign)} ${words[unit]}`).join(BETWEEN);
}

/** Null for any other line of a message. */
export function parseRow(line: string): TableLine | null {
  const [name = '', lengthText, quantity, ...more] = line.split('\t').map((text) => text.trim());
  const [isLength, figure] = length.exec(lengthText ?? '') ?? [];
  if (line.length > MAX_LINE || name === '' || quantity === undefined || isLength === undefined) return null;
  const [, cell = null] = notQuantity.exec(quantity) ?? [];
  const amounts = cell === null ? parseAmounts(quantity) : [];
  const read = parseFacts(more);
  if (amounts === null || read === null) return null;
  return { name, lengthCm: figure === undefined ? null : Number(figure), amounts, cell, ...read };
}

function parseAmounts(quantity: string): Amount[] | null {
  const amounts = quantity.split(BETWEEN).map((text) => {
    const [, count = '', word = ''] = amount.exec(text) ?? [];
    const unit = parseUnitWord(word);
    return unit && { count: count.replace(',', '.'), unit };
  });
  return amounts.some((each) => each === null) ? null : amounts.flatMap((each) => each ?? []);
}

/** Null where a cell says something else. */
function parseFacts(cells: readonly string[]): Pick<TableLine, 'lot' | 'leftOut'> | null {
  const filled = cells.filter(Boolean);
  const find = (pattern: RegExp) => filled.flatMap((text) => pattern.exec(text)?.[1] ?? [])[0];
  const isHidden = filled.some((text) => facts.hidden.test(text));
  const isOff = filled.some(isCancelled);
  const isKnown = (text: string) => isCancelled(text) || Object.values(facts).some((pattern) => pattern.test(text));
  if (!filled.every(isKnown)) return null;
  const productId = find(facts.productId);
  const number = (text: string | undefined) => (text === undefined ? null : Number(text.replace(',', '.')));
  const lot =
    productId !== undefined && isValidProductId(productId)
      ? { productId, price: number(find(facts.price)), stock: number(find(facts.stock)) }
      : null;
  return { lot, leftOut: isOff ? 'cancelled' : isHidden ? 'hidden' : null };
}
