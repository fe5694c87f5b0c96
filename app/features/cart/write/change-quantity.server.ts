import { loadBuyer } from '~/data/buyer.server';
import { addCartItem, changeCart, loadCartItems, type Addition } from '~/data/cart-items.server';
import type { RequestContext } from '~/bff/context.server';
import { sum } from '~server/domain/pricing';
import { packsOf } from '~server/domain/quantity';
import { catchUnlessBanned, orNull } from '~server/api/result';
import type { CartItem } from '~server/contract/cart';
import { endpoints } from '~server/contract/endpoints';
import { loadPricedCart } from '../model/cart.server';
import { toApiReason, unknownLine, type CartOutcome, type OutcomeReason } from '../model/cart-outcome';
import { checkQuantity, tooMany } from '../model/check-quantity';
import { repriceLine, toLinePayload } from '../model/line-payload';
import { loadLineSplits, toShortCartLine } from '../view/line-splits.server';
import type { QuantityUpdate } from '../model/cart-form';
import { findItem } from '../model/line-identity';
import { nameLine } from '../view/line-view.server';
import type { PricedCart, PricedLine } from '../model/price-cart';

export interface CartToChange {
  readonly items: readonly CartItem[];
  readonly cart: PricedCart;
}

/** @throws WholesaleError */
export async function loadCartToChange(ctx: RequestContext): Promise<CartToChange> {
  const [items, cart] = await Promise.all([loadCartItems(ctx), loadPricedCart(ctx)]);
  return { items, cart };
}

/**
 * Removes the line and adds a new one (specification, section 4), or restores it. `lost`: the old line was removed and
 * none could be added. @throws WholesaleError if unchanged
 */
export async function changeQuantity(
  ctx: RequestContext,
  requested: QuantityUpdate,
  read?: CartToChange,
): Promise<CartOutcome> {
  const { items, cart } = read ?? (await loadCartToChange(ctx));
  const item = findItem(items, requested);
  const line = cart.lines.find((each) => each.itemId === item?.id);
  if (!item || !line) return { ...unknownLine, verb: 'change', kind: 'refused', why: { kind: 'gone' } };
  const outcome = await changeLine(ctx, { items, item, line, requested });
  if (outcome.why?.kind !== 'quantity' || outcome.why.problem.kind !== 'tooMany') return outcome;
  const { problem } = outcome.why;
  const splits = await loadLineSplits(ctx, cart, [toShortCartLine(line, problem.requested, problem.offer)]);
  return { ...outcome, splits: splits.get(line.productId) };
}

interface Change {
  readonly items: readonly CartItem[];
  readonly item: CartItem;
  readonly line: PricedLine;
  readonly requested: QuantityUpdate;
}

async function changeLine(ctx: RequestContext, { items, item, line, requested }: Change): Promise<CartOutcome> {
  const { productId, packSize, quantity: before } = line;
  const own = { verb: 'change', productId, name: nameLine(ctx, line), packSize, before, requested } as const;
  const refused = (why: OutcomeReason): CartOutcome => ({ ...own, kind: 'refused', after: before, why });
  const changed = (pieces: number): CartOutcome => ({ ...own, kind: 'done', after: pieces });
  if (line.isUnverified) return refused({ kind: 'unverified' });

  const bounds = { packSize, available: line.available, inCart: 0 };
  const checked = checkQuantity(requested.quantity, requested.unit, bounds);
  if (!checked.ok) {
    const { problem } = checked;
    const isUnchanged = problem.kind === 'whichUnit' && packsOf(before, packSize) === problem.count;
    return isUnchanged ? changed(before) : refused({ kind: 'quantity', problem });
  }
  const { pieces } = checked;
  if (pieces === before) return changed(pieces);

  const sent = await catchUnlessBanned(changeCart(ctx, endpoints.cart.remove, { params: { id: item.id } }));
  const removal = sent.ok ? sent.value : sent;
  if (!removal.ok && removal.rejection.kind === 'notFound') return refused({ kind: 'gone' });
  // After a lost response, only a cart without the line proves the removal.
  const isRemoved =
    removal.ok || (!sent.ok && (await orNull(loadCartItems(ctx)))?.every((each) => each.id !== item.id));
  if (!removal.ok && !isRemoved) return refused(toApiReason(removal.rejection));

  const others = items.filter((each) => each.productId === item.productId && each.id !== item.id);
  const inOtherLines = sum(others.map((each) => each.quantity));
  const addition = await addCartItem(ctx, toLinePayload(line, pieces, await loadBuyer(ctx)), inOtherLines);
  if (addition.kind === 'added') return changed(pieces);
  const putBack = await addCartItem(ctx, repriceLine(item), inOtherLines);
  if (putBack.kind !== 'added') return { ...own, kind: 'lost', after: 0, why: reasonOf(putBack) };
  return addition.kind === 'soldOut'
    ? refused({ kind: 'quantity', problem: tooMany(pieces, { ...bounds, available: addition.available }) })
    : refused(reasonOf(addition));
}

function reasonOf(addition: Exclude<Addition, { kind: 'added' }>): OutcomeReason {
  if (addition.kind === 'soldOut') return addition;
  return addition.kind === 'lost' && !addition.isCartRead ? { kind: 'cartUnread' } : toApiReason(addition.rejection);
}
