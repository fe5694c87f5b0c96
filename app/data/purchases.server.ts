import { backgroundApi } from '~/bff/background-api.server';
import type { RequestContext } from '~/bff/context.server';
import type { KnownPurchases } from '~/bff/purchase-cache.server';
import { isWholesaleError } from '~server/api/wholesale-error';
import { endpoints } from '~server/contract/endpoints';
import { belongsOn } from './documents/document-lists.server';

/** The newest orders whose lines are read; lists have no lines. */
const MAX_ORDERS = 10;
const MAX_AGE_MS = 60 * 60_000;
/** After a failure it is not tried again for so long. */
const RETRY_MS = 60_000;

type Purchases = Pick<KnownPurchases, 'ranks' | 'counts'>;

const nothing: Purchases = { ranks: new Map(), counts: new Map() };

/** What the customer bought in the newest orders, as far as it is known: it is read in the background, and no page waits for it. */
export function getPurchases(ctx: RequestContext): Purchases {
  const { services, session } = ctx;
  const owner = session.isSignedIn ? session.owner : undefined;
  if (owner === undefined) return nothing;
  const known = services.purchases.get(owner);
  if (known && Date.now() < known.expiresAt) return known;
  const mark: KnownPurchases = { ...nothing, ...known, expiresAt: Date.now() + RETRY_MS };
  services.purchases.set(owner, mark);
  readPurchases(ctx)
    .then((read) => {
      // An order placed meanwhile is read next time.
      const isCurrent = services.purchases.get(owner) === mark;
      services.purchases.set(owner, { ...read, expiresAt: isCurrent ? Date.now() + MAX_AGE_MS : 0 });
    })
    .catch((error: unknown) => {
      if (!isWholesaleError(error)) services.log.error({ requestId: ctx.requestId, err: error }, 'purchases not read');
    });
  return mark;
}

/** Has the purchases read again, after an order. */
export function refreshPurchases({ services, session }: RequestContext): void {
  const known = session.owner === undefined ? undefined : services.purchases.get(session.owner);
  if (session.owner !== undefined && known) services.purchases.set(session.owner, { ...known, expiresAt: 0 });
}

/** One call after another. @throws WholesaleError */
async function readPurchases(ctx: RequestContext): Promise<Purchases> {
  const api = backgroundApi(ctx);
  const query = { documentType: ['order'], page: 1, perPage: 2 * MAX_ORDERS };
  const { data } = await api.call(endpoints.documents.list, { query });
  const orders = data
    .filter((document) => belongsOn('orders', document) && document.status !== 'canceled')
    .sort((one, other) => Date.parse(other.date) - Date.parse(one.date))
    .slice(0, MAX_ORDERS);
  const [ranks, counts] = [new Map<string, number>(), new Map<string, number>()];
  for (const [rank, { id }] of orders.entries()) {
    const { data: order } = await api.call(endpoints.documents.get, { params: { id } });
    for (const id of new Set((order.items ?? []).map(({ product }) => product.id))) {
      if (!ranks.has(id)) ranks.set(id, rank);
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return { ranks, counts };
}
