import Papa from 'papaparse';
import { countHeads } from '~server/domain/order-table/read-sheets';
import { isFilled, textSheet, type Sheet } from '~server/domain/order-table/sheet';
import { decodeText } from './decode-text.server';
import { FileError } from './file-error';
import { readHtmlTables } from './read-html-table.server';
import { readXlsx } from './read-xlsx.server';

const MAX_FILE_BYTES = 2 * 1_048_576;
const MAX_ROWS = 20_000;
/** Rows that tell by which sign a text is parted. */
const MAX_PREVIEW = 60;

/**
 * The sheets of a workbook, of a page with tables, or of a text with `;`, `,` or tabs; a text without them has one cell a row. @throws {FileError}
 * @param isKnownWord whether a word is a head, a unit or goods: tells code pages apart
 */
export async function readTable(file: Blob, isKnownWord: (text: string) => boolean): Promise<readonly Sheet[]> {
  if (file.size > MAX_FILE_BYTES) throw new FileError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const startsWith = (...start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);
  const sheets = startsWith(0x50, 0x4b, 0x03, 0x04) ? await readXlsx(bytes) : readText();
  const filled = sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.filter(isFilled) }));
  if (filled.every(({ rows }) => rows.length === 0)) throw new FileError('empty');
  if (filled.some(({ rows }) => rows.length > MAX_ROWS)) throw new FileError('tooLarge');
  return filled;

  function readText(): readonly Sheet[] {
    // A workbook with a password is packed into the container of the old format.
    if (startsWith(0xd0, 0xcf, 0x11, 0xe0)) throw new FileError('protected');
    const text = decodeText(bytes, isKnownWord);
    if (!/[\p{L}\d]/u.test(text)) throw new FileError('empty');
    if (/<table[\s>]/i.test(text)) return readHtmlTables(text);
    if (/^\s*(?:%PDF|\{\\rtf|<[!?a-z]|\{\s*["}]|\[\s*["[{])/i.test(text)) throw new FileError('notTable');
    return [recordsOf(text)];
  }
}

/** The records under the sign that gives most heads, or else one that parts most lines alike. */
function recordsOf(text: string): Sheet {
  const content = text.replace(/^sep=.\r?\n/i, '');
  const parse = (delimiter: string, preview: number) =>
    textSheet('', Papa.parse<string[]>(content, { delimiter, preview }).data);
  const parted = ['\t', ';', ','].map((sign) => {
    const sheet = parse(sign, MAX_PREVIEW);
    return { sign, heads: countHeads(sheet), sheet };
  });
  const [best] = parted.toSorted((one, other) => other.heads - one.heads);
  const found = best && best.heads > 0 ? best : parted.find(({ sign, sheet }) => isParted(sign, sheet));
  if (found) return parse(found.sign, 0);
  return textSheet(
    '',
    content.split(/\r\n|\n|\r/).map((line) => [line]),
  );
}

/** Tabs and semicolons are rare in lists that people write; a comma counts only where it parts all records alike. */
function isParted(sign: string, { rows }: Sheet): boolean {
  const counts = rows.slice(0, 20).map(({ cells }) => cells.findLastIndex(({ text }) => text !== '') + 1);
  if (sign !== ',') return counts.filter((count) => count > 1).length > counts.length / 2;
  return counts.length > 1 && counts[0] !== 1 && counts.every((count) => count === counts[0]);
}
