/** A cell of a file that was sent. Days are the start of the day in UTC. */
export type FileCell = string | number | boolean | Date | null;
export type FileRows = readonly (readonly FileCell[])[];

/** Why a file cannot be read: `protected` also for old workbooks (.xls), `notTable` for pictures and the like. */
export type FileErrorKind = 'tooLarge' | 'protected' | 'notTable' | 'broken' | 'empty';

export class FileError extends Error {
  constructor(
    readonly kind: FileErrorKind,
    cause?: unknown,
  ) {
    super(`file refused: ${kind}`, { cause });
    this.name = 'FileError';
  }
}
