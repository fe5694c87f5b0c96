import { readBuyer } from '~/supply/buyer.server';
import { changeCart } from '~/supply/cart-items.server';
import type { Scope } from '~/bff/scope.server';
import { formatList } from '~/i18n/formats';
import { orMissing } from '~server/api/outcome';
import { updateCartItem } from '~server/contract/cart';
import { limitConcurrency } from '~server/limit-concurrency';
import { findChangedLines, type ChangedLine } from './cart-health';
import type { CartAnswer } from './cart-view';
import { readPricedCart } from './cart.server';
import { tellStop } from './change-words.server';
import { draftLine } from './draft';
import { digestChanges } from './health-view.server';
import { nameLine } from './line-view.server';
import { resizeLines, tellProgress } from './resize-lines.server';

/** Lines sent to the API at the same time. */
const AT_ONCE = 4;

/**
 * Takes over today's prices, and of what is short as much as there is: only what was shown, and nothing where that has changed
 * since. What the API refuses stays as it is, while the rest is taken over.
 * @param seen stands for the changes that were shown
 * @returns what did not go through, null when all did
 * @throws WholesaleError while nothing is changed
 */
export async function acceptChanges(scope: Scope, seen: string): Promise<CartAnswer | null> {
  const changed = findChangedLines(await readPricedCart(scope));
  if (digestChanges(changed) !== seen) return tellStop(scope.t('cart:health.changedAgain'));
  const sameSize = changed.filter(({ line, becomes }) => becomes === line.quantity);
  const smaller = changed.filter(({ line, becomes }) => becomes !== line.quantity);
  const inTurn = limitConcurrency(AT_ONCE);
  const repriced = await Promise.all(sameSize.map((each) => inTurn(() => takePrice(scope, each))));
  const refused = sameSize.filter((_, at) => !repriced[at]);
  const resized = await resizeLines(
    scope,
    smaller.map(({ line, becomes }) => ({ itemId: line.itemId, pieces: becomes })),
  );
  const answer = tellProgress(scope, {
    ...resized,
    done: resized.done + sameSize.length - refused.length,
    all: changed.length,
  });
  if (refused.length === 0 || answer?.stop) return answer;
  const name = formatList(
    scope.language,
    refused.map(({ line }) => nameLine(scope, line)),
  );
  return { ...tellStop(scope.t('cart:health.notTaken', { name })), faults: answer?.faults ?? [] };
}

/** One call that either happens or does not: no line can get lost on the way. */
async function takePrice(scope: Scope, { line }: ChangedLine): Promise<boolean> {
  const body = draftLine({ ...line.product, price: line.price }, line.quantity, await readBuyer(scope));
  const update = await orMissing(changeCart(scope, updateCartItem, { params: { id: line.itemId }, body }));
  return update?.ok ?? false;
}
