import { MAX_LIST_LINE } from '../limits';
import { moneyOf, toDecimal, type Money } from '~server/contract/money';

/** A line of the portal's own price list as it was sent back. */
export interface LotLine {
  readonly name: string;
  /** '4 пач.', or whatever stood there. */
  readonly quantity: string;
  readonly productId: string;
  /** The customer's price each, and the stock in pieces, when the file was written. */
  readonly price: Money | null;
  readonly stock: number | null;
}

const pattern = /^(.*) – (.*?) \((?:лот|lot) ([^\s;()]+)(?:; (\d+[.,]\d\d) (?:грн|UAH))?(?:; (\d+) (?:шт|pcs))?\)$/u;

/** The words of a line in the language of the page. */
export interface LineWords {
  readonly piece: string;
  readonly pack: string;
  readonly lot: string;
  readonly currency: string;
  readonly decimalSign: string;
}

/** 'Freedom 60 см – 4 пач. (лот 42; 35,52 грн; 340 шт)': a line of a message, which may be edited and kept as one. */
export function formatLotLine({ name, quantity, productId, price, stock }: LotLine, words: LineWords): string {
  const facts = [
    `${words.lot} ${productId}`,
    price === null ? '' : `${toDecimal(price).toFixed(2).replace('.', words.decimalSign)} ${words.currency}`,
    stock === null ? '' : `${stock} ${words.piece}`,
  ];
  return `${name} – ${quantity} (${facts.filter(Boolean).join('; ')})`;
}

/** Null for any other line. */
export function parseLotLine(line: string): LotLine | null {
  if (line.length > MAX_LIST_LINE) return null;
  const [, name = '', quantity = '', productId = '', price, stock] = pattern.exec(line.trim()) ?? [];
  if (productId === '') return null;
  return {
    name,
    quantity,
    productId,
    price: price === undefined ? null : moneyOf(Number(price.replace(',', '.'))),
    stock: stock === undefined ? null : Number(stock),
  };
}
