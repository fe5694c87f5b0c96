import { units, type Unit } from './unit-words';

/** Unit of a form; pieces where it names none, undefined for an unknown one. */
export function parseUnit(form: FormData): Unit | undefined {
  return parseUnitName(textIn(form, 'unit'));
}

export function parseUnitName(named: string): Unit | undefined {
  return named === '' ? 'piece' : units.find((each) => each === named);
}

export function textIn(form: FormData, name: string): string {
  return textsIn(form, name)[0] ?? '';
}

export function textsIn(form: FormData, name: string): string[] {
  return form.getAll(name).map((value) => (typeof value === 'string' ? value : ''));
}
