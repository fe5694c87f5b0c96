import type { RequestContext } from '~/bff/context.server';
import { calculateCreditUse } from '~server/domain/credit-limit';
import { orderedPaymentOption } from '~/data/documents/enum-labels.server';
import { allowsPayment } from '~server/domain/payment-options';
import { isDeliveryType } from '~server/domain/delivery-options';
import { deliveryTimes } from '~server/domain/delivery-times';
import type { CustomerDocument } from '~server/contract/documents';
import { toLastOrderView } from './last-order-view.server';
import { loadSources } from './checkout-sources.server';
import { chosenDelivery, type CheckoutView, type ChosenView, type DeliveryView } from './checkout-view';
import { toCreditView } from './credit-view.server';
import { isOpenDelivery, toAddressesView, toDeliveriesView, toPaymentsView } from './delivery-view.server';
import type { OrderCart } from './order-cart';

const JUST_MS = 15 * 60 * 1000;

/**
 * Loads the order form; parts that cannot be loaded are left out and reported.
 * @param reading the cart, null when it could not be loaded
 * @param searchParams of the page URL: `like` names an earlier order, `fill` applies its values
 */
export async function loadCheckout(
  ctx: RequestContext,
  reading: Promise<OrderCart | null>,
  searchParams = new URLSearchParams(),
): Promise<CheckoutView> {
  const now = new Date();
  const sources = await loadSources(ctx, reading, searchParams.get('like'));
  const { cart, creditStatus, later, addresses, newest, repeated, pickUpAt, orderKey, substitution } = sources;
  const total = cart?.total ?? null;
  const deliveries = toDeliveriesView(ctx, addresses, pickUpAt, { now, total });
  const payments = toPaymentsView(ctx);
  const addressViews = addresses && toAddressesView(ctx, addresses);
  const chosen = chooseAsBefore(newest, deliveries);
  const credit = cart && creditStatus && calculateCreditUse(creditStatus, cart.total);
  const order = repeated ?? newest;
  const shown = {
    deliveries,
    payments,
    addressViews: addressViews ?? [],
    addresses,
    chosen,
    isRepeated: order !== newest,
    now,
  };
  const lastOrderDefaults = order && toLastOrderView(ctx, order, shown);
  const isFilled = lastOrderDefaults !== null && searchParams.get('fill') !== null;
  return {
    orderKey,
    cutOffHours: ctx.services.env.rules.cutOffHours,
    deliveries,
    addresses: addressViews,
    profileHref: `${ctx.links.to('profile', {}, { from: 'checkout' })}#addresses`,
    times: deliveryTimes(),
    later,
    payments,
    chosen: isFilled ? { ...chosen, ...lastOrderDefaults.fields } : chosen,
    substitution,
    lastOrderDefaults,
    isFilled,
    credit: credit && toCreditView(ctx, credit),
    ...(newest && cart?.lines.length === 0 && { justPlaced: toJustPlacedView(ctx, newest, now) }),
  };
}

/** An order placed minutes ago, in another tab or before going back. */
function toJustPlacedView(
  { t, links }: RequestContext,
  { id, number, date }: CustomerDocument,
  now: Date,
): CheckoutView['justPlaced'] {
  if (now.getTime() - Date.parse(date) > JUST_MS) return undefined;
  return { title: t('checkout:placedTitle', { number }), href: links.to('orders', {}, { id }) };
}

/** Preselects delivery and payment of the last order and the first full day, but no time window. */
function chooseAsBefore(last: CustomerDocument | null, deliveries: readonly DeliveryView[]): ChosenView {
  const requested = [last?.deliveryType, 'delivery'];
  const deliveryType = requested.find((type) => isOpenDelivery(deliveries, type)) ?? 'pickup';
  const payment = last && orderedPaymentOption(last);
  const fits = payment && isDeliveryType(deliveryType) && allowsPayment(payment, deliveryType);
  return {
    deliveryType,
    deliveryDate: chosenDelivery({ deliveries }, deliveryType)?.days.find(({ closedTimes }) => !closedTimes)?.day ?? '',
    deliveryTime: '',
    customerAddressId: '',
    paymentMethod: fits ? payment : '',
    comment: '',
  };
}
