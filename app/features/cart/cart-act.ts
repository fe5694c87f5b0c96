/** Name of the button that changes the cart from inside another form. */
const ACT_NAME = 'cartAct';
/** What a line's field held when the page was made, beside `itemId`, `quantity` and `unit`. */
export const BEFORE_NAME = 'quantityBefore';

type Fields = Readonly<Record<string, string>> | [name: string, value: string][];

/** Value of such a button: the fields of the small form it stands for. */
export function writeAct(fields: Fields): string {
  return new URLSearchParams(fields).toString();
}

/** Attributes by which a button sends the form around it, when there is one, in place of its own. */
export function actOf(form: string | undefined, fields: Fields) {
  return form === undefined ? {} : { form, name: ACT_NAME, value: writeAct(fields), formNoValidate: true };
}

/**
 * The small form that was meant by a button inside another form; null when none was pressed. A quantity that the button
 * does not name is the one typed at its line. Enter in any field presses the first button of a form: where nothing was
 * typed at that line, the line where something was is meant.
 */
export function readAct(form: FormData): FormData | null {
  const value = form.get(ACT_NAME);
  if (typeof value !== 'string') return null;
  const act = new FormData();
  for (const [name, field] of new URLSearchParams(value)) act.append(name, field);
  if (act.get('intent') !== 'changeQuantity' || act.has('quantity')) return act;

  const [items, typed, before, units] = ['itemId', 'quantity', BEFORE_NAME, 'unit'].map((name) => form.getAll(name)) as [FormDataEntryValue[], FormDataEntryValue[], FormDataEntryValue[], FormDataEntryValue[]];
  const isTyped = (at: number) => typed[at] !== before[at];
  const named = items.findIndex((item) => item === act.get('itemId'));
  const other = items.findIndex((_, at) => isTyped(at));
  const at = isTyped(named) || other < 0 ? named : other;
  act.set('itemId', items[at] ?? '');
  act.set('quantity', typed[at] ?? '');
  act.set('unit', units[at] ?? 'piece');
  return act;
}
