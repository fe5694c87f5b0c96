import { loadBuyer } from '~/data/buyer.server';
import { addCartItem, changeCart, loadCartItems } from '~/data/cart-items.server';
import { formatQuantity } from '~/i18n/format-quantity';
import type { RequestContext } from '~/bff/context.server';
import { sum } from '~server/domain/pricing';
import { packsOf } from '~server/domain/quantity';
import { catchUnlessBanned, orNull } from '~server/api/result';
import type { CartItem } from '~server/contract/cart';
import { endpoints } from '~server/contract/endpoints';
import { loadPricedCart } from './cart.server';
import type { LineError, LostLine } from './cart-view';
import { describeLineError, describeLost, type QuantityRejection } from './cart-errors.server';
import { checkQuantity, tooMany } from './check-quantity';
import { repriceLine, toUpdatePayload } from './line-payload';
import { loadLineSplits, toShortCartLine } from './line-splits.server';
import type { QuantityUpdate } from './cart-form';
import { findItem } from './line-identity';
import { nameLine } from './line-view.server';
import type { PricedCart, PricedLine } from './price-cart';

/** `rejected`: the line is unchanged or restored. `lost`: the old line was removed and none could be added. */
export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly productId: string; readonly text: string }
  | { readonly kind: 'rejected'; readonly error: LineError }
  | { readonly kind: 'gone' }
  | { readonly kind: 'lost'; readonly lost: LostLine };

export interface CartToChange {
  readonly items: readonly CartItem[];
  readonly cart: PricedCart;
}

/** @throws WholesaleError */
export async function loadCartToChange(ctx: RequestContext): Promise<CartToChange> {
  const [items, cart] = await Promise.all([loadCartItems(ctx), loadPricedCart(ctx)]);
  return { items, cart };
}

/** Removes the line and adds a new one (specification, section 4), or restores it. @throws WholesaleError if unchanged */
export async function changeQuantity(
  ctx: RequestContext,
  lineInput: QuantityUpdate,
  read?: CartToChange,
): Promise<ChangeOutcome> {
  const { items, cart } = read ?? (await loadCartToChange(ctx));
  const item = findItem(items, lineInput);
  const line = cart.lines.find((each) => each.itemId === item?.id);
  if (!item || !line) return { kind: 'gone' };

  if (line.isUnverified) return rejected(ctx, cart, line, lineInput, null);

  const bounds = { packSize: line.packSize, available: line.available, inCart: 0 };
  const checked = checkQuantity(lineInput.quantity, lineInput.unit, bounds);
  if (
    !checked.ok &&
    checked.problem.kind === 'whichUnit' &&
    packsOf(line.quantity, line.packSize) === checked.problem.count
  )
    return changed(ctx, line, line.quantity);
  if (!checked.ok) return rejected(ctx, cart, line, lineInput, checked.problem);
  if (checked.pieces === line.quantity) return changed(ctx, line, checked.pieces);

  const sent = await catchUnlessBanned(changeCart(ctx, endpoints.cart.remove, { params: { id: item.id } }));
  const removal = sent.ok ? sent.value : null;
  if (removal && !removal.ok)
    return removal.rejection.kind === 'notFound'
      ? { kind: 'gone' }
      : rejected(ctx, cart, line, lineInput, removal.rejection);
  // After a lost response, only a cart without the line proves the removal.
  const isRemoved = removal?.ok ?? (await orNull(loadCartItems(ctx)))?.every((each) => each.id !== item.id) ?? false;
  if (!isRemoved) return rejected(ctx, cart, line, lineInput, sent.ok ? null : sent.rejection);
  const others = items.filter((each) => each.productId === item.productId && each.id !== item.id);
  return replaceLine(ctx, {
    cart,
    old: item,
    line,
    lineInput,
    pieces: checked.pieces,
    inOtherLines: sum(others.map((each) => each.quantity)),
  });
}

interface Replacement {
  readonly cart: PricedCart;
  readonly old: CartItem;
  readonly line: PricedLine;
  readonly lineInput: QuantityUpdate;
  readonly pieces: number;
  readonly inOtherLines: number;
}

async function replaceLine(
  ctx: RequestContext,
  { cart, old, line, lineInput, pieces, inOtherLines }: Replacement,
): Promise<ChangeOutcome> {
  const body = toUpdatePayload(line, pieces, await loadBuyer(ctx));
  const addition = await addCartItem(ctx, body, inOtherLines);
  if (addition.kind === 'added') return changed(ctx, line, pieces);
  const putBack = await addCartItem(ctx, repriceLine(old), inOtherLines);
  if (putBack.kind !== 'added') return { kind: 'lost', lost: describeLost(ctx, line, putBack) };
  if (addition.kind === 'soldOut')
    return rejected(
      ctx,
      cart,
      line,
      lineInput,
      tooMany(pieces, { packSize: line.packSize, available: addition.available, inCart: 0 }),
    );
  return rejected(ctx, cart, line, lineInput, addition.kind === 'rejected' ? addition.rejection : null);
}

/** The error of a line that is unchanged, with offers when the stock is short. */
async function rejected(
  ctx: RequestContext,
  cart: PricedCart,
  line: PricedLine,
  lineInput: QuantityUpdate,
  why: QuantityRejection,
): Promise<ChangeOutcome> {
  const error = describeLineError(ctx, line, lineInput, why);
  if (why?.kind !== 'tooMany') return { kind: 'rejected', error };
  const splits = await loadLineSplits(ctx, cart, [toShortCartLine(line, why.requested, why.offer)]);
  return { kind: 'rejected', error: { ...error, splits: splits.get(line.productId) } };
}

function changed(ctx: RequestContext, line: PricedLine, pieces: number): ChangeOutcome {
  const text = ctx.t('cart:changed', {
    name: nameLine(ctx, line),
    amount: formatQuantity(ctx.t, pieces, line.packSize),
  });
  return { kind: 'changed', productId: line.productId, text };
}
