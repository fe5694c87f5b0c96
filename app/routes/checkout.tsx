import { useLoaderData } from '@remix-run/react';
import { data } from '@remix-run/node';
import type { RequestContext } from '~/bff/context.server';
import { createClientAction } from '~/browser/network/client-handlers';
import { FETCHER_KEY_NAME } from '~/browser/network/fetcher-key';
import { toDegradationView } from '~/bff/degradation.server';
import { redirectWithFlash } from '~/bff/http/flash.server';
import { takeFormDraft } from '~/bff/auth/form-draft.server';
import { pageMeta } from '~/bff/http/page-meta';
import { revalidateOnError } from '~/bff/http/revalidate';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { safePath } from '~/bff/http/safe-redirect';
import { describeShortages, loadCartOrWhy, toCartView } from '~/features/cart/cart.server';
import { handleCartForm } from '~/features/cart/cart-actions.server';
import { parseCartIntent, parseEmbeddedIntent } from '~/features/cart/cart-form';
import { inCartQueue } from '~/features/cart/cart-queue.server';
import { CartLines } from '~/features/cart/cart-lines';
import { applyUnsavedQuantities } from '~/features/cart/apply-unsaved-quantities.server';
import { CartChangesNotice } from '~/features/cart/cart-changes-notice';
import { CartMessage } from '~/features/cart/cart-message';
import { FitToLimit } from '~/features/cart/fit-to-limit';
import { loadLineSplits } from '~/features/cart/line-splits.server';
import { toFormError } from '~/features/cart/cart-errors.server';
import { hasPairedFields } from '~/domain/line-inputs';
import { EmptyCart, MissingCart } from '~/features/cart/cart-states';
import { ShareCart } from '~/features/cart/share-cart';
import { useCartAnswer } from '~/features/cart/use-cart-answer';
import { useFocusAfterRemoval } from '~/features/cart/use-focus-after-removal';
import { useTypedLinesInOrder } from '~/features/cart/unsaved-lines';
import { toFitToLimitView } from '~/features/cart/fit-to-limit-view.server';
import { retryAfterHeaders } from '~/features/account/retry-after';
import { saveChoicesDraft } from '~/features/checkout/save-draft.server';
import { loadCheckout } from '~/features/checkout/checkout.server';
import { CheckoutPage } from '~/features/checkout/checkout-page';
import { loadOrderFacts } from '~/features/checkout/validate-order.server';
import { JustPlaced } from '~/features/checkout/just-placed';
import { handlePlaceOrder } from '~/features/checkout/place-order-action.server';
import { chooseAdded, checkoutValues } from '~/features/checkout/form-values';
import { UnknownOrder } from '~/features/checkout/unknown-order';
import { useLinks } from '~/use-links';
import { textIn } from '~/domain/form-fields';
import { DefaultSubmit } from '~/ui/embedded-form';
import { ORDER_FORM_ID } from '~/ui/form-ids';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: ['checkout', 'cart'] };

export const shouldRevalidate = revalidateOnError;

export const loader = customerLoader(async ({ ctx, request }) => {
  const asked = new URL(request.url).searchParams;
  const asking = loadCartOrWhy(ctx);
  const reading = asking.then(({ cart }) => cart);
  const splitting = reading.then((cart) => loadLineSplits(ctx, cart));
  const [cart, splits, checkout] = await Promise.all([reading, splitting, loadCheckout(ctx, reading, asked)]);
  const carrier = cart && cart.lines.length > 0 ? ORDER_FORM_ID : undefined;
  // What was chosen waits while there is no form to choose in.
  const kept = carrier === undefined ? null : await takeFormDraft(ctx, request);
  const typed = kept && checkoutValues(kept.form);
  const added = checkout.addresses?.find(({ id }) => id === asked.get('address'));
  const page = {
    title: ctx.t('checkout:title'),
    description: ctx.t('checkout:description'),
    cart: cart && toCartView(ctx, cart, splits),
    missing: (await asking).why,
    trim: cart && checkout.credit ? toFitToLimitView(ctx, cart, checkout.credit.over) : null,
    checkout,
    kept: added ? chooseAdded(typed, added, checkout.chosen.deliveryType) : typed,
    carrier,
    degradation: toDegradationView(ctx),
  };
  return kept ? data(page, { headers: { 'set-cookie': kept.cookie } }) : page;
});

