import { parseUnitWord } from '../../app/domain/unit-words';

const nameHeads =
  /^(?:товар|назва|найменування|наименование|название|позиція|позиция|номенклатура|item|name|goods|product)$/iu;
const quantityHeads =
  /^(?:штук|шт\.?|кількість|к-сть|кіл-ть|количество|кол-во|qty|quantity|pcs|pieces)(?:,? ?\(?(?:шт|штук|pcs|pieces)\.?\)?)?$/iu;
/** 'Видаткова накладна № ВН-000812' */
const title = /^[^\t]*(?:№|No\.?)\s?\S*\d[^\t]*$/u;

interface Head {
  readonly at: number;
  readonly columns: number;
  readonly name: number;
  readonly quantity: number;
}

/** Rows of a pasted table with a header, each as a line of name and quantity, without the text of the printed document around it. */
export function flattenTable(lines: readonly string[]): readonly string[] {
  const head = findHead(lines);
  if (!head) return lines;
  const { rows, end } = parseRows(lines, head);
  if (rows.length === 0) return lines;
  const start = lines.slice(0, head.at).findIndex((line) => title.test(line));
  return start < 0 ? [...lines.slice(0, head.at), ...rows, ...lines.slice(end)] : [...lines.slice(0, start), ...rows];
}

function findHead(lines: readonly string[]): Head | null {
  for (const [at, line] of lines.entries()) {
    const cells = splitCells(line);
    const name = cells.findIndex((cell) => nameHeads.test(cell));
    const quantity = cells.findIndex((cell) => quantityHeads.test(cell));
    if (name >= 0 && quantity >= 0) return { at, columns: cells.length, name, quantity };
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

function formatRow(row: readonly string[], { name, quantity }: Head): string | null {
  const [product = ''] = (row[name] ?? '').split('\n');
  const count = row[quantity] ?? '';
  if (!/\p{L}/u.test(product) || !/\d/.test(count)) return null;
  const hasUnit = count.split(/[\s\d.,]+/).some((word) => parseUnitWord(word) !== null);
  return `${product.replace(/[,;]/g, '')}\t${count}${hasUnit ? '' : ' шт'}`;
}

function splitCells(line: string): string[] {
  return line.split('\t').map((cell) => cell.trim());
}
