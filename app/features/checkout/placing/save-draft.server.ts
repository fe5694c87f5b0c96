import { saveFormDraft } from '~/bff/auth/form-draft.server';
import type { RequestContext } from '~/bff/context.server';
import { EMBEDDED_INTENT_NAME } from '~/ui/forms/embedded-form';
import { textIn } from '~server/domain/form-fields';
import { decryptIdempotencyKey, matchesCart } from './idempotency-key.server';
import type { OrderCart } from './order-cart';
import { checkoutValues, checkoutFieldNames } from '../fields/form-values';

/** Saves the order form values while the cart changes, and gives them for a page that is rendered at once; the new cart gets a new key. */
export async function saveChoicesDraft(ctx: RequestContext, request: Request, form: FormData) {
  const choices = new FormData();
  for (const name of checkoutFieldNames) {
    const value = form.get(name);
    if (name !== 'orderKey' && typeof value === 'string') choices.set(name, value);
  }
  const cookie = await saveFormDraft(ctx, new URL(request.url).pathname, choices);
  return { cookies: cookie === null ? [] : [cookie], fields: checkoutValues(choices) };
}

/** Whether a draft is an order that did not arrive, or was sent for the cart as it is now and had no answer. */
export async function isUnsentOrder(ctx: RequestContext, form: FormData, cart: OrderCart | null): Promise<boolean> {
  if (form.get('intent') !== 'placeOrder' || form.has(EMBEDDED_INTENT_NAME)) return false;
  const sent = textIn(form, 'orderKey');
  if (sent === '') return true;
  const key = await decryptIdempotencyKey(ctx, sent);
  return cart !== null && key !== null && matchesCart(key, cart);
}
