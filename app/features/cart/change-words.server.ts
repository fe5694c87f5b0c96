import { writeAmount } from '~/supply/goods-words.server';
import { refusalWords } from '~/bff/refusal-words';
import type { Scope } from '~/bff/scope.server';
import { wholePacksWithin } from '~/trade/quantity';
import { WholesaleError } from '~server/api/wholesale-error';
import type { Addition } from './add-item.server';
import type { CartAnswer, LineFault, LostLine } from './cart-view';
import type { ChangeOutcome } from './change-quantity.server';
import type { QuantityProblem } from './check-quantity';
import type { QuantityWish } from './line-ref';
import { readWishSplits } from './line-splits.server';
import { nameLine } from './line-view.server';
import type { PricedLine } from './price-cart';
import { explainProblem, keepTyped, offerQuantities } from './quantity-words.server';
import { shortageIn } from './shortage-in.server';

/** Why a quantity was not taken: a problem of the quantity itself, the refusal of the API, or null where it gave no answer. Then the line stands as it was. */
export type WhyRefused = QuantityProblem | WholesaleError | null;

/** What a change that did not go through leaves on the page. */
export async function tellUnchanged(
  scope: Scope,
  outcome: Exclude<ChangeOutcome, { kind: 'changed' }>,
): Promise<CartAnswer> {
  switch (outcome.kind) {
    case 'refused': {
      const splits = outcome.short && (await readWishSplits(scope, outcome.short.cart, outcome.short.wish));
      return { faults: [{ ...outcome.fault, splits }], stop: null };
    }
    case 'lost':
      return { faults: [], stop: { kind: 'lineLost', lost: outcome.lost } };
    case 'gone':
      return tellStop(scope.t('cart:lineGone'));
  }
}

/** What ended a change, where no quantity was refused. */
export function tellStop(text: string): CartAnswer {
  return { faults: [], stop: { kind: 'message', text } };
}

/** A refused quantity at its line. */
export function describeFault(scope: Scope, line: PricedLine, wish: QuantityWish, why: WhyRefused): LineFault {
  const name = nameLine(scope, line);
  const problem = why instanceof WholesaleError ? null : why;
  return {
    productId: line.productId,
    name,
    typed: keepTyped(wish.quantity),
    unit: wish.unit,
    message: problem
      ? explainProblem(scope, name, problem)
      : explainRefusal(scope, line, why instanceof WholesaleError ? why : null),
    offers: problem ? offerQuantities(scope, problem, line.packSize) : [],
  };
}

/** The words of a refusal, where it has some that are more than 'later', and what the cart still has. */
function explainRefusal(scope: Scope, line: PricedLine, refusal: WholesaleError | null): string {
  const kept = { amount: writeAmount(scope, line.quantity, line.packSize) };
  const reason = reasonIn(scope, refusal);
  return reason === null || refusal?.status === 429
    ? scope.t('cart:notChanged', kept)
    : `${reason} ${scope.t('cart:stillHas', kept)}`;
}

/** Why the API refused, in its words, as a sentence; null where it gave none. */
function reasonIn({ t }: Scope, refusal: WholesaleError | null): string | null {
  const message = refusal?.failure?.message ?? '';
  if (!refusal || message === '') return null;
  const words = refusalWords(t, refusal.status, message);
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** A line that neither the change nor its undoing left in the cart, as far as is known. */
export function describeLost(scope: Scope, line: PricedLine, putBack: Exclude<Addition, { kind: 'added' }>): LostLine {
  const words = { name: nameLine(scope, line), amount: writeAmount(scope, line.quantity, line.packSize) };
  const { productId, quantity, packSize } = line;
  if (putBack.kind === 'lost' && !putBack.isCartRead)
    return { message: scope.t('cart:lostPerhaps', words), productId, quantity: 0 };
  const refusal = putBack.kind === 'refused' ? putBack.refusal : null;
  const available = shortageIn(refusal);
  if (available === null) {
    const reason = reasonIn(scope, refusal);
    const message = reason === null ? scope.t('cart:lost', words) : `${reason} ${scope.t('cart:lostRefused', words)}`;
    return { message, productId, quantity };
  }
  const left = wholePacksWithin(available, packSize);
  return {
    message: scope.t('cart:soldMeanwhile', { ...words, available: scope.t('words:pieces', { count: available }) }),
    productId,
    quantity: Math.min(left, quantity),
  };
}
