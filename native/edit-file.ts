import { readFileSync, writeFileSync } from 'node:fs';

export type Edit = readonly [find: RegExp, replacement: string];

/** Edits a generated file; an edit that is there already is skipped. @throws {Error} for an edit that matches nothing */
export function editText(text: string, edits: readonly Edit[]): string {
  return edits.reduce((edited, [find, replacement]) => {
    if (!find.global && edited.includes(replacement)) return edited;
    if (edited.search(find) < 0) throw new Error(`no place for ${replacement.trim().split('\n', 1)[0] ?? ''}`);
    return edited.replace(find, () => replacement);
  }, text);
}

export function editFile(path: string, edits: readonly Edit[]): void {
  try {
    writeFileSync(path, editText(readFileSync(path, 'utf8'), edits));
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}
