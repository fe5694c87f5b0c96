import { readBuyer } from '~/bff/buyer.server';
import { changeCart } from '~/bff/cart-items.server';
import type { Scope } from '~/bff/scope.server';
import { updateCartItem } from '~server/contract/cart';
import { findChangedLines, type ChangedLine } from './cart-health';
import type { CartAnswer } from './cart-view';
import { readPricedCart } from './cart.server';
import { draftLine } from './draft';
import { digestChanges } from './health-view.server';
import { nameLine } from './line-view.server';
import { resizeLines } from './resize-lines.server';

/**
 * Takes over today's prices, and of what is short as much as there is: exactly what was shown, or nothing.
 * @param seen stands for the changes that were shown
 * @returns what did not go through, null when all did
 * @throws WholesaleError
 */
export async function acceptChanges(scope: Scope, seen: string): Promise<CartAnswer | null> {
  const changed = findChangedLines(await readPricedCart(scope));
  if (digestChanges(changed) !== seen) return { message: scope.t('cart:health.changedAgain') };
  const [sameSize, smaller] = [changed.filter(({ line, becomes }) => becomes === line.quantity), changed.filter(({ line, becomes }) => becomes !== line.quantity)];
  const repriced = await Promise.all(sameSize.map((each) => takePrice(scope, each)));
  const refused = repriced.find((answer) => answer !== null);
  return refused ?? resizeLines(scope, smaller.map(({ line, becomes }) => ({ itemId: line.itemId, pieces: becomes })));
}

/** One call that either happens or does not: no line can get lost on the way. */
async function takePrice(scope: Scope, { line }: ChangedLine): Promise<CartAnswer | null> {
  const body = draftLine({ ...line.product, price: line.price }, line.quantity, await readBuyer(scope));
  const update = await changeCart(scope, updateCartItem, { params: { id: line.itemId }, body });
  if (update.ok) return null;
  return { message: scope.t('cart:health.notTaken', { name: nameLine(scope, line) }) };
}
