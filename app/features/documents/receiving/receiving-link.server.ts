import type { RequestContext } from '~/bff/context.server';
import type { LinkView } from '~/ui/button';
import { kyivDay } from '~server/domain/kyiv-time';
import type { CustomerDocument } from '~server/contract/documents';
import { deliveryOf, isInvoice } from '../related/find-related.server';

/** Whether an order is due today or before, or delivered. */
export function isReceivable(order: CustomerDocument): boolean {
  if (order.status === 'preliminary' || order.status === 'canceled') return false;
  return order.status === 'completed' || kyivDay(new Date(deliveryOf(order))) <= kyivDay(new Date());
}

/** Where it is said what came of an order or an invoice; null for other documents, and before the day of delivery. */
export function toReceivingLink({ t, links }: RequestContext, document: CustomerDocument): LinkView | null {
  return isInvoice(document) || (document.documentType === 'order' && isReceivable(document))
    ? { label: t('documents:toReceiving'), href: links.to('receiving', { id: document.id }) }
    : null;
}
