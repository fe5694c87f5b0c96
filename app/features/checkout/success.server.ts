import type { Scope } from '~/bff/scope.server';
import { formatDate, formatMoney, kyivMinutes } from '~/i18n/formats';
import { deliveryDays } from '~/trade/delivery-times';
import { outcomeOf } from '~server/api/outcome';
import { readDocument, type CustomerDocument } from '~server/contract/documents';
import { deliveryOptions } from '~/trade/delivery-options';

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** A placed order: its number and what happens next. */
export interface PlacedView {
  readonly number: string;
  /** Delivery, address, time, payment, total: what is known of them. */
  readonly facts: readonly Fact[];
  /** What the supplier does now. */
  readonly next: string;
  readonly orderHref: string;
}

/**
 * The placed order with this id; null when it is nobody's, another customer's or no order.
 * @throws WholesaleError
 */
export async function readPlaced(scope: Scope, id: string | null): Promise<PlacedView | null> {
  if (!id) return null;
  const outcome = await outcomeOf(scope.api.call(readDocument, { params: { id } }));
  if (!outcome.ok) {
    if (outcome.refusal.kind === 'notFound') return null;
    throw outcome.refusal;
  }
  const order = outcome.value.data;
  return order.documentType === 'order' ? viewPlaced(scope, order) : null;
}

function viewPlaced(scope: Scope, order: CustomerDocument): PlacedView {
  const { t, language, links } = scope;
  const known = deliveryOptions.find((option) => option === order.deliveryType);
  const facts: [string, string | null][] = [
    ['delivery', order.deliveryType && (known ? t(`checkout:delivery.${known}`) : order.deliveryType)],
    ['address', order.address],
    ['time', order.scheduledDeliveryDate && describeTime(scope, order.scheduledDeliveryDate)],
    ['payment', order.paymentMethod && t(`checkout:method.${order.paymentMethod}`, { defaultValue: order.paymentMethod })],
    ['total', formatMoney(language, order.total)],
  ];
  return {
    number: order.number,
    facts: facts.flatMap(([name, value]) => (value ? [{ label: t(`checkout:fact.${name}`), value }] : [])),
    next: t(known ? `checkout:next.${known}` : 'checkout:next.delivery'),
    orderHref: links.to('orders', {}, { id: order.id }),
  };
}

/** '21 листопада 2026 р., 10:00–12:00'; the day alone where the hour starts no window. */
function describeTime({ language }: Scope, time: string): string {
  const start = new Date(time);
  const minutes = kyivMinutes(start);
  const windows = deliveryDays(start)[0]?.windows ?? [];
  const window = windows.find((each) => Number(each.time.slice(0, 2)) * 60 === minutes);
  const day = formatDate(language, start);
  return window ? `${day}, ${window.time.replace('-', '–')}` : day;
}
