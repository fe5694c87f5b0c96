import type { RequestContext } from '~/bff/context.server';
import { calculateCreditUse } from '~server/domain/credit-limit';
import { isDeliveryType, needsAddress } from '~server/domain/delivery-options';
import { deliveryTimes } from '~server/domain/delivery-times';
import type { CustomerDocument } from '~server/contract/documents';
import { withAddition, type Addition } from './addition.server';
import { chooseAsBefore, toLastOrderView, type ChosenView, type LastOrderView } from '../fields/last-order-view.server';
import { loadSources } from './checkout-sources.server';
import { toCreditView } from './credit-view.server';
import { toAddressesView, toDeliveriesView, toPaymentsView } from '../fields/delivery-view.server';
import type { BeforeFields } from '../fields/last-order-defaults';
import type { OrderCart } from '../placing/order-cart';

const JUST_MS = 15 * 60 * 1000;

/**
 * Loads the order form; parts that cannot be loaded are left out and reported.
 * @param reading the cart, null when it could not be loaded
 * @param searchParams of the page URL: `like` names an earlier order, `fill` applies its values
 * @param addition the order that this one is added to
 */
export async function loadCheckout(
  ctx: RequestContext,
  reading: Promise<OrderCart | null>,
  searchParams = new URLSearchParams(),
  addition: Addition | null = null,
) {
  const now = new Date();
  const sources = await loadSources(ctx, reading, searchParams.get('like'));
  const { cart, creditStatus, later, addresses, newest, repeated, pickUpAt, orderKey, substitution } = sources;
  const total = cart && withAddition(cart.total, addition);
  const deliveries = toDeliveriesView(ctx, addresses, pickUpAt, { now, total });
  const payments = toPaymentsView(ctx);
  const addressViews = addresses && toAddressesView(ctx, addresses);
  const chosen = chooseAsBefore(newest, deliveries);
  const credit = cart && creditStatus && calculateCreditUse(creditStatus, cart.total);
  const order = addition?.order ?? repeated ?? newest;
  const before =
    order &&
    toLastOrderView(ctx, order, {
      deliveries,
      payments,
      addressViews: addressViews ?? [],
      addresses,
      chosen,
      isRepeated: order !== newest,
      addition,
      now,
    });
  return {
    orderKey,
    cutOffHours: ctx.services.env.rules.cutOffHours,
    deliveries,
    addresses: addressViews,
    profileHref: `${ctx.links.to('profile', {}, { from: 'checkout' })}#addresses`,
    times: deliveryTimes(),
    later,
    payments,
    substitution,
    ...takeOver(ctx, before, { addition, chosen, isAsked: searchParams.get('fill') !== null }),
    credit: credit && toCreditView(ctx, credit),
    ...(newest && cart?.lines.length === 0 && { justPlaced: toJustPlacedView(ctx, newest, now) }),
  };
}

/** The values of an earlier order: in the form where they are asked for or goods are added to that order, else offered. */
function takeOver(
  { t, links }: RequestContext,
  before: LastOrderView | null,
  { addition, chosen, isAsked }: { addition: Addition | null; chosen: ChosenView; isAsked: boolean },
) {
  if (!before) return { chosen, lastOrderDefaults: null, isFilled: false, addition: null };
  const filled = { ...chosen, ...before.fields };
  if (!addition) return { chosen: isAsked ? filled : chosen, lastOrderDefaults: before, isFilled: isAsked, addition };
  const view = {
    id: addition.order.id,
    title: t('checkout:addition.title', { number: addition.order.number }),
    text: [before.text, ...before.closed].join('. '),
    apart: { label: t('checkout:addition.apart'), href: links.to('checkout', {}, { with: '' }) },
    /** Else choices are not offered any more, so that the form asks for them. */
    isWhole: before.closed.length === 0 && isComplete(before.fields),
  };
  return { chosen: filled, lastOrderDefaults: null, isFilled: true, addition: view };
}

/** Whether an order says all that the form asks for; the API may lack its payment or address. */
function isComplete({ deliveryType, customerAddressId, paymentMethod }: BeforeFields): boolean {
  const isPlace = isDeliveryType(deliveryType) && (!needsAddress(deliveryType) || customerAddressId !== undefined);
  return isPlace && paymentMethod !== undefined;
}

/** An order placed minutes ago, in another tab or before going back. */
function toJustPlacedView({ t, links }: RequestContext, { id, number, date }: CustomerDocument, now: Date) {
  if (now.getTime() - Date.parse(date) > JUST_MS) return undefined;
  return { title: t('checkout:placedTitle', { number }), href: links.to('orders', {}, { id }) };
}

export type CheckoutView = Awaited<ReturnType<typeof loadCheckout>>;
export type AdditionView = NonNullable<CheckoutView['addition']>;
