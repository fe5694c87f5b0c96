import { units, type Unit } from './unit-words';

/** The unit of a form: pieces where it names none; undefined for one there is none of. */
export function parseUnit(form: FormData): Unit | undefined {
  return parseUnitName(textIn(form, 'unit'));
}

/** The same of one name; an empty one names none. */
export function parseUnitName(named: string): Unit | undefined {
  return named === '' ? 'piece' : units.find((each) => each === named);
}

/** The text of a form's field; empty where there is none, or a file in its place. */
export function textIn(form: FormData, name: string): string {
  return textsIn(form, name)[0] ?? '';
}

/** The texts of a field that a form repeats; a file in place of one counts as empty. */
export function textsIn(form: FormData, name: string): string[] {
  return form.getAll(name).map((value) => (typeof value === 'string' ? value : ''));
}
