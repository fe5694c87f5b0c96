import { textIn, textsIn } from '~/domain/form-fields';
import { EMBEDDED_INTENT_NAME } from '~/ui/embedded-form';
import { PRODUCT_ID, parseQuantityUpdates, type QuantityUpdate } from './line-identity';

/** Field with the quantity at page load; empty for a rejected quantity. */
export const INITIAL_QUANTITY = 'quantityBefore';

/** The lines whose typed quantity is not saved yet. */
export function parseTyped(form: FormData): QuantityUpdate[] {
  const before = textsIn(form, INITIAL_QUANTITY);
  return parseQuantityUpdates(form).filter(({ quantity }, at) => quantity !== before[at]);
}

/**
 * The embedded form of the pressed button, or null. Quantities that the button does not name come from the changed
 * line, because Enter in any field presses the first button of a form.
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
