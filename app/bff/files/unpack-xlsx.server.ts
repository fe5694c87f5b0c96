import { buffer } from 'node:stream/consumers';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { FileError } from './file-error';

const MAX_ENTRIES = 300;
const MAX_UNPACKED_BYTES = 12 * 1_048_576;
/** A price list of 2,000 lots has half as many. */
const MAX_TAGS = 300_000;
/** The parts that hold cells. Pictures, themes and printer settings are left packed. */
const isNeeded = /^\/?(?!docProps\/|xl\/(?:theme|drawings|media|charts)\/).*\.(?:xml|rels)$/i;
const WORKBOOK = 'xl/workbook.xml';

/** The XML parts of a workbook by their names. yauzl inflates as a stream and ends where an entry is larger than it declares. @throws {FileError} */
export async function unpackXlsx(bytes: Uint8Array): Promise<Readonly<Record<string, Uint8Array>>> {
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
  return parts;
}

async function unpackEntry(zip: ZipFile, entry: Entry): Promise<Uint8Array> {
  return await buffer(await zip.openReadStreamPromise(entry));
}

function countTags(part: Uint8Array): number {
  let count = 0;
  for (const byte of part) if (byte === 0x3c) count += 1;
  return count;
}
