import { useLoaderData } from '@remix-run/react';
import { data } from '@remix-run/node';
import { useTranslation } from 'react-i18next';
import { listErrors } from '~/bff/forms/form-errors';
import { clearFormDraft, takeFormDraft } from '~/bff/auth/form-draft.server';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { loadCartOrWhy, toCartShare, toCartView } from '~/features/cart/model/cart.server';
import { CartFiles } from '~/features/cart/view/cart-files';
import { CartTable } from '~/features/cart/view/cart-table';
import { CartChangesNotice } from '~/features/cart/view/cart-changes-notice';
import { CartMessage } from '~/features/cart/view/cart-message';
import { FitToLimit } from '~/features/cart/view/fit-to-limit';
import { loadLineSplits } from '~/features/cart/view/line-splits.server';
import { EmptyCart, MissingCart } from '~/features/cart/view/cart-states';
import { ShareCart } from '~/features/cart/view/share-cart';
import { useCartErrors } from '~/features/cart/view/use-cart-errors';
import { useFocusAfterRemoval } from '~/features/cart/view/use-focus-after-removal';
import { useShortageLinks } from '~/features/cart/view/use-shortage-links';
import { useTypedLinesInOrder } from '~/features/cart/view/unsaved-lines';
import { toFitToLimitView } from '~/features/cart/view/fit-to-limit-view.server';
import { AdditionNotice } from '~/features/checkout/page/addition-notice';
import { chooseAddition, withAddition } from '~/features/checkout/page/addition.server';
import { loadCheckout } from '~/features/checkout/page/checkout.server';
import { CheckoutPage } from '~/features/checkout/page/checkout-page';
import { JustPlaced } from '~/features/checkout/placed/just-placed';
import { chooseAdded, checkoutValues } from '~/features/checkout/fields/form-values';
import { isUnsentOrder } from '~/features/checkout/placing/save-draft.server';
import { UnknownOrder } from '~/features/checkout/placing/unknown-order';
import { formatAmount } from '~/i18n/formats';
import { useLinks } from '~/use-links';
import { DefaultSubmit } from '~/ui/forms/embedded-form';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { ORDER_FORM_ID } from '~/ui/forms/form-ids';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';
import { handleCheckoutForm } from './checkout-action.server';

export const handle = { i18n: ['checkout', 'cart'] };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';
export { headers } from '~/features/account/retry-after';

export const loader = customerLoader(async ({ ctx, request }) => {
  const search = new URL(request.url).searchParams;
  const loading = loadCartOrWhy(ctx);
  const loadingCart = loading.then(({ cart }) => cart);
  const loadingSplits = loadingCart.then((cart) => loadLineSplits(ctx, cart));
  const { addition, closed, cookie } = await chooseAddition(ctx, request, search.get('with'));
  const [cart, splits, checkout] = await Promise.all([
    loadingCart,
    loadingSplits,
    loadCheckout(ctx, loadingCart, search, addition),
  ]);
  const outerFormId = cart && cart.lines.length > 0 ? ORDER_FORM_ID : undefined;
  // What was chosen waits while there is no form to choose in.
  const draft = outerFormId === undefined ? null : await takeFormDraft(ctx, request);
  const typed = draft && checkoutValues(draft.form);
  const added = checkout.addresses?.find(({ id }) => id === search.get('address'));
  const cartView = cart && toCartView(ctx, cart, splits, withAddition(cart.total, addition));
  const page = {
    title: ctx.t('checkout:title'),
    description: ctx.t('checkout:description'),
    cart: cartView,
    share: cartView && toCartShare(ctx, cartView),
    missing: (await loading).why,
    trim: cart && checkout.credit ? toFitToLimitView(ctx, cart, checkout.credit.over) : null,
    checkout,
    closed,
    isUnsent: draft !== null && (await isUnsentOrder(ctx, draft.form, cart)),
    draft: added ? chooseAdded(typed, added, checkout.chosen.deliveryType) : typed,
    outerFormId,
    orderAmount: cart && formatAmount(ctx.language, cart.total),
  };
  const headers = new Headers(
    [checkout.justPlaced ? clearFormDraft(ctx) : draft?.cookie, cookie].flatMap((text): [string, string][] =>
      text ? [['set-cookie', text]] : [],
    ),
  );
  return data(page, { headers, status: closed === null ? 200 : 409 });
});

export const action = customerAction(handleCheckoutForm);

export default function Checkout() {
  const { cart, share, checkout, missing, draft, isUnsent, trim, outerFormId, closed } = useLoaderData<typeof loader>();
  const answer = useStickyActionData<typeof action>();
  useTypedLinesInOrder();
  const { t } = useTranslation();
  const path = useLinks().to('checkout');
  const order = answer?.order;
  const { answer: rejected, onAnswer } = useCartErrors(answer);
  const target = { action: path, outerFormId, onAnswer };
  const shortages = useShortageLinks({ ...target, lines: cart?.lines ?? [], issues: order?.shortage?.issues });
  useFocusAfterRemoval((cart?.lines.length ?? 0) + shortages.length);
  const message = (
    <>
      <DefaultSubmit form={outerFormId} />
      <CartMessage {...target} answer={rejected} />
      <AdditionNotice addition={checkout.addition} closed={closed} />
    </>
  );
  if (cart ? cart.lines.length === 0 : !order) {
    return (
      <>
        {message}
        {order && <ErrorSummary title={t('common:checkForm')} errors={listErrors(order.form.error)} />}
        {order?.unknown && <UnknownOrder unknown={order.unknown} />}
        {checkout.justPlaced && <JustPlaced placed={checkout.justPlaced} />}
        {cart ? <EmptyCart /> : <MissingCart retry={path} why={missing} />}
      </>
    );
  }
  const lines = cart && (
    <>
      {shortages.length === 0 && <CartChangesNotice {...target} health={cart.health} />}
      <CartTable
        {...target}
        labelledBy="cart-heading"
        lines={cart.lines}
        answer={rejected}
        issues={order?.shortage?.issues}
      />
      <CartFiles asOf={cart.asOf} tagsHref={cart.tagsHref} />
      <ShareCart link={cart.link} share={share} />
    </>
  );
  return (
    <CheckoutPage
      view={checkout}
      cart={cart}
      lines={lines}
      trim={<FitToLimit {...target} trim={trim} />}
      reduce={(onReduced) => (
        <FitToLimit
          isButton
          {...target}
          trim={trim}
          onAnswer={(result) => {
            onAnswer(result);
            onReduced?.();
          }}
        />
      )}
      message={message}
      shortages={shortages}
      answer={order}
      draft={answer?.choices ?? draft}
      isUnsent={isUnsent}
      action={path}
    />
  );
}
