import { buffer } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { FileError } from './file-table';

const MAX_ENTRIES = 300;
const MAX_UNPACKED_BYTES = 12 * 1_048_576;
/** Reading holds the process for a second a quarter of a million tags; a price list of 2,000 lots has half as many. */
const MAX_TAGS = 300_000;
const MAX_ROW = 20_000;
const MAX_CELLS = 400_000;
/** The parts that hold cells. Pictures, themes and printer settings are left packed. */
const isNeeded = /^\/?(?!docProps\/|xl\/(?:theme|drawings|media|charts)\/).*\.(?:xml|rels)$/i;
const WORKBOOK = 'xl/workbook.xml';

/**
 * The XML of a workbook, packed again without compression: what was checked is what is read. yauzl inflates as a
 * stream and ends where an entry is larger than it declares. @throws {FileError}
 */
export async function unpackXlsx(bytes: Uint8Array): Promise<ArrayBuffer> {
  const parts: Record<string, Uint8Array> = {};
  try {
    const zip = await fromBufferPromise(Buffer.from(bytes));
    if (zip.entryCount > MAX_ENTRIES) throw new FileError('tooLarge');
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new FileError('protected');
      if (!isNeeded.test(entry.fileName)) continue;
      total += entry.uncompressedSize;
      if (total > MAX_UNPACKED_BYTES) throw new FileError('tooLarge');
      parts[entry.fileName.replace(/^\//, '')] = await unpackEntry(zip, entry);
    }
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('broken', error);
  }
  if (!(WORKBOOK in parts)) throw new FileError('notTable');
  if (Object.values(parts).reduce((count, part) => count + countTags(part), 0) > MAX_TAGS)
    throw new FileError('tooLarge');
  for (const [name, part] of Object.entries(parts)) if (/worksheets\//i.test(name)) checkCells(part);
  return new Uint8Array(zipSync(parts, { level: 0 })).buffer;
}

async function unpackEntry(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  return await buffer(await zip.openReadStreamPromise(entry));
}

function countTags(part: Uint8Array): number {
  let count = 0;
  for (const byte of part) if (byte === 0x3c) count += 1;
  return count;
}

/** The reader fills gaps between cells: one cell far away would take all memory. @throws {FileError} */
function checkCells(part: Uint8Array): void {
  const xml = new TextDecoder().decode(part);
  let [rows, columns] = [0, 0];
  for (const [, double, single] of xml.matchAll(/\sr\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(double ?? single ?? '') ?? [];
    if (digits === '') throw new FileError('broken');
    rows = Math.max(rows, Number(digits));
    columns = Math.max(columns, columnNumber(letters));
  }
  if (rows > MAX_ROW || rows * columns > MAX_CELLS) throw new FileError('tooLarge');
}

/** 'A' is 1, 'AA' is 27. */
function columnNumber(letters: string): number {
  return Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);
}
