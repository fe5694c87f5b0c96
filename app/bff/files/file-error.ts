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
