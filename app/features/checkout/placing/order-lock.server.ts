import * as z from 'zod';
import type { RequestContext } from '~/bff/context.server';
import { placement } from './placement.server';

/** Longer than the request timeout of an order. */
export const LOCK_MS = 20_000;
const REMEMBERED_MS = 60 * 60 * 1000;

interface OrderId {
  readonly id: string;
}

/** The state of an order in the shared store; none is a new order. `attempts` counts earlier requests. */
const orderState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('sent'), attempts: z.number(), at: z.number() }),
  z.object({ state: z.literal('confirmed'), attempts: z.number(), documentId: z.string() }),
  /** `answer` is missing for an error with its own page. */
  z.object({ state: z.literal('rejected'), attempts: z.number(), answer: placement.optional() }),
  z.object({ state: z.literal('unknown'), attempts: z.number() }),
]);
export type OrderState = z.output<typeof orderState>;

/** Loads the state of an order; unknown when its sender has not reported within the lock time. */
export async function loadOrderState({ services }: RequestContext, { id }: OrderId): Promise<OrderState | null> {
  const text = await services.shared.get(`order:${id}`);
  const parsed = text === null ? null : orderState.safeParse(JSON.parse(text));
  if (!parsed?.success) return null;
  const state = parsed.data;
  return state.state === 'sent' && Date.now() > state.at + LOCK_MS
    ? { state: 'unknown', attempts: state.attempts }
    : state;
}

/** Saves the state of an order for all processes. */
export async function saveOrderState({ services }: RequestContext, { id }: OrderId, state: OrderState): Promise<void> {
  await services.shared.set(`order:${id}`, JSON.stringify(state), REMEMBERED_MS);
}

/** Acquires the right to send an order; one caller in all processes gets it. */
export async function acquireOrderLock({ services }: RequestContext, { id }: OrderId, attempts: number) {
  return services.shared.setIfAbsent(`order:${id}:${attempts}`, 'claimed', LOCK_MS);
}

/** Whether the caller is the first in all processes that learns of an order: a lost response has several look for it. */
export async function claimOrderCount({ services }: RequestContext, documentId: string): Promise<boolean> {
  return services.shared.setIfAbsent(`order-counted:${documentId}`, 'counted', REMEMBERED_MS);
}
