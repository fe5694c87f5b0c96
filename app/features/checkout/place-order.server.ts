import { setTimeout as delay } from 'node:timers/promises';
import type { Scope } from '~/bff/scope.server';
import { orMissing, catchRefusalOrBusy } from '~server/api/outcome';
import type { WholesaleError } from '~server/api/wholesale-error';
import { orderShortage, placeOrder as placeOrderCall, type OrderDraft } from '~server/contract/documents';
import { findOrder } from './find-order.server';
import type { OrderKey } from './order-key.server';
import { claimOrder, readOrderState, TURN_MS, writeOrderState } from './order-state.server';
import type { Placement } from './placement.server';

/** How often a press looks whether an earlier one has its answer, ms. */
const LOOK_MS = 50;

/**
 * Places the order of a key, once: presses at the same time share one call, in all tabs and processes, later ones get
 * its answer. Nothing is ever sent again unless the customer presses again, and then under the same key.
 * @throws WholesaleError of kind `banned`; SessionEndedError
 */
export async function placeOrder(scope: Scope, key: OrderKey, draft: OrderDraft): Promise<Placement> {
  const lastLook = Date.now() + TURN_MS;
  // The try of another press whose answer is this one's, too.
  let awaited: number | null = null;
  for (;;) {
    const known = await readOrderState(scope, key);
    if (known?.state === 'confirmed') return { kind: 'placed', documentId: known.documentId };
    if (known && known.tries === awaited) {
      if (known.state === 'refused' && known.answer) return known.answer;
      if (known.state === 'unknown') return lookUpOrder(scope, key, known.tries);
    }
    if (known?.state === 'sent') awaited = known.tries;
    else {
      const tries: number = known ? known.tries + 1 : 0;
      if (await claimOrder(scope, key, tries))
        return sendOrder(scope, key, draft, { tries, isLost: known?.state === 'unknown' });
      awaited = tries;
    }
    if (Date.now() > lastLook) return lookUpOrder(scope, key, known?.tries ?? 0);
    await delay(LOOK_MS);
  }
}

/**
 * The order that a key has made already, for a form that is sent again when its cart is gone.
 * @throws WholesaleError when the documents cannot be read
 */
export async function recallOrder(scope: Scope, key: OrderKey): Promise<string | null> {
  const known = await readOrderState(scope, key);
  return known?.state === 'confirmed' ? known.documentId : ((await findOrder(scope, key))?.id ?? null);
}

async function sendOrder(
  scope: Scope,
  key: OrderKey,
  draft: OrderDraft,
  { tries, isLost }: { tries: number; isLost: boolean },
): Promise<Placement> {
  await writeOrderState(scope, key, { state: 'sent', tries, at: Date.now() });
  if (isLost) {
    const earlier = await lookUpOrder(scope, key, tries);
    if (earlier.kind === 'placed') return earlier;
  }
  const refuse = (answer?: Placement) => writeOrderState(scope, key, { state: 'refused', tries, answer });
  const outcome = await orMissing(catchRefusalOrBusy(scope.api.call(placeOrderCall, { body: draft }, key.id))).catch(
    async (error: unknown) => {
      await refuse();
      throw error;
    },
  );
  if (!outcome) {
    await writeOrderState(scope, key, { state: 'unknown', tries });
    return lookUpOrder(scope, key, tries);
  }
  if (outcome.ok) return confirm(scope, key, tries, outcome.value.data.id);
  const answer = readRefusal(outcome.refusal);
  await refuse(answer ?? undefined);
  if (!answer) throw outcome.refusal;
  return answer;
}

/** An order whose answer was lost: it is among the documents, or unknown. */
async function lookUpOrder(scope: Scope, key: OrderKey, tries: number): Promise<Placement> {
  const looked = await orMissing(findOrder(scope, key).then((found) => ({ found })));
  return looked?.found ? confirm(scope, key, tries, looked.found.id) : { kind: 'unknown', looked: looked !== null };
}

async function confirm(scope: Scope, key: OrderKey, tries: number, documentId: string): Promise<Placement> {
  await writeOrderState(scope, key, { state: 'confirmed', tries, documentId });
  return { kind: 'placed', documentId };
}

/** What a refusal comes to at the form; null for one that is a page of its own. */
function readRefusal(refusal: WholesaleError): Placement | null {
  if (refusal.kind === 'banned') return null;
  if (refusal.failure?.code === 'OUT_OF_STOCK') {
    const { data: short } = orderShortage.safeParse(refusal.failure.details);
    return { kind: 'short', items: short?.items ?? [] };
  }
  return {
    kind: 'refused',
    status: refusal.status,
    message: refusal.failure?.message ?? '',
    waitSeconds: refusal.waitSeconds,
  };
}
