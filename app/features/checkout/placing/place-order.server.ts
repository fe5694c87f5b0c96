import { setTimeout as delay } from 'node:timers/promises';
import type { RequestContext } from '~/bff/context.server';
import { catchUnlessBanned, orNull } from '~server/api/result';
import type { WholesaleError } from '~server/api/wholesale-error';
import { orderShortage, type OrderDraft, type CustomerDocument } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';
import { ordersPlaced } from '~server/metrics';
import type { IdempotencyKey } from './idempotency-key.server';
import { acquireOrderLock, claimOrderCount, loadOrderState, LOCK_MS, saveOrderState } from './order-lock.server';
import type { Placement } from './placement.server';

const LOOKED_THROUGH = 20;
/** Tolerated clock difference where only the time identifies an order. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

/** The newest order after the key with its total. @throws WholesaleError when the documents cannot be loaded */
async function findOrder(ctx: RequestContext, key: IdempotencyKey): Promise<CustomerDocument | null> {
  const { data } = await ctx.api.call(endpoints.documents.list, {
    query: { documentType: ['order'], page: 1, perPage: LOOKED_THROUGH },
  });
  const before = data.findIndex(({ id }) => id === key.newestOrderId);
  const newer =
    before >= 0 ? data.slice(0, before) : data.filter(({ date }) => Date.parse(date) >= key.madeAt - CLOCK_SKEW_MS);
  return newer.find(({ total }) => total?.amount === key.total) ?? null;
}

const LOOK_MS = 50;

/** Places the order of a key once, for parallel and later submissions too. @throws WholesaleError (`banned`) */
export async function placeOrder(ctx: RequestContext, key: IdempotencyKey, draft: OrderDraft): Promise<Placement> {
  const lastLook = Date.now() + LOCK_MS;
  // The attempt of another submission whose result applies here too.
  let awaited: number | null = null;
  for (;;) {
    const known = await loadOrderState(ctx, key);
    if (known?.state === 'confirmed') return { kind: 'placed', documentId: known.documentId };
    if (known && known.attempts === awaited) {
      if (known.state === 'rejected' && known.answer) return known.answer;
      if (known.state === 'unknown') return lookUpOrder(ctx, key, known.attempts);
    }
    if (known?.state === 'sent') awaited = known.attempts;
    else {
      const attempts: number = known ? known.attempts + 1 : 0;
      if (await acquireOrderLock(ctx, key, attempts))
        return sendOrder(ctx, key, draft, { attempts, isLost: known?.state === 'unknown' });
      awaited = attempts;
    }
    if (Date.now() > lastLook) return lookUpOrder(ctx, key, known?.attempts ?? 0);
    await delay(LOOK_MS);
  }
}

/**
 * Finds the order of a resubmitted form whose cart is gone.
 * @throws WholesaleError when the documents cannot be loaded
 */
export async function recallOrder(ctx: RequestContext, key: IdempotencyKey): Promise<string | null> {
  const known = await loadOrderState(ctx, key);
  return known?.state === 'confirmed' ? known.documentId : ((await findOrder(ctx, key))?.id ?? null);
}

async function sendOrder(
  ctx: RequestContext,
  key: IdempotencyKey,
  draft: OrderDraft,
  { attempts, isLost }: { attempts: number; isLost: boolean },
): Promise<Placement> {
  await saveOrderState(ctx, key, { state: 'sent', attempts, at: Date.now() });
  if (isLost) {
    const earlier = await lookUpOrder(ctx, key, attempts);
    if (earlier.kind === 'placed') return earlier;
  }
  const reject = (answer?: Placement) => saveOrderState(ctx, key, { state: 'rejected', attempts, answer });
  const outcome = await catchUnlessBanned(ctx.api.call(endpoints.documents.create, { body: draft }, key.id)).catch(
    async (error: unknown) => {
      await reject();
      throw error;
    },
  );
  if (!outcome.ok && outcome.rejection.isOutage && outcome.rejection.status !== 429) {
    const { status, reason } = outcome.rejection;
    await saveOrderState(ctx, key, { state: 'unknown', attempts });
    const found = await lookUpOrder(ctx, key, attempts);
    return found.kind === 'unknown' && reason !== '' ? { ...found, error: { status, reason } } : found;
  }
  if (outcome.ok) return confirm(ctx, key, attempts, outcome.value.data.id);
  const answer = getApiError(outcome.rejection);
  await reject(answer ?? undefined);
  if (!answer) throw outcome.rejection;
  return answer;
}

/** After a lost response: finds the order among the documents, or returns unknown. */
async function lookUpOrder(ctx: RequestContext, key: IdempotencyKey, attempts: number): Promise<Placement> {
  const looked = await orNull(findOrder(ctx, key).then((found) => ({ found })));
  return looked?.found ? confirm(ctx, key, attempts, looked.found.id) : { kind: 'unknown', looked: looked !== null };
}

async function confirm(
  ctx: RequestContext,
  key: IdempotencyKey,
  attempts: number,
  documentId: string,
): Promise<Placement> {
  await saveOrderState(ctx, key, { state: 'confirmed', attempts, documentId });
  if (await claimOrderCount(ctx, documentId)) {
    ordersPlaced.inc();
    ctx.services.log.info({ requestId: ctx.requestId, documentId }, 'order placed');
  }
  return { kind: 'placed', documentId };
}

/** The form error of an API error; null for an error with its own page. */
function getApiError(rejection: WholesaleError): Placement | null {
  if (rejection.kind === 'banned') return null;
  if (rejection.failure?.code === 'OUT_OF_STOCK') {
    const { data: short } = orderShortage.safeParse(rejection.failure.details);
    return { kind: 'short', items: short?.items ?? [] };
  }
  return {
    kind: 'rejected',
    status: rejection.saidStatus,
    message: rejection.reason,
    waitSeconds: rejection.waitSeconds,
  };
}
