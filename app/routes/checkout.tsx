import { useLoaderData } from '@remix-run/react';
import { data } from '@remix-run/node';
import type { Scope } from '~/bff/scope.server';
import { createClientAction } from '~/browser/network/client-handlers';
import { FETCHER_KEY_NAME } from '~/browser/network/fetcher-key';
import { describeGaps } from '~/bff/gaps.server';
import { redirectWithFlash } from '~/bff/redirect-with-flash.server';
import { takeFormDraft } from '~/bff/form-draft.server';
import { pageMeta } from '~/bff/page-meta';
import { revalidateWhenRefused } from '~/bff/revalidate';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { safePath } from '~/bff/safe-path';
import { describeShortages, readCartOrWhy, viewCart } from '~/features/cart/cart.server';
import { handleCartForm } from '~/features/cart/cart-actions.server';
import { parseCartIntent } from '~/features/cart/cart-form';
import { inCartQueue } from '~/features/cart/cart-queue.server';
import { parseEmbeddedIntent } from '~/features/cart/embedded-intent';
import { CartLines } from '~/features/cart/cart-lines';
import { settleTyped } from '~/features/cart/change-typed.server';
import { CartHealth } from '~/features/cart/cart-health-notice';
import { CartMessage } from '~/features/cart/cart-message';
import { CartTrim } from '~/features/cart/cart-trim';
import { readLineSplits } from '~/features/cart/line-splits.server';
import { tellStop } from '~/features/cart/change-words.server';
import { isPaired } from '~/features/cart/wishes';
import { EmptyCart, MissingCart } from '~/features/cart/cart-states';
import { ShareCart } from '~/features/cart/share-cart';
import { useCartAnswer } from '~/features/cart/use-cart-answer';
import { useFocusAfterRemoval } from '~/features/cart/use-focus-after-removal';
import { useTypedLinesInOrder } from '~/features/cart/typed-lines';
import { viewTrim } from '~/features/cart/trim-view.server';
import { retryAfterHeaders } from '~/features/account/retry-after';
import { carryChoices } from '~/features/checkout/carry-choices.server';
import { readCheckout } from '~/features/checkout/checkout.server';
import { CheckoutPage } from '~/features/checkout/checkout-page';
import { readOrderFacts } from '~/features/checkout/decide-order.server';
import { JustPlaced } from '~/features/checkout/just-placed';
import { answerOrder } from '~/features/checkout/order-answer.server';
import { chooseAdded, keptFields } from '~/features/checkout/typed-fields';
import { UnknownOrder } from '~/features/checkout/unknown-order';
import { useLinks } from '~/links-hook';
import { textIn } from '~/trade/form-texts';
import { DefaultSubmit } from '~/ui/embedded-form';
import { ORDER_FORM_ID } from '~/ui/typed-forms';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: ['checkout', 'cart'] };

export const shouldRevalidate = revalidateWhenRefused;

export const loader = customerLoader(async ({ scope, request }) => {
  const asked = new URL(request.url).searchParams;
  const asking = readCartOrWhy(scope);
  const reading = asking.then(({ cart }) => cart);
  const splitting = reading.then((cart) => readLineSplits(scope, cart));
  const [cart, splits, checkout] = await Promise.all([reading, splitting, readCheckout(scope, reading, asked)]);
  const carrier = cart && cart.lines.length > 0 ? ORDER_FORM_ID : undefined;
  // What was chosen waits while there is no form to choose in.
  const kept = carrier === undefined ? null : await takeFormDraft(scope, request);
  const typed = kept && keptFields(kept.form);
  const added = checkout.addresses?.find(({ id }) => id === asked.get('address'));
  const page = {
    title: scope.t('checkout:title'),
    description: scope.t('checkout:description'),
    cart: cart && viewCart(scope, cart, splits),
    missing: (await asking).why,
    trim: cart && checkout.credit ? viewTrim(scope, cart, checkout.credit.over) : null,
    checkout,
    kept: added ? chooseAdded(typed, added, checkout.chosen.deliveryType) : typed,
    carrier,
    gaps: describeGaps(scope),
  };
  return kept ? data(page, { headers: { 'set-cookie': kept.cookie } }) : page;
});

export const action = customerAction(async ({ scope, request }) => {
  const posted = await request.formData();
  if (!isPaired(posted))
    return data({ cart: tellStop(scope.t('cart:unpaired')), choices: keptFields(posted) }, { status: 422 });
  const embedded = parseEmbeddedIntent(posted);
  const form = embedded ?? posted;
  const carried = embedded && (await carryChoices(scope, request, posted));
  const cookies = carried?.cookies ?? [];
  if (embedded?.get('intent') === 'toProfile')
    return redirectWithFlash(scope, safePath(textIn(embedded, 'to'), scope.links.to('profile')), null, { cookies });
  const intent = parseCartIntent(form);
  if (!intent) return inCartQueue(scope.session.owner, () => placeOrder(scope, form));
  const result = await handleCartForm(scope, intent, form);
  if (form.has(FETCHER_KEY_NAME)) return data(result, { status: result.ok ? 200 : 422 });
  if (!result.ok) return data({ cart: result.cart, choices: carried?.fields }, { status: 422 });
  const place = `${scope.links.to('checkout')}#${encodeURIComponent(result.anchor)}`;
  // A line is put back from whatever page its message is read on.
  return redirectWithFlash(scope, place, result.message, { replace: intent !== 'addAgain', cookies });
});

/** Orders the cart; what was typed at its lines but not confirmed goes into it first, and is told in place of ordering. */
async function placeOrder(scope: Scope, form: FormData) {
  const [settled, facts] = await Promise.all([settleTyped(scope, form), readOrderFacts(scope)]);
  if (settled.kind === 'changed') return data({ cart: settled.answer, choices: keptFields(form) }, { status: 422 });
  const cart = settled.kind === 'ready' ? settled.cart : null;
  return answerOrder(scope, form, {
    cart,
    facts,
    describeShortages: (short) => (cart ? describeShortages(scope, cart, short) : {}),
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
  const { answer: refused, onAnswer } = useCartAnswer(answer && 'cart' in answer ? answer.cart : undefined);
  const target = { action: path, carrier, onAnswer };
  useFocusAfterRemoval(cart?.lines.length ?? 0);
  const message = (
    <>
      <DefaultSubmit form={carrier} />
      <CartMessage {...target} answer={refused} />
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
      <CartHealth {...target} health={cart.health} />
      <CartLines {...target} lines={cart.lines} answer={refused} troubles={order?.troubles} />
      <ShareCart link={cart.link} />
    </>
  );
  return (
    <CheckoutPage
      view={checkout}
      cart={cart}
      lines={lines}
      trim={<CartTrim {...target} trim={trim} />}
      message={message}
      answer={order}
      kept={choices ?? kept}
      action={path}
    />
  );
}
