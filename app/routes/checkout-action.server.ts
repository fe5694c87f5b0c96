import { data } from '@remix-run/node';
import { saveFormDraft } from '~/bff/auth/form-draft.server';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { safePath } from '~/bff/http/safe-redirect';
import type { RouteArgs } from '~/bff/route-handlers.server';
import { FETCHER_KEY_NAME } from '~/browser/network/fetcher-key';
import { textIn } from '~server/domain/form-fields';
import { hasPairedFields } from '~server/domain/line-inputs';
import { joinLineChoices } from '~server/domain/substitution';
import { applyUnsavedQuantities } from '~/features/cart/write/apply-unsaved-quantities.server';
import { handleCartForm } from '~/features/cart/write/cart-actions.server';
import { formError, type CartActionData } from '~/features/cart/write/cart-action-data.server';
import { parseCartIntent, parseEmbeddedIntent } from '~/features/cart/model/cart-form';
import { inCartQueue } from '~/features/cart/write/cart-queue.server';
import { describeShortages } from '~/features/cart/model/cart.server';
import type { OrderActionData } from '~/features/checkout/page/checkout-view';
import { checkoutValues, type CheckoutValues } from '~/features/checkout/fields/form-values';
import { handlePlaceOrder } from '~/features/checkout/placing/place-order-action.server';
import { saveChoicesDraft } from '~/features/checkout/placing/save-draft.server';
import { loadOrderFacts } from '~/features/checkout/placing/validate-order.server';

export interface CheckoutActionData extends CartActionData {
  /** The order form, when it placed nothing. */
  readonly order?: OrderActionData | undefined;
  /** Values of the order form, when another form was rejected. */
  readonly choices?: CheckoutValues | undefined;
}

/** Handles the order form, the cart forms, and the cart buttons inside the order form. */
export async function handleCheckoutForm({ ctx, request }: RouteArgs) {
  const sent = await request.formData();
  const posted = joinLineChoices(sent);
  if (!hasPairedFields(sent)) return rejectCart(formError(ctx.t('cart:unpaired')), checkoutValues(posted));
  const embedded = parseEmbeddedIntent(posted);
  const form = embedded ?? posted;
  const draft = embedded && (await saveChoicesDraft(ctx, request, posted));
  const cookies = draft?.cookies ?? [];
  if (textIn(form, 'intent') === 'leave')
    return redirectWithFlash(ctx, safePath(textIn(form, 'to'), ctx.links.to('profile')), null, { cookies });
  const intent = parseCartIntent(form);
  if (!intent) return inCartQueue(ctx.session.owner, () => placeOrder({ ctx, request }, form));

  const result = await handleCartForm(ctx, intent, form);
  if (!result.ok || form.has(FETCHER_KEY_NAME))
    return data<CheckoutActionData>({ ...result, choices: draft?.fields }, { status: result.ok ? 200 : 422 });
  const place = `${ctx.links.to('checkout')}#${encodeURIComponent(result.anchor)}`;
  // The undo of a removal may come from any page.
  return redirectWithFlash(ctx, place, result.message, { replace: intent !== 'addAgain', cookies });
}

/** Orders the cart. Unsaved quantities are saved first; the customer then confirms the new total. */
async function placeOrder({ ctx, request }: Pick<RouteArgs, 'ctx' | 'request'>, form: FormData) {
  const [unsaved, facts] = await Promise.all([applyUnsavedQuantities(ctx, form), loadOrderFacts(ctx)]);
  if (unsaved.kind === 'changed') return rejectCart(unsaved.answer, checkoutValues(form));
  const cart = unsaved.kind === 'ready' ? unsaved.cart : null;
  const result = await handlePlaceOrder(ctx, form, {
    cart,
    facts,
    describeShortages: (short) => (cart ? describeShortages(ctx, cart, short) : {}),
  });
  if (result instanceof Response) return result;
  const { order, init } = result;
  const path = new URL(request.url).pathname;
  const draft = order.retryAfterSeconds === undefined ? null : await saveFormDraft(ctx, path, form);
  if (draft) ctx.cookies.push(draft);
  return data<CheckoutActionData>(
    { ok: false, rejected: [], text: '', order: { ...order, isKept: draft !== null } },
    init,
  );
}

function rejectCart(result: CartActionData, choices: CheckoutValues) {
  return data<CheckoutActionData>({ ...result, choices }, { status: 422 });
}
