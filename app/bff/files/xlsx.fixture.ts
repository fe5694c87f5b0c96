import { strToU8, zipSync } from 'fflate';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** A cell as XML without its address: a text, a number, or one under a number format, a formula or an error. */
export type FixtureCell =
  | string
  | number
  | null
  | { readonly value?: number | string; readonly format?: string; readonly formula?: string; readonly error?: string };

export interface FixtureSheet {
  readonly name?: string;
  readonly state?: 'hidden' | 'veryHidden';
  readonly rows: readonly (readonly FixtureCell[])[];
  readonly hiddenRows?: readonly number[];
  readonly hiddenColumns?: readonly number[];
  readonly merges?: readonly string[];
  /** Leaves the addresses of rows and cells out. */
  readonly isBare?: boolean;
  /** Writes the rows from the last to the first. */
  readonly isReversed?: boolean;
}

interface WorkbookParts {
  /** The rows of the first sheet as XML. */
  readonly sheetData: string;
  readonly sharedStrings?: readonly string[];
  /** Where the relations say that the sheet is. */
  readonly target?: string;
  readonly sheets?: number;
  /** `mergeCell` elements of the first sheet. */
  readonly merges?: string;
  readonly more?: Readonly<Record<string, string>>;
}

/** The XML files of a workbook; style 1 is a day. */
export function workbookParts({
  sheetData,
  sharedStrings = [],
  target = 'worksheets/sheet1.xml',
  sheets = 1,
  merges = '',
  more = {},
}: WorkbookParts): Record<string, string> {
  const ids = Array.from({ length: sheets }, (_, at) => at + 1);
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"/>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${ids.map((id) => `<sheet name="S${id}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${ids.map((id) => `<Relationship Id="rId${id}" Type="${RELATIONS}/worksheet" Target="${target}"/>`).join('')}<Relationship Id="rS" Type="${RELATIONS}/styles" Target="styles.xml"/><Relationship Id="rT" Type="${RELATIONS}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}">${sharedStrings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${sheetData}</sheetData>${merges && `<mergeCells>${merges}</mergeCells>`}</worksheet>`,
    ...more,
  };
}

export function packParts(parts: Readonly<Record<string, string>>): Blob {
  const files = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
  return new Blob([new Uint8Array(zipSync(files))]);
}

export function workbook(parts: WorkbookParts): Blob {
  return packParts(workbookParts(parts));
}

/** A workbook of these sheets, of which one is open. */
export function workbookOf(sheets: readonly FixtureSheet[], active = 0): Blob {
  const formats = [
    ...new Set(
      sheets.flatMap(({ rows }) =>
        rows.flat().flatMap((cell) => (typeof cell === 'object' && cell?.format ? [cell.format] : [])),
      ),
    ),
  ];
  const names = sheets.map(({ name, state }, at) => {
    const hidden = state ? ` state="${state}"` : '';
    return `<sheet name="${escape(name ?? `S${at + 1}`)}" sheetId="${at + 1}"${hidden} r:id="rId${at + 1}"/>`;
  });
  const targets = sheets.map(
    (_, at) => `<Relationship Id="rId${at + 1}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  const styles = formats.map((format, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escape(format)}"/>`);
  const cells = formats.map((_, at) => `<xf numFmtId="${200 + at}"/>`);
  const files = sheets.map(
    (sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, XML + sheetXml(sheet, formats)] as const,
  );
  return packParts({
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"/>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView activeTab="${active}"/></bookViews><sheets>${names.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${targets.join('')}<Relationship Id="rS" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><numFmts>${styles.join('')}</numFmts><cellStyleXfs><xf numFmtId="0"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${cells.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(files),
  });
}

function sheetXml(sheet: FixtureSheet, formats: readonly string[]): string {
  const { rows, hiddenRows = [], hiddenColumns = [], merges = [], isBare, isReversed } = sheet;
  const cols = hiddenColumns.map((at) => `<col min="${at + 1}" max="${at + 1}" width="9" hidden="1"/>`).join('');
  const written = rows.map((row, at) => {
    const cells = row.map((cell, column) =>
      cellXml(cell, isBare ? '' : ` r="${columnName(column)}${at + 1}"`, formats, isBare),
    );
    return `<row${isBare ? '' : ` r="${at + 1}"`}${hiddenRows.includes(at) ? ' hidden="1"' : ''}>${cells.join('')}</row>`;
  });
  const merged = merges.map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  return `<worksheet xmlns="${MAIN}">${cols && `<cols>${cols}</cols>`}<sheetData>${(isReversed ? written.toReversed() : written).join('')}</sheetData>${merged && `<mergeCells>${merged}</mergeCells>`}</worksheet>`;
}

function cellXml(cell: FixtureCell, address: string, formats: readonly string[], isBare = false): string {
  if (cell === null) return isBare ? '<c/>' : '';
  if (typeof cell === 'string') return `<c${address} t="inlineStr"><is><t>${escape(cell)}</t></is></c>`;
  if (typeof cell === 'number') return `<c${address}><v>${cell}</v></c>`;
  const { value, format, formula, error } = cell;
  const style = format === undefined ? '' : ` s="${formats.indexOf(format) + 1}"`;
  const own = formula === undefined ? '' : `<f>${escape(formula)}</f>`;
  if (error !== undefined) return `<c${address} t="e">${own}<v>${error}</v></c>`;
  return `<c${address}${style}>${own}${value === undefined ? '' : `<v>${value}</v>`}</c>`;
}

/** 0 is 'A', 26 is 'AA'. */
function columnName(column: number): string {
  return (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
