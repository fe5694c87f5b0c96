import { textIn, textsIn } from '~/trade/form-texts';
import { ACT_NAME } from '~/ui/carried-form';
import { PRODUCT_NAME } from './line-ref';

/** What a line's field held when the page was made, beside `itemId`, `quantity` and `unit`. */
export const BEFORE_NAME = 'quantityBefore';

/**
 * The small form that was meant by a button inside another form; null when none was pressed. A quantity that the button
 * does not name is the one typed at its line. Enter in any field presses the first button of a form, which names no line or
 * the first: where nothing was typed at that line, the line where something was is meant.
 */
export function readAct(form: FormData): FormData | null {
  const value = form.get(ACT_NAME);
  if (typeof value !== 'string') return null;
  const act = new FormData();
  for (const [name, field] of new URLSearchParams(value)) act.append(name, field);
  const isEnter = value === '';
  if (isEnter) act.set('intent', 'changeQuantity');
  if (act.get('intent') !== 'changeQuantity' || act.has('quantity')) return act;

  const items = textsIn(form, 'itemId');
  const typed = textsIn(form, 'quantity');
  const before = textsIn(form, BEFORE_NAME);
  const isTyped = (at: number) => typed[at] !== before[at];
  const named = isEnter ? 0 : items.indexOf(textIn(act, 'itemId'));
  const other = items.findIndex((_, at) => isTyped(at));
  const at = isTyped(named) || other < 0 ? named : other;
  if (at !== named) act.delete(PRODUCT_NAME);
  act.set('itemId', items[at] ?? '');
  act.set('quantity', typed[at] ?? '');
  act.set('unit', textsIn(form, 'unit')[at] ?? 'piece');
  return act;
}
