import { units, type Unit } from './quantity';

/**
 * The unit of a form: pieces where it names none.
 * @throws 400 for one there is none of: no number of it can be ordered
 */
export function readUnit(form: FormData): Unit {
  return readUnitName(form.get('unit') ?? 'piece');
}

/** @throws 400 for a unit there is none of */
export function readUnitName(named: FormDataEntryValue): Unit {
  const unit = units.find((each) => each === named);
  if (!unit) throw new Response(null, { status: 400 });
  return unit;
}

/** The text of a form's field; empty where there is none, or a file in its place. */
export function textIn(form: FormData, name: string): string {
  return textsIn(form, name)[0] ?? '';
}

/** The texts of a field that a form repeats; a file in place of one counts as empty. */
export function textsIn(form: FormData, name: string): string[] {
  return form.getAll(name).map((value) => (typeof value === 'string' ? value : ''));
}
