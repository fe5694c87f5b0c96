import type { RequestContext } from '~/bff/context.server';
import { catchRejection } from '~server/api/result';
import type { CustomerDocument } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';
import { add, type Money } from '~server/contract/money';
import { openWindowOf, type OrderWindow } from '~server/domain/addition';
import { parseCookie, serializeCookie } from '~server/session/cookie-text';

const NAME = 'adds-to';
const LIFETIME_SECONDS = 12 * 60 * 60;

/** The order that the next one is added to, with its window, which is open. */
export interface Addition {
  readonly order: CustomerDocument;
  readonly window: OrderWindow;
}

/** Null for an order of another customer and one that it is too late for. @throws WholesaleError when that is not known */
export async function loadAddition(ctx: RequestContext, id: string): Promise<Addition | null> {
  const outcome = await catchRejection(ctx.api.call(endpoints.documents.get, { params: { id } }));
  if (!outcome.ok && outcome.rejection.isOutage) throw outcome.rejection;
  const order = outcome.ok ? outcome.value.data : null;
  const window = order && openWindowOf(order, new Date(), ctx.services.env.rules.cutOffHours);
  return window ? { order, window } : null;
}

/** The choice of `?with=`, of this page or an earlier one: goods are added to the cart in between. `closed` says that it is too late for it, and the `cookie` then forgets it. */
export async function chooseAddition(ctx: RequestContext, request: Request, asked: string | null) {
  const kept = parseCookie(request.headers.get('cookie')).get(NAME) ?? '';
  // `decodeURIComponent` would throw at a damaged cookie.
  const id = asked ?? new URLSearchParams(`id=${kept}`).get('id') ?? '';
  const addition = id === '' ? null : await loadAddition(ctx, id);
  const closed = id !== '' && !addition ? ctx.t('checkout:addition.closed') : null;
  const cookie = asked !== null || closed !== null ? keepAddition(ctx, addition ? id : '') : null;
  return { addition, closed, cookie };
}

/** @param id '' forgets it */
export function keepAddition({ secureCookies: secure }: RequestContext, id: string): string {
  return serializeCookie(NAME, encodeURIComponent(id), { secure, maxAgeSeconds: id === '' ? 0 : LIFETIME_SECONDS });
}

/** What the minimum and free delivery count: both orders. */
export function withAddition(total: Money, addition: Addition | null): Money {
  return addition?.order.total ? add(total, addition.order.total) : total;
}
