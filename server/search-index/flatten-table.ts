import { packWord, parseUnitWord, pieceWord, type Unit } from '../domain/unit-words';

const nameHeads =
  /^(?:товар|назва(?: товару)?|найменування|наименование|название|сорт|позиція|позиция|номенклатура|квіти|квітка|цветы|колір|цвет|item|name|goods|product|variety|flowers?|colou?r)$/iu;
const lengthHeads =
  /^(?:довжина|ростовка|розмір|висота|длина|размер|высота|(?:stem )?length|size|см|cm)\.?(?:[,\s]*\(?(?:см|cm)\.?\)?)?$/iu;
const unitHeads =
  /^(?:од(?:\.|иниц[яі])?(?:\s?вим(?:\.|іру)?)?|ед(?:\.|иниц[аы])?(?:\s?изм(?:\.|ерения)?)?|units?|uom)$/iu;
/** The best first. A unit behind says what the numbers count. */
const quantityHeads = [
  /^(?:замовлення|замовлено|замовити|заказ|заказано|заказать|order(?:ed)?)(?!\p{L})/iu,
  /^(?=(?:штук|шт\.?|стебел|pcs\.?|pieces|stems)$)/iu,
  /^(?:кількість|к-сть|кіл-ть|количество|кол-во|qty|quantity)(?!\p{L})/iu,
  /^(?=(?:пачок|пачек|пачки|пач\.?|упаковок|уп\.?|packs|bunches)$)/iu,
];
const unitNames = { piece: 'шт', pack: 'пач' };
/** 'Видаткова накладна № ВН-000812' */
const title = /(?:№|No\.?)\s?\S*\d/u;
/** '10, пач', '10;шт', '60 см, пачка': a unit that stands alone behind its number. */
const unitBehind = new RegExp(
  `(?<=\\d|\\d ?(?:см|cm)\\.?)\\s*[,;]\\s*(?=(?:${packWord}|${pieceWord})\\s*(?:[,;\\t]|$))`,
  'giu',
);
/** 'Рускус 10', 'Freedom 60 100': what ends the name is a quantity, no length. */
const countInName = /\d[^\d]+\d+$|(?<!\d)[12]?\d$/u;

interface Head {
  readonly at: number;
  readonly columns: number;
  readonly names: readonly number[];
  readonly quantity: number;
  /** What the numbers count where neither they nor a unit column say so. */
  readonly counts: Unit;
  readonly length: number;
  readonly unit: number;
}

/** Rows of a pasted table with a header, each as a line of name, length and quantity, without the text of the printed document around it. */
export function flattenTable(lines: readonly string[]): readonly string[] {
  return flattenRows(lines).map(joinUnit);
}

/** Puts a unit in its own cell, or between separators, behind its number. */
function joinUnit(line: string): string {
  const cells = splitCells(line);
  const unit = cells.findIndex((cell, at) => at > 0 && parseUnitWord(cell) !== null);
  const name = cells[unit - 1] ?? '';
  const isBefore = /^\d+$/.test(cells[unit + 1] ?? '') && /\p{L}/u.test(name) && !countInName.test(name);
  if (!isBefore) return line.replace(unitBehind, ' ');
  return [...cells.slice(0, unit), `${cells[unit + 1] ?? ''} ${cells[unit] ?? ''}`, ...cells.slice(unit + 2)].join(
    '\t',
  );
}

function flattenRows(lines: readonly string[]): readonly string[] {
  const head = findHead(lines);
  if (!head) return lines;
  const { rows, end } = parseRows(lines, head);
  if (rows.length === 0) return lines;
  const start = lines.slice(0, head.at).findIndex((line) => !line.includes('\t') && title.test(line));
  return start < 0 ? [...lines.slice(0, head.at), ...rows, ...lines.slice(end)] : [...lines.slice(0, start), ...rows];
}

function findHead(lines: readonly string[]): Head | null {
  for (const [at, line] of lines.entries()) {
    const cells = splitCells(line);
    const names = cells.flatMap((cell, column) => (nameHeads.test(cell) ? [column] : []));
    const found = findQuantity(cells);
    if (names.length === 0 || !found) continue;
    const length = cells.findIndex((cell) => lengthHeads.test(cell));
    const unit = cells.findIndex((cell) => unitHeads.test(cell));
    return { at, columns: cells.length, names, ...found, length, unit };
  }
  return null;
}

function findQuantity(cells: readonly string[]): Pick<Head, 'quantity' | 'counts'> | null {
  for (const head of quantityHeads)
    for (const [quantity, cell] of cells.entries()) {
      const unit = cell.replace(head, '').replace(/[\s,()/]+|^\./g, '');
      const counts = unit === '' ? 'piece' : parseUnitWord(unit);
      if (head.test(cell) && counts) return { quantity, counts };
    }
  return null;
}

/** A cell of several lines continues until its row is complete. */
function parseRows(lines: readonly string[], head: Head) {
  const rows: string[] = [];
  let end = head.at + 1;
  let row: readonly string[] = [];
  for (let at = end; at < lines.length; at += 1) {
    const [first = '', ...others] = splitCells(lines[at] ?? '');
    row = row.length === 0 ? [first, ...others] : [...row.slice(0, -1), `${row.at(-1) ?? ''}\n${first}`, ...others];
    if (row.length > head.columns) break;
    if (row.length < head.columns) continue;
    const written = formatRow(row, head);
    if (written === null) break;
    rows.push(written);
    row = [];
    end = at + 1;
  }
  return { rows, end };
}

function formatRow(row: readonly string[], { names, quantity, counts, length, unit }: Head): string | null {
  const product = names.map((name) => firstLine(row[name])).join(' ');
  const count = row[quantity] ?? '';
  if (!/\p{L}/u.test(product) || !/\d/.test(count)) return null;
  const hasUnit = count.split(/[\s\d.,]+/).some((word) => parseUnitWord(word) !== null);
  const name = `${product.replace(/[,;]/g, '')}${formatLength(firstLine(row[length]), product)}`;
  return `${name}\t${count}${hasUnit ? '' : ` ${formatUnit(firstLine(row[unit]), counts)}`}`;
}

/** A unit that is not known stays, so that it is asked. */
function formatUnit(cell: string, counts: Unit): string {
  const [word = ''] = /\p{L}[^\s\d,(/]*/u.exec(cell) ?? [];
  const unit = word === '' ? counts : parseUnitWord(word);
  return unit === null ? cell : unitNames[unit];
}

function formatLength(cell: string, product: string): string {
  if (cell === '' || (product.match(/\d+/g) ?? []).some((figure) => cell.startsWith(figure))) return '';
  return /^\d{1,3}$/.test(cell) ? ` ${cell} см` : ` ${cell}`;
}

function firstLine(cell = ''): string {
  return cell.split('\n')[0] ?? '';
}

function splitCells(line: string): string[] {
  return line.split('\t').map((cell) => cell.trim());
}
