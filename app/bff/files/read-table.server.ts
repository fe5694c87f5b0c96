import Papa from 'papaparse';
import { FileError, type FileRows } from './file-table';
import { readXlsx } from './read-xlsx.server';

const MAX_FILE_BYTES = 2 * 1_048_576;
const MAX_ROWS = 20_000;

/** The rows of a workbook or of a text file with `;`, `,` or tabs; a text without them has one cell a row. @throws {FileError} */
export async function readTable(file: Blob): Promise<FileRows> {
  if (file.size > MAX_FILE_BYTES) throw new FileError('tooLarge');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return await readXlsx(bytes);
  // A workbook with a password is packed into the container of the old format.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new FileError('protected');
  return parseText(decode(bytes));
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

/** UTF-8, UTF-16 with its mark, or else windows-1251, in which Excel in Ukraine saves CSV. */
function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32))) throw new FileError('notTable');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1251').decode(bytes);
  }
}

function parseText(text: string): FileRows {
  const delimiter = delimiterOf(text);
  const rows =
    delimiter === null
      ? text.split(/\r\n|\n|\r/).map((line) => [line])
      : Papa.parse<string[]>(text.replace(/^sep=.\r?\n/i, ''), { delimiter, skipEmptyLines: 'greedy' }).data;
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) throw new FileError('empty');
  if (filled.length > MAX_ROWS) throw new FileError('tooLarge');
  return filled;
}

/** Tabs and semicolons are rare in lists that people write; a comma counts only where all lines have as many. */
function delimiterOf(text: string): string | null {
  const lines = text
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '' && !/^sep=/i.test(line))
    .slice(0, 20);
  const counts = (sign: string) => lines.map((line) => line.replace(/"[^"]*"/g, '').split(sign).length - 1);
  const most = lines.length / 2;
  for (const sign of ['\t', ';']) if (counts(sign).filter((count) => count > 0).length > most) return sign;
  const commas = counts(',');
  return lines.length > 1 && commas[0] !== 0 && commas.every((count) => count === commas[0]) ? ',' : null;
}
