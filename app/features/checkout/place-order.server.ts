import { LRUCache } from 'lru-cache';
import type { Scope } from '~/bff/scope.server';
import type { Shortage } from '~/trade/stock-trouble';
import { orMissing, outcomeOf } from '~server/api/outcome';
import { isWholesaleError } from '~server/api/wholesale-error';
import { orderShortage, placeOrder as placeOrderCall, readDocuments, type CustomerDocument, type OrderDraft } from '~server/contract/documents';
import type { OrderKey } from './order-key.server';

/** Milliseconds that a placed order answers to its key in this process without asking the API. */
const REMEMBERED_MS = 60 * 60 * 1000;
/** Orders looked through for one whose answer was lost. */
const LOOKED_THROUGH = 20;
/** Milliseconds by which clocks may differ where only the time can tell orders apart. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

/**
 * `placed`: one order stands, now or from an earlier press. `short`: the stock does not suffice. `refused`: the API said no.
 * `unknown`: sent, and no answer; `looked` tells whether the customer's documents could be read (it is not among them).
 */
export type Placement =
  | { readonly kind: 'placed'; readonly documentId: string }
  | { readonly kind: 'short'; readonly items: readonly Shortage[] }
  | { readonly kind: 'refused'; readonly status: number; readonly message: string }
  | { readonly kind: 'unknown'; readonly looked: boolean };

const placements = new LRUCache<string, Promise<Placement>>({ max: 10_000, ttl: REMEMBERED_MS });
/** Keys whose answer was lost: looked up before anything is sent again. */
const lost = new LRUCache<string, true>({ max: 10_000, ttl: REMEMBERED_MS });

/**
 * Places the order of a key, once: presses at the same time share one call, later ones get its answer. Nothing is ever
 * sent again unless the customer presses again, and then under the same key.
 * @throws WholesaleError of kind `banned` or `denied`; SessionEndedError
 */
export function placeOrder(scope: Scope, key: OrderKey, draft: OrderDraft): Promise<Placement> {
  const known = placements.get(key.id);
  if (known) return known;
  const placement = sendOrder(scope, key, draft);
  placements.set(key.id, placement);
  const forget = () => placements.delete(key.id);
  placement.then(({ kind }) => kind === 'placed' || forget(), forget);
  return placement;
}

/**
 * The order that a key has made already, for a form that is sent again when its cart is gone.
 * @throws WholesaleError when the documents cannot be read
 */
export async function recallOrder(scope: Scope, key: OrderKey): Promise<string | null> {
  const known = await placements.get(key.id);
  if (known?.kind === 'placed') return known.documentId;
  return (await findOrder(scope, key))?.id ?? null;
}

async function sendOrder(scope: Scope, key: OrderKey, draft: OrderDraft): Promise<Placement> {
  if (lost.has(key.id)) {
    const earlier = await orMissing(findOrder(scope, key).then((found) => ({ found })));
    if (earlier?.found) return { kind: 'placed', documentId: earlier.found.id };
  }
  const outcome = await orMissing(outcomeOf(scope.api.call(placeOrderCall, { body: draft }, key.id)));
  if (outcome?.ok) return { kind: 'placed', documentId: outcome.value.data.id };
  if (outcome) return readRefusal(outcome.refusal);

  lost.set(key.id, true);
  const looked = await orMissing(findOrder(scope, key).then((found) => ({ found })));
  return looked?.found ? { kind: 'placed', documentId: looked.found.id } : { kind: 'unknown', looked: looked !== null };
}

function readRefusal(refusal: unknown): Placement {
  if (!isWholesaleError(refusal) || refusal.kind === 'banned' || refusal.kind === 'denied') throw refusal;
  const short = isWholesaleError(refusal, 'OUT_OF_STOCK') ? orderShortage.safeParse(refusal.failure?.details) : null;
  if (short?.success) return { kind: 'short', items: short.data.items };
  return { kind: 'refused', status: refusal.status, message: refusal.failure?.message ?? '' };
}

/** The order of a key among the customer's newest: made after the key and of its total. */
async function findOrder(scope: Scope, key: OrderKey): Promise<CustomerDocument | null> {
  const { data } = await scope.api.call(readDocuments, { query: { documentType: ['order'], page: 1, perPage: LOOKED_THROUGH } });
  const before = data.findIndex(({ id }) => id === key.newestOrderId);
  const newer = key.newestOrderId === undefined
    ? data.filter(({ date }) => Date.parse(date) >= key.madeAt - CLOCK_SKEW_MS)
    : data.slice(0, before < 0 ? data.length : before);
  return newer.find(({ total }) => total === key.total) ?? null;
}
