import { isValidProductId } from '../product-id';
import { parseUnitWord } from '../unit-words';
import { joinAmounts, readAmount, type Wanted } from './amounts';
import type { ListColumns, QuantityColumn } from './columns';
import { isCancelled, isTotal, lengthOf, secondGradeIn } from './heads';
import { cellAt, MAX_TEXT, type SheetRow, type TableLine, type TableRules } from './sheet';

/** What rows leave for those below them. */
export interface ListState {
  /** The species of the rows below. */
  heading: string;
  /** The sum of each column, and of how many rows. */
  readonly sums: Map<number, readonly [sum: number, rows: number]>;
}

interface Row {
  readonly row: SheetRow;
  readonly next: SheetRow | undefined;
  readonly columns: ListColumns;
  readonly rules: TableRules;
}

/** The lines of a row: one, or one a length; none where nothing is wanted. */
export function readRow(place: Row, state: ListState): readonly TableLine[] {
  const { row, columns, rules } = place;
  const read = [columns.names, columns.quantities.map(({ at }) => at), columns.others.length ?? []].flat();
  if (read.every((at) => cellAt(row, at).text === '' || cellAt(row, at).isBelow)) return [];
  const name = nameOf(row, columns);
  if (isTotal(name)) return [];
  const wanted = wantedOf(place);
  if (wanted.length === 0) {
    if (!row.isHidden && cellAt(row, columns.others.length).text === '')
      state.heading = headingAfter(name, state, rules);
    return [];
  }
  if (name === '' && isSum(place, state)) return [];
  addUp(place, state);
  const goods = name === '' ? rules.nameRow(row.number) : underHeading(name, state.heading, rules);
  const facts = factsOf(row, columns);
  return wanted.map(({ lengthCm, ...amounts }) => ({
    ...facts,
    name: [goods, ...facts.name].join(' ').slice(0, MAX_TEXT).trim(),
    lengthCm,
    ...amounts,
  }));
}

/** The cells that name the goods; figures alone are numbers of rows. */
function nameOf(row: SheetRow, { names }: ListColumns): string {
  const texts = names.map((at) => cellAt(row, at).text).filter(Boolean);
  const words = texts.filter((text) => /\p{L}/u.test(text));
  return [...new Set(words.length > 0 ? words : texts.slice(0, 1))].join(' ');
}

/** A row that names a species and asks for nothing is the heading of the rows below; any other text ends it. */
function headingAfter(name: string, { heading }: ListState, rules: TableRules): string {
  const bare = name.replace(/\s*:$/, '');
  if (rules.isSpecies(bare)) return bare;
  return name === '' || rules.isKnownProduct?.(underHeading(name, heading, rules)) !== false ? heading : '';
}

function underHeading(name: string, heading: string, { namesSpecies, isKnownProduct }: TableRules): string {
  const full = `${heading} ${name}`;
  const isAlone = heading === '' || namesSpecies(name) || (isKnownProduct?.(name) === true && !isKnownProduct(full));
  return isAlone ? name : full;
}

type WantedLength = Wanted & { readonly lengthCm: number | null };

function wantedOf(place: Row): readonly WantedLength[] {
  const { row, columns } = place;
  const { quantities, total, others } = columns;
  const lengthCm = lengthOf(cellAt(row, others.length).text);
  if (quantities.every((column) => column.lengthCm === null)) {
    const wanted = joinAmounts(quantities.flatMap((column) => readColumn(place, column)));
    return wanted ? [{ ...wanted, lengthCm }] : [];
  }
  const lines = quantities.flatMap((column) => {
    const wanted = joinAmounts(readColumn(place, column));
    return wanted ? [{ ...wanted, lengthCm: column.lengthCm }] : [];
  });
  const sum = total && joinAmounts(readColumn(place, total));
  const counts = lines.map(({ amounts }) => Number(amounts[0]?.count));
  if (!sum || counts.reduce((before, count) => before + count, 0) === Number(sum.amounts[0]?.count)) return lines;
  // The lengths do not make up the row's own quantity.
  return lines.length === 0
    ? [{ ...sum, lengthCm }]
    : lines.map((line) => ({ ...line, amounts: [...line.amounts, ...sum.amounts] }));
}

/** The amount of a column; two where its head and the row's own unit contradict each other. */
function readColumn({ row, next, columns, rules }: Row, { at, kind, unit }: QuantityColumn) {
  const cell = cellAt(row, at);
  const { others, quantities } = columns;
  const goesOn =
    cell.isBelow || (cellAt(next, at).isBelow && next && next.cells.some((each) => each.text && !each.isBelow));
  if (goesOn && cell.text !== '') return [{ kind, read: { cell: cell.text } }];
  const written = cellAt(row, others.unit).text;
  const own = written === '' ? undefined : (parseUnitWord(written) ?? written);
  const isLoose = others.packSize !== undefined && cellAt(row, others.packSize).text === '';
  const ofHead = isLoose ? 'piece' : unit;
  const units =
    quantities.length > 1 && ofHead ? [ofHead] : [...new Set([own ?? ofHead ?? 'piece', ofHead ?? own ?? 'piece'])];
  return units.map((each, place) => ({ kind: `${kind}${place}`, read: readAmount(cell, each, rules.language) }));
}

/** What is said of all lines of a row. `name`: colour, farm, second grade and a length that is none. */
function factsOf(row: SheetRow, { names, quantities, others }: ListColumns) {
  const text = (at: number | undefined) => cellAt(row, at).text;
  const length = lengthOf(text(others.length)) === null ? text(others.length) : '';
  const wanting = new Set([...names, ...quantities.map(({ at }) => at)]);
  const remarks = row.cells.filter((_, at) => !wanting.has(at));
  const isOff = remarks.some((cell) => isCancelled(cell.text));
  const [grade = ''] = remarks.map((cell) => secondGradeIn(cell.text)).filter(Boolean);
  const productId = text(others.lot);
  const all = names.map(text).join(' ');
  return {
    name: [text(others.color), text(others.farm), grade, length].filter((part) => part !== '' && !all.includes(part)),
    lot: isValidProductId(productId)
      ? { productId, price: decimalOf(row, others.price), stock: decimalOf(row, others.stock) }
      : null,
    leftOut: isOff ? ('cancelled' as const) : row.isHidden ? ('hidden' as const) : null,
  };
}

function decimalOf(row: SheetRow, at: number | undefined): number | null {
  const { text, number } = cellAt(row, at);
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return number ?? (/^\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null);
}

/** Whether a row without a name is the sum of those above it. */
function isSum({ row, columns, rules }: Row, { sums }: ListState): boolean {
  const filled = columns.quantities.filter(({ at }) => cellAt(row, at).text !== '');
  return filled.every(({ at }) => {
    const [sum, rows] = sums.get(at) ?? [0, 0];
    return rows > 1 && sum === countOf(row, at, rules);
  });
}

function addUp({ row, columns, rules }: Row, { sums }: ListState): void {
  for (const { at } of columns.quantities) {
    const [sum, rows] = sums.get(at) ?? [0, 0];
    sums.set(at, [sum + countOf(row, at, rules), rows + 1]);
  }
}

function countOf(row: SheetRow, at: number, { language }: TableRules): number {
  const read = readAmount(cellAt(row, at), 'piece', language);
  return read && 'amount' in read ? Number(read.amount.count) : 0;
}
