import { redirect } from '@remix-run/node';
import { describeCall } from '~/supply/describe-call.server';
import { describePlannedHours } from '~/supply/planned-hours.server';
import type { Scope } from '~/bff/scope.server';
import { formatDate, formatMoney } from '~/i18n/formats';
import type { CallView } from '~/ui/call-line';
import { orMissing, catchRefusal } from '~server/api/outcome';
import { readDocument, type CustomerDocument } from '~server/contract/documents';
import { memberOf, paymentMethods } from '~server/contract/enumerations';
import { deliveryOptions } from '~/trade/delivery-options';

const endedStatuses: readonly (string | null)[] = ['canceled', 'completed'];

interface Fact {
  readonly label: string;
  readonly value: string;
  /** The hours of a day, which stay together. */
  readonly hours?: string | undefined;
}

/** A placed order: its number and what happens next. */
export interface PlacedView {
  readonly title: string;
  readonly description: string;
  /** Delivery, address, time, payment, total: what is known of them. */
  readonly facts: readonly Fact[];
  /** What the supplier does now, or why no more can be shown. */
  readonly next: string;
  /** Whom to call to change or cancel it. */
  readonly change: CallView;
  readonly orderHref: string;
}

/**
 * The placed order with this id; null when it is nobody's, another customer's or no order. One of which nothing is to come any more
 * leads to its own page.
 * @param isProven whether it is known to be placed: then an API that does not answer hides its details only
 * @throws WholesaleError; a redirect
 */
export async function readPlaced(scope: Scope, id: string | null, isProven: boolean): Promise<PlacedView | null> {
  if (!id) return null;
  const reading = catchRefusal(scope.api.call(readDocument, { params: { id } }));
  const outcome = isProven ? await orMissing(reading) : await reading;
  const change = await describeCall(scope, 'words:changeOrder');
  if (!outcome) return { ...viewUnread(scope, id), change };
  if (!outcome.ok) {
    if (outcome.refusal.kind === 'notFound') return null;
    throw outcome.refusal;
  }
  const order = outcome.value.data;
  if (order.documentType !== 'order') return null;
  if (endedStatuses.includes(order.status)) throw redirect(scope.links.to('orders', {}, { id }));
  return { ...viewPlaced(scope, order), change };
}

function viewPlaced(scope: Scope, order: CustomerDocument): Omit<PlacedView, 'change'> {
  const { t, language, links } = scope;
  const known = deliveryOptions.find((option) => option === order.deliveryType);
  const planned = order.scheduledDeliveryDate;
  const method = memberOf(paymentMethods, order.paymentMethod);
  const facts: ['delivery' | 'address' | 'time' | 'payment' | 'total', string | null, (string | undefined)?][] = [
    ['delivery', order.deliveryType && (known ? t(`checkout:delivery.${known}`) : order.deliveryType)],
    ['address', order.address],
    ['time', planned && formatDate(language, planned), planned ? describePlannedHours(scope, planned) : undefined],
    ['payment', method ? t(`documents:method.${method}`) : order.paymentMethod],
    ['total', formatMoney(language, order.total)],
  ];
  const { number } = order;
  return {
    title: t('checkout:placedTitle', { number }),
    description: t('checkout:placedDescription', { number }),
    facts: facts.flatMap(([name, value, hours]) =>
      value ? [{ label: t(`checkout:fact.${name}`), value, hours }] : [],
    ),
    next: t(known ? `checkout:next.${known}` : 'checkout:next.delivery'),
    orderHref: links.to('orders', {}, { id: order.id }),
  };
}

function viewUnread({ t, links }: Scope, id: string): Omit<PlacedView, 'change'> {
  const title = t('checkout:placedUnread');
  return {
    title,
    description: title,
    facts: [],
    next: t('checkout:placedUnreadNext'),
    orderHref: links.to('orders', {}, { id }),
  };
}
