/** The text of a form's field; empty where there is none, or a file in its place. */
export function textIn(form: FormData, name: string): string {
  return textsIn(form, name)[0] ?? '';
}

/** The texts of a field that a form repeats; a file in place of one counts as empty. */
export function textsIn(form: FormData, name: string): string[] {
  return form.getAll(name).map((value) => (typeof value === 'string' ? value : ''));
}
