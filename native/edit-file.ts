import { readFileSync, writeFileSync } from 'node:fs';

/** A change of a generated file: what to find, and what stands in its place. */
export type Edit = readonly [find: RegExp, replacement: string];

/**
 * Makes changes in a generated file. Made ones are not made again: a replacement that is already there stays, but for
 * a change of every place (`g`), which is made wherever it is found: one place may have it and another not.
 * @throws {Error} when the place of a change is not found, as the platform's template has changed
 */
export function editText(text: string, edits: readonly Edit[]): string {
  return edits.reduce((edited, [find, replacement]) => {
    if (!find.global && edited.includes(replacement)) return edited;
    if (edited.search(find) < 0) throw new Error(`no place for ${replacement.trim().split('\n', 1)[0] ?? ''}`);
    return edited.replace(find, () => replacement);
  }, text);
}

/** @throws {Error} naming the file, as `editText` */
export function editFile(path: string, edits: readonly Edit[]): void {
  try {
    writeFileSync(path, editText(readFileSync(path, 'utf8'), edits));
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
