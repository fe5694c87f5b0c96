import type { FileCell, FileRows } from '~/bff/files/file-table';
import { dottedDay } from '~server/domain/kyiv-time';
import { splitUnit } from '~server/domain/quantity';
import { parseUnitWord, type Unit } from '~server/domain/unit-words';
import { isValidProductId } from '~server/domain/product-id';
import { moneyOf } from '~server/contract/money';
import { findColumns, findNumbers, isLengthCell, type ListColumns } from './find-columns';
import { formatLotLine, type LineWords } from './lot-line';

const MAX_TEXT = 100;
const MAX_QUANTITY = 24;
/** '50', '1 500', '1.500,00', '1,5'; no day. */
const plainNumber = /^(?:\d+|\d{1,3}(?:[\s.,]\d{3})+)(?:[.,]\d+)?$/;
const totals = /^(?:разом|всього|усього|підсумок|итого|всего|total|sum|subtotal)(?![\p{L}])/iu;

/**
 * The wanted lines of a list, each as a line of a message. A list without heads is read by what stands in it; where
 * that is not clear, a row is a line as it stands.
 * @param nameRow names a row that has a quantity and no name
 */
export function listToMessage(
  rows: FileRows,
  words: LineWords,
  nameRow: (number: number) => string,
): readonly string[] {
  const columns = findColumns(rows);
  if (columns) {
    const first = columns.head + 1;
    return rows.slice(first).flatMap((row, at) => lineOf(row, columns, words, () => nameRow(first + at + 1)) ?? []);
  }
  const quantity = findNumbers(rows);
  return rows.flatMap((row) => lineWithoutHeads(row, quantity, words) ?? []);
}

function lineWithoutHeads(row: readonly FileCell[], quantity: number | null, words: LineWords): string | null {
  const names = row
    .filter((cell, at) => at !== quantity && (quantity === null || typeof cell !== 'number' || isLengthCell(cell)))
    .map(textOf)
    .filter(Boolean);
  if (names.length === 0) return null;
  if (quantity === null) return row.length === 1 ? String(row[0]).trim() : names.join(', ');
  const count = quantityText(row[quantity] ?? null, 'piece', words);
  return count === null ? null : `${names.join(' ')}\t${count}`;
}

function lineOf(
  row: readonly FileCell[],
  columns: ListColumns,
  words: LineWords,
  nameRow: () => string,
): string | null {
  const { others } = columns;
  const at = (column: number | undefined) => (column === undefined ? null : (row[column] ?? null));
  const name = textOf(at(columns.name));
  const packSize = others.packSize === undefined ? undefined : textOf(at(others.packSize));
  const unit = parseUnitWord(textOf(at(others.unit))) ?? (packSize === '' ? 'piece' : columns.unit) ?? 'piece';
  const quantity = quantityText(at(columns.quantity), unit, words);
  if (quantity === null || totals.test(name)) return null;
  const title = titleOf(name === '' ? nameRow() : name, textOf(at(others.length)), [
    textOf(at(others.color)),
    textOf(at(others.farm)),
  ]);
  const productId = textOf(at(others.lot));
  if (!isValidProductId(productId)) return `${title}\t${quantity}`;
  const price = numberOf(at(others.price));
  const stock = numberOf(at(others.stock));
  return formatLotLine(
    { name: title, quantity, productId, price: price === null ? null : moneyOf(price), stock },
    words,
  );
}

/** A length that the name has already is not repeated. */
function titleOf(name: string, length: string, others: readonly string[]): string {
  const isNew = length !== '' && !new RegExp(`(?<!\\d)${length.replace(/\D+/g, '\\D*')}(?!\\d)`).test(name);
  const lengthCm = isNew ? (/^\d+$/.test(length) ? `${length} см` : length) : '';
  return [name, lengthCm, ...others.filter((text) => !name.includes(text))]
    .filter(Boolean)
    .join(' ')
    .replace(/,(?!\d)/g, '');
}

/** '100 шт'; a text that is no quantity in quotes, so that it is told; null where nothing is wanted. */
function quantityText(cell: FileCell, unit: Unit, words: LineWords): string | null {
  if (cell === null || cell === 0) return null;
  if (typeof cell === 'number') return `${String(cell).replace('.', words.decimalSign)} ${words[unit]}`;
  if (cell instanceof Date) return `«${dayOf(cell)}»`;
  const text = textOf(cell).slice(0, MAX_QUANTITY);
  const own = splitUnit(text).unit;
  const number = own === null ? text : text.slice(0, text.search(/\p{L}/u)).trim();
  if (/^0*$/.test(number)) return null;
  if (!plainNumber.test(number)) return `«${text}»`;
  return own === null ? `${text} ${words[unit]}` : text;
}

/** Spreadsheets save prices as text in CSV. */
function numberOf(cell: FileCell): number | null {
  const text = textOf(cell).replace(/\s/g, '').replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null;
}

/** One line without the signs that part lines and lots from each other. */
function textOf(cell: FileCell): string {
  if (cell === null) return '';
  if (cell instanceof Date) return dayOf(cell);
  return String(cell)
    .replace(/[\s\u200B-\u200F\u2060\uFEFF]+/gu, ' ')
    .replace(/[;()]/g, '')
    .replace(/^'(?=\s*[=+\-@])/, '')
    .trim()
    .slice(0, MAX_TEXT);
}

/** A number far from any day is an invalid date. */
function dayOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '?';
  return dottedDay(date.toISOString().slice(0, 10));
}
