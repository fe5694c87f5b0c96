import * as z from 'zod';
import type { RequestContext } from '~/bff/context.server';
import { placement } from './placement.server';

/** How long a press has the sending to itself, ms: the API's own limit for an order and some more. */
export const LOCK_MS = 20_000;
/** How long an order answers to its key without asking the API, ms. */
const REMEMBERED_MS = 60 * 60 * 1000;

/** What an order is known by: the id of its idempotency key. */
interface OrderId {
  readonly id: string;
}

/**
 * How far the order of a key has come, as all processes see it; none is a new one. `tries` counts the earlier
 * sendings: only after an answer, or the loss of one, may a press send again.
 */
const orderState = z.discriminatedUnion('state', [
  z.object({ state: z.literal('sent'), attempts: z.number(), at: z.number() }),
  z.object({ state: z.literal('confirmed'), attempts: z.number(), documentId: z.string() }),
  /** `answer` is missing where the refusal is a page of its own. */
  z.object({ state: z.literal('rejected'), attempts: z.number(), answer: placement.optional() }),
  z.object({ state: z.literal('unknown'), attempts: z.number() }),
]);
export type OrderState = z.output<typeof orderState>;

/** The state of an order; one whose sender has not been heard of for longer than a turn is unknown. */
export async function loadOrderState({ services }: RequestContext, { id }: OrderId): Promise<OrderState | null> {
  const text = await services.shared.get(`order:${id}`);
  const parsed = text === null ? null : orderState.safeParse(JSON.parse(text));
  if (!parsed?.success) return null;
  const state = parsed.data;
  return state.state === 'sent' && Date.now() > state.at + LOCK_MS
    ? { state: 'unknown', attempts: state.attempts }
    : state;
}

/** Tells all processes how far an order has come. */
export async function writeOrderState({ services }: RequestContext, { id }: OrderId, state: OrderState): Promise<void> {
  await services.shared.set(`order:${id}`, JSON.stringify(state), REMEMBERED_MS);
}

/** Takes the right to send an order for the given time; of presses in all tabs and processes one gets it. */
export async function acquireOrderLock(
  { services }: RequestContext,
  { id }: OrderId,
  attempts: number,
): Promise<boolean> {
  return services.shared.setIfAbsent(`order:${id}:${attempts}`, 'claimed', LOCK_MS);
}
