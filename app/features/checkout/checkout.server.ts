import { describeCutOff } from '~/supply/cut-off.server';
import type { Scope } from '~/bff/scope.server';
import { countCredit } from '~/trade/credit-limit';
import { deliveryDays, type DeliveryDay } from '~/trade/delivery-times';
import { allowsPayment, paymentOptionOf } from '~/trade/payment-options';
import { isDeliveryType } from '~/trade/delivery-options';
import type { CustomerDocument } from '~server/contract/documents';
import { viewAsBefore } from './as-before-view.server';
import { readSources } from './checkout-sources.server';
import type { CheckoutView, ChosenView, DeliveryView } from './checkout-view';
import { viewCredit } from './credit-view.server';
import { isOpenDelivery, viewAddresses, viewDays, viewDeliveries, viewPayments } from './delivery-view.server';
import type { OrderCart } from './order-cart';

/** How long an order has just been placed. */
const JUST_MS = 15 * 60 * 1000;

/**
 * What the order form shows. Everything is asked for side by side; a part that cannot be read is left out and said so.
 * @param reading the cart, null when it cannot be read
 * @param asked the address of the page: `like` names an earlier order, with `fill` the form is filled as that was
 */
export async function readCheckout(
  scope: Scope,
  reading: Promise<OrderCart | null>,
  asked = new URLSearchParams(),
): Promise<CheckoutView> {
  const now = new Date();
  const days = deliveryDays(now);
  const cutOff = describeCutOff(scope, now);
  const { cart, standing, later, addresses, newest, repeated, pickUpAt, orderKey } = await readSources(
    scope,
    reading,
    asked.get('like'),
  );
  const total = cart?.total ?? null;
  const deliveries = viewDeliveries(scope, addresses, pickUpAt, { days, cutOff, total });
  const payments = viewPayments(scope);
  const addressViews = addresses && viewAddresses(scope, addresses);
  const chosen = chooseAsBefore(newest, deliveries, days);
  const credit = cart && standing && countCredit(standing, cart.total);
  const order = repeated ?? newest;
  const shown = {
    deliveries,
    payments,
    addressViews: addressViews ?? [],
    addresses,
    chosen,
    isRepeated: order !== newest,
  };
  const asBefore = order && viewAsBefore(scope, order, shown);
  const isFilled = asBefore !== null && asked.get('fill') !== null;
  return {
    orderKey,
    cutOff,
    deliveries,
    addresses: addressViews,
    profileHref: `${scope.links.to('profile', {}, { from: 'checkout' })}#addresses`,
    days: viewDays(scope, days),
    times: (days[0]?.windows ?? []).map(({ time }) => time),
    later,
    payments,
    chosen: isFilled ? { ...chosen, ...asBefore.fields } : chosen,
    asBefore,
    isFilled,
    credit: credit && viewCredit(scope, credit),
    ...(newest && cart?.lines.length === 0 && { justPlaced: viewJustPlaced(scope, newest, now) }),
  };
}

/** An order of the last minutes, made in another tab or before a step back. */
function viewJustPlaced(
  { t, links }: Scope,
  { id, number, date }: CustomerDocument,
  now: Date,
): CheckoutView['justPlaced'] {
  if (now.getTime() - Date.parse(date) > JUST_MS) return undefined;
  return { title: t('checkout:placedTitle', { number }), href: links.to('orders', {}, { id }) };
}

/** The form as the last order was: the same delivery and payment; the first day that is whole; no window. */
function chooseAsBefore(
  last: CustomerDocument | null,
  deliveries: readonly DeliveryView[],
  days: readonly DeliveryDay[],
): ChosenView {
  const wished = [last?.deliveryType, 'delivery'];
  const deliveryType = wished.find((type) => isOpenDelivery(deliveries, type)) ?? 'pickup';
  const payment = paymentOptionOf(last?.paymentMethod ?? null);
  const fits = payment && isDeliveryType(deliveryType) && allowsPayment(payment, deliveryType);
  return {
    deliveryType,
    deliveryDate: days.find(({ windows }) => windows.every((window) => window.open))?.day ?? '',
    deliveryTime: '',
    customerAddressId: '',
    paymentMethod: fits ? payment : '',
    comment: '',
  };
}
