import { redirect } from '@remix-run/node';
import { toAdditionLink } from '~/data/addition-link.server';
import { loadContactLink } from '~/data/contact-link.server';
import { paymentMethodLabel } from '~/data/documents/enum-labels.server';
import { formatPlannedHours } from '~/data/planned-hours.server';
import type { RequestContext } from '~/bff/context.server';
import { formatDate, formatMoney } from '~/i18n/formats';
import type { ContactLinkView } from '~/ui/contact-link';
import { orNull, catchRejection } from '~server/api/result';
import type { CustomerDocument } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';
import { compare, negate, signOf, type Money } from '~server/contract/money';
import { deliveryOptions } from '~server/domain/delivery-options';
import type { OrderConfirmation } from '../placing/confirmation-cookie.server';
import { loadCreditStatus } from '../page/credit-view.server';

const endedStatuses: readonly (string | null)[] = ['canceled', 'completed'];

/** A placed order; null for any other. @param confirmation proves it: an API error hides only its details @throws a redirect if finished */
export async function loadPlaced(ctx: RequestContext, id: string | null, confirmation: OrderConfirmation | null) {
  if (!id) return null;
  const reading = catchRejection(ctx.api.call(endpoints.documents.get, { params: { id } }));
  const [outcome, change, debt] = await Promise.all([
    confirmation ? orNull(reading) : reading,
    loadContactLink(ctx, 'common:changeOrder'),
    confirmation && loadDebt(ctx, confirmation),
  ]);
  if (!outcome) return { ...toUnreadView(ctx, id), change };
  if (!outcome.ok) {
    if (outcome.rejection.kind === 'notFound') return null;
    throw outcome.rejection;
  }
  const order = outcome.value.data;
  if (order.documentType !== 'order') return null;
  if (endedStatuses.includes(order.status)) throw redirect(ctx.links.to('orders', {}, { id }));
  return { ...toPlacedView(ctx, order, debt), change };
}

export type PlacedView = ReturnType<typeof toPlacedView> & { readonly change: ContactLinkView | null };

/** The debt now, where it grew with the order. */
async function loadDebt(ctx: RequestContext, { balance: before }: OrderConfirmation): Promise<Money | null> {
  const account = before && (await orNull(ctx.account()));
  const now = account && (await loadCreditStatus(ctx, account)).balance;
  return now && signOf(now) < 0 && compare(now, before) < 0 ? negate(now) : null;
}

function toPlacedView(ctx: RequestContext, order: CustomerDocument, debt: Money | null) {
  const { t, language, links } = ctx;
  const known = deliveryOptions.find((option) => option === order.deliveryType);
  const planned = order.scheduledDeliveryDate;
  type FactName = 'delivery' | 'address' | 'time' | 'payment' | 'total' | 'debt';
  const facts: [FactName, value: string | null, hours?: string | undefined][] = [
    ['delivery', order.deliveryType && (known ? t(`checkout:delivery.${known}`) : order.deliveryType)],
    ['address', order.address],
    ['time', planned && formatDate(language, planned), planned ? formatPlannedHours(ctx, planned) : undefined],
    ['payment', paymentMethodLabel(t, order)],
    ['total', order.total && formatMoney(language, order.total)],
    ['debt', debt && formatMoney(language, debt)],
  ];
  const { number } = order;
  return {
    title: t('checkout:placedTitle', { number }),
    description: t('checkout:placedDescription', { number }),
    facts: facts.flatMap(([name, value, hours]) =>
      value ? [{ label: t(`checkout:fact.${name}`), value, hours }] : [],
    ),
    calendarHref: planned === null ? null : links.to('order-calendar', { id: order.id }),
    addition: toAdditionLink(ctx, order),
    next: t(known ? `checkout:next.${known}` : 'checkout:next.delivery'),
    orderHref: links.to('orders', {}, { id: order.id }),
  };
}

function toUnreadView({ t, links }: RequestContext, id: string): Omit<PlacedView, 'change'> {
  const title = t('checkout:placedUnread');
  return {
    title,
    description: title,
    facts: [],
    next: t('checkout:placedUnreadNext'),
    calendarHref: null,
    addition: null,
    orderHref: links.to('orders', {}, { id }),
  };
}
