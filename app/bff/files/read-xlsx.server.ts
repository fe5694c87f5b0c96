import { readSheet, SheetNotFoundError } from 'read-excel-file/universal';
import { FileError, type FileCell, type FileRows } from './file-table';
import { unpackXlsx } from './unpack-xlsx.server';

/** Sheets that are looked through for one with cells. */
const MAX_SHEETS = 3;

/** The first sheet of a workbook that has cells; a formula counts with its last value. @throws {FileError} */
export async function readXlsx(bytes: Uint8Array): Promise<FileRows> {
  const workbook = await unpackXlsx(bytes);
  for (let sheet = 1; sheet <= MAX_SHEETS; sheet += 1) {
    const rows = await rowsOf(workbook, sheet);
    if (rows === null) break;
    if (rows.some((row) => row.some((cell) => cell !== null))) return rows;
  }
  throw new FileError('empty');
}

/** Null where there is no such sheet. */
async function rowsOf(workbook: ArrayBuffer, number: number): Promise<FileRows | null> {
  try {
    return (await readSheet(workbook, number)) as readonly (readonly FileCell[])[];
  } catch (error) {
    if (error instanceof SheetNotFoundError) return null;
    throw new FileError('broken', error);
  }
}
