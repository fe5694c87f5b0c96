import { textIn, textsIn } from '~/domain/form-fields';
import { EMBEDDED_INTENT_NAME } from '~/ui/embedded-form';
import { PRODUCT_ID, parseQuantityUpdates, type QuantityUpdate } from './line-identity';

/** What a line's field held when the page was made, beside `itemId`, `quantity` and `unit`; nothing where it held what was refused. */
export const INITIAL_QUANTITY = 'quantityBefore';

/** The lines at which something was typed that their cart does not have yet. */
export function parseTyped(form: FormData): QuantityUpdate[] {
  const before = textsIn(form, INITIAL_QUANTITY);
  return parseQuantityUpdates(form).filter(({ quantity }, at) => quantity !== before[at]);
}

/**
 * The embedded form that was meant by a button inside another form; null when none was pressed. Quantities that the button
 * does not name are those typed, at whatever line: Enter in any field presses the first button of a form. Where nothing was typed,
 * the line that the button names is meant, or the first.
 */
export function parseEmbeddedIntent(form: FormData): FormData | null {
  const value = form.get(EMBEDDED_INTENT_NAME);
  if (typeof value !== 'string') return null;
  const act = new FormData();
  for (const [name, field] of new URLSearchParams(value)) act.append(name, field);
  const isEnter = value === '';
  if (!isEnter && (act.get('intent') !== 'changeQuantity' || act.has('quantity'))) return act;

  const typed = parseTyped(form);
  const named = parseQuantityUpdates(form).filter(({ itemId }) => isEnter || itemId === textIn(act, 'itemId'));
  return serializeChange(typed.length > 0 ? typed : named.slice(0, 1));
}

function serializeChange(lineInputs: readonly QuantityUpdate[]): FormData {
  const change = new FormData();
  change.set('intent', 'changeQuantity');
  for (const { itemId, productId = '', quantity, unit = 'unknown' } of lineInputs) {
    for (const [name, field] of [
      ['itemId', itemId],
      [PRODUCT_ID, productId],
      ['quantity', quantity],
      ['unit', unit],
    ] as const)
      change.append(name, field);
  }
  return change;
}