export const action = customerAction(async ({ ctx, request }) => {
  const posted = await request.formData();
  if (!hasPairedFields(posted))
    return data({ cart: toFormError(ctx.t('cart:unpaired')), choices: checkoutValues(posted) }, { status: 422 });
  const embedded = parseEmbeddedIntent(posted);
  const form = embedded ?? posted;
  const carried = embedded && (await saveChoicesDraft(ctx, request, posted));
  const cookies = carried?.cookies ?? [];
  if (embedded?.get('intent') === 'toProfile')
    return redirectWithFlash(ctx, safePath(textIn(embedded, 'to'), ctx.links.to('profile')), null, { cookies });
  const intent = parseCartIntent(form);
  if (!intent) return inCartQueue(ctx.session.owner, () => placeOrder(ctx, form));
  const result = await handleCartForm(ctx, intent, form);
  if (form.has(FETCHER_KEY_NAME)) return data(result, { status: result.ok ? 200 : 422 });
  if (!result.ok) return data({ cart: result.cart, choices: carried?.fields }, { status: 422 });
  const place = `${ctx.links.to('checkout')}#${encodeURIComponent(result.anchor)}`;
  // A line is put back from whatever page its message is read on.
  return redirectWithFlash(ctx, place, result.message, { replace: intent !== 'addAgain', cookies });
});

/** Orders the cart; what was typed at its lines but not confirmed goes into it first, and is told in place of ordering. */
async function placeOrder(ctx: RequestContext, form: FormData) {
  const [settled, facts] = await Promise.all([applyUnsavedQuantities(ctx, form), loadOrderFacts(ctx)]);
  if (settled.kind === 'changed') return data({ cart: settled.answer, choices: checkoutValues(form) }, { status: 422 });
  const cart = settled.kind === 'ready' ? settled.cart : null;
  return handlePlaceOrder(ctx, form, {
    cart,
    facts,
    describeShortages: (short) => (cart ? describeShortages(ctx, cart, short) : {}),
  });
}

export const clientAction = createClientAction();

export const headers = retryAfterHeaders;
export const meta = pageMeta<typeof loader>;

export default function Checkout() {
  const { cart, checkout, missing, kept, trim, carrier } = useLoaderData<typeof loader>();
  const answer = useStickyActionData<typeof action>();
  useTypedLinesInOrder();
  const path = useLinks().to('checkout');
  const order = answer && 'order' in answer ? answer.order : undefined;
  const choices = answer && 'choices' in answer ? answer.choices : undefined;
  const { answer: rejected, onAnswer } = useCartAnswer(answer && 'cart' in answer ? answer.cart : undefined);
  const target = { action: path, carrier, onAnswer };
  useFocusAfterRemoval(cart?.lines.length ?? 0);
  const message = (
    <>
      <DefaultSubmit form={carrier} />
      <CartMessage {...target} answer={rejected} />
    </>
  );
  if (cart ? cart.lines.length === 0 : !order) {
    return (
      <>
        {message}
        {order?.unknown && <UnknownOrder unknown={order.unknown} />}
        {checkout.justPlaced && <JustPlaced placed={checkout.justPlaced} />}
        {cart ? <EmptyCart /> : <MissingCart retry={path} why={missing} />}
      </>
    );
  }
  const lines = cart && (
    <>
      <CartChangesNotice {...target} health={cart.health} />
      <CartLines {...target} lines={cart.lines} answer={rejected} issues={order?.issues} />
      <ShareCart link={cart.link} />
    </>
  );
  return (
    <CheckoutPage
      view={checkout}
      cart={cart}
      lines={lines}
      trim={<FitToLimit {...target} trim={trim} />}
      message={message}
      answer={order}
      kept={choices ?? kept}
      action={path}
    />
  );
}
