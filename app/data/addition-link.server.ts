import type { RequestContext } from '~/bff/context.server';
import type { CustomerDocument } from '~server/contract/documents';
import type { LinkView } from '~/ui/button';
import { openWindowOf } from '~server/domain/addition';

/** Where goods are added to an order while its window is open; null for any other document. */
export function toAdditionLink({ t, links, services }: RequestContext, order: CustomerDocument): LinkView | null {
  return openWindowOf(order, new Date(), services.env.rules.cutOffHours)
    ? { label: t('common:addToOrder'), href: links.to('checkout', {}, { with: order.id }) }
    : null;
}
