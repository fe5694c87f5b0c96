import { posix } from 'node:path';
import { isFilled, oneLine, type Cell, type Sheet, type SheetRow } from '~server/domain/order-table/sheet';
import { FileError } from './file-error';
import { builtInFormat, numberShown } from './number-shown.server';
import { isOn, readSheetXml, type RawCell, type RawSheet } from './read-sheet-xml.server';
import { unpackXlsx } from './unpack-xlsx.server';
import { walkMarkup } from './walk-markup.server';

/** Visible sheets that are read. */
const MAX_SHEETS = 10;
const MAX_CELLS = 400_000;
const WORKBOOK = 'xl/workbook.xml';

interface Workbook {
  readonly strings: readonly string[];
  /** Number formats by style. */
  readonly formats: readonly string[];
  readonly since1904: boolean;
}

interface SheetRef {
  readonly name: string;
  readonly id: string;
}

/** The visible sheets of a workbook, the open one first; hidden ones are never read. A cell counts as it is shown. @throws {FileError} */
export async function readXlsx(bytes: Uint8Array): Promise<readonly Sheet[]> {
  const parts = await unpackXlsx(bytes);
  const text = (name: string) => new TextDecoder().decode(parts[name]);
  const targets = relationsOf(text('xl/_rels/workbook.xml.rels'));
  const { sheets, since1904 } = sheetsOf(text(WORKBOOK));
  const book = {
    since1904,
    strings: stringsOf(text(targets.find(({ type }) => type === 'sharedStrings')?.target ?? '')),
    formats: formatsOf(text(targets.find(({ type }) => type === 'styles')?.target ?? '')),
  };
  const read = sheets.slice(0, MAX_SHEETS).flatMap(({ name, id }) => {
    const { type, target = '' } = targets.find((each) => each.id === id) ?? {};
    if (type !== 'worksheet') return [];
    if (!(target in parts)) throw new FileError('broken');
    return [toSheet(name, readSheetXml(text(target)), book)];
  });
  if (sheets.length > 0 && read.every(({ rows }) => rows.length === 0)) throw new FileError('empty');
  if (read.length === 0) throw new FileError('broken');
  return read;
}

function relationsOf(xml: string) {
  const relations: { readonly id: string; readonly type: string; readonly target: string }[] = [];
  walkMarkup(xml, {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name === 'Relationship')
        relations.push({ id: Id, type: posix.basename(Type), target: posix.resolve('/xl', Target).slice(1) });
    },
  });
  return relations;
}

/** The visible sheets, the open one first. */
function sheetsOf(xml: string) {
  const all: (SheetRef & { readonly isVisible: boolean })[] = [];
  let [open, since1904] = [0, false];
  walkMarkup(xml, {
    open: (name, attributes) => {
      if (name === 'workbookPr') since1904 = isOn(attributes['date1904']);
      if (name === 'workbookView') open = Number(attributes['activeTab'] ?? 0);
      if (name !== 'sheet') return;
      const { name: title = '', state = 'visible' } = attributes;
      const id = Object.entries(attributes).find(([key]) => /(?:^|:)id$/.test(key))?.[1] ?? '';
      all.push({ name: title, id, isVisible: state === 'visible' });
    },
  });
  const first = all[open];
  const sheets = [...(first ? [first] : []), ...all.filter((sheet) => sheet !== first)].filter(
    ({ isVisible }) => isVisible,
  );
  return { sheets, since1904 };
}

function stringsOf(xml: string): string[] {
  const strings: string[] = [];
  let [isText, isPhonetic] = [false, false];
  walkMarkup(xml, {
    open: (name) => {
      if (name === 'si') strings.push('');
      isText = name === 't';
      isPhonetic ||= name === 'rPh';
    },
    text: (part) => {
      if (isText && !isPhonetic) strings.push((strings.pop() ?? '') + part);
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
    },
  });
  return strings;
}

/** The number format of each style of cells. */
function formatsOf(xml: string): string[] {
  const own = new Map<string, string>();
  const formats: string[] = [];
  let isCells = false;
  walkMarkup(xml, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'numFmt') own.set(numFmtId, formatCode);
      if (name === 'cellXfs') isCells = true;
      if (name === 'xf' && isCells) formats.push(own.get(numFmtId) ?? builtInFormat(Number(numFmtId)));
    },
    close: (name) => {
      if (name === 'cellXfs') isCells = false;
    },
  });
  return formats;
}

type OpenRow = SheetRow & { readonly cells: Cell[] };

function toSheet(name: string, { rows: raw, merges, hiddenColumns }: RawSheet, book: Workbook): Sheet {
  const rows = new Map<number, OpenRow>();
  let count = 0;
  const put = ({ cells }: OpenRow, column: number, cell: Cell) => {
    count += Math.max(1, column + 1 - cells.length);
    if (count > MAX_CELLS) throw new FileError('tooLarge');
    while (cells.length < column) cells.push({ text: '' });
    cells[column] = cell;
  };
  for (const { number, isHidden, cells } of raw) {
    const row = rows.get(number) ?? { number, isHidden, cells: [] };
    rows.set(number, row);
    for (const cell of cells) {
      const shown = cellShown(cell, book);
      if (shown.text !== '') put(row, cell.column, shown);
    }
  }
  const inOrder = [...rows.values()];
  const places = new Map(inOrder.map(({ number }, at) => [number, at]));
  for (const { column, from, to } of merges) {
    const first = places.get(from) ?? inOrder.length;
    const cell = inOrder[first]?.cells[column];
    for (let at = first + 1; cell && cell.text !== '' && (inOrder[at]?.number ?? Infinity) <= to; at += 1) {
      const row = inOrder[at];
      if (row) put(row, column, { ...cell, isBelow: true });
    }
  }
  return { name, hiddenColumns, rows: inOrder.filter(isFilled) };
}

/** A formula counts with its last value; without one it is told as it stands, like an error. */
function cellShown({ type, style, value, formula }: RawCell, { strings, formats, since1904 }: Workbook): Cell {
  const isMissing = formula !== null && (value === null || (value === '' && type !== 'str'));
  if (isMissing) return { text: oneLine(`=${formula}`) };
  const written = value?.trim() ?? '';
  if (written === '') return { text: '' };
  if (type === 's') return { text: oneLine(plain(strings[Number(written)] ?? '')) };
  if (type === 'd') return { text: written.slice(0, 10).split('-').reverse().join('.') };
  const number = Number(written);
  if (type === 'n' && !Number.isNaN(number)) return numberShown(number, formats[style] ?? 'General', { since1904 });
  return { text: type === 'b' ? (isOn(written) ? 'TRUE' : 'FALSE') : oneLine(plain(written)) };
}

/** Excel writes a line feed in a text as '_x000a_'. */
function plain(text: string): string {
  return text.replace(/_x([\da-f]{4})_/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
