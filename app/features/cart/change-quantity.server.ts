import { readBuyer } from '~/supply/buyer.server';
import { changeCart, readCartItems } from '~/supply/cart-items.server';
import { writeAmount } from '~/supply/goods-words.server';
import type { Scope } from '~/bff/scope.server';
import { sum } from '~/trade/pricing';
import { packsOf } from '~/trade/quantity';
import { orMissing } from '~server/api/outcome';
import { removeCartItem, type CartItem } from '~server/contract/cart';
import { addItem } from './add-item.server';
import { readPricedCart } from './cart.server';
import type { LineFault, LostLine } from './cart-view';
import { describeFault, describeLost, type WhyRefused } from './change-words.server';
import { checkQuantity, tooMany } from './check-quantity';
import { draftLine, redraftLine } from './draft';
import { wishOf } from './line-splits.server';
import { findItem, type QuantityWish } from './line-ref';
import { nameLine } from './line-view.server';
import type { PricedCart, PricedLine } from './price-cart';
import { shortageIn } from './shortage-in.server';
import type { ShortWish } from './split-offers.server';

/**
 * `changed`: the line has the new quantity. `refused`: nothing was changed, or the old line was put back; `short` comes
 * with what the stock does not allow.
 * `gone`: no such line any more. `lost`: the old line is gone and neither the new nor the old one could be added.
 */
export type ChangeOutcome =
  | { readonly kind: 'changed'; readonly productId: string; readonly text: string }
  | {
      readonly kind: 'refused';
      readonly fault: LineFault;
      readonly short?: { readonly cart: PricedCart; readonly wish: ShortWish } | undefined;
    }
  | { readonly kind: 'gone' }
  | { readonly kind: 'lost'; readonly lost: LostLine };

/** The cart that is to be changed: as the API keeps it, and at today's prices and stock. */
export interface CartToChange {
  readonly items: readonly CartItem[];
  readonly cart: PricedCart;
}

/** @throws WholesaleError */
export async function readCartToChange(scope: Scope): Promise<CartToChange> {
  const [items, cart] = await Promise.all([readCartItems(scope), readPricedCart(scope)]);
  return { items, cart };
}

/**
 * Changes a line's quantity: the old line is removed and a new one added (specification, section 4). When the add
 * fails, the old line is put back.
 * @param read the cart as it is, where it was read already
 * @throws WholesaleError when nothing was changed because the API could not be asked
 */
export async function changeQuantity(scope: Scope, wish: QuantityWish, read?: CartToChange): Promise<ChangeOutcome> {
  const { items, cart } = read ?? (await readCartToChange(scope));
  const item = findItem(items, wish);
  const line = cart.lines.find((each) => each.itemId === item?.id);
  if (!item || !line) return { kind: 'gone' };

  // Without its product neither the pack nor the stock is known.
  if (line.isUnverified) return refused(scope, cart, line, wish, null);

  const bounds = { packSize: line.packSize, available: line.available, inCart: 0 };
  const checked = checkQuantity(wish.quantity, wish.unit, bounds);
  // The number of packs that the line has is its own, not a new one to ask about.
  if (
    !checked.ok &&
    checked.problem.kind === 'whichUnit' &&
    packsOf(line.quantity, line.packSize) === checked.problem.count
  )
    return changed(scope, line, line.quantity);
  if (!checked.ok) return refused(scope, cart, line, wish, checked.problem);
  if (checked.pieces === line.quantity) return changed(scope, line, checked.pieces);

  const removal = await orMissing(changeCart(scope, removeCartItem, { params: { id: item.id } }));
  if (removal && !removal.ok)
    return removal.refusal.kind === 'notFound' ? { kind: 'gone' } : refused(scope, cart, line, wish, removal.refusal);
  // After a lost answer only a cart without the line says that it was removed.
  const isRemoved =
    removal?.ok ?? (await orMissing(readCartItems(scope)))?.every((each) => each.id !== item.id) ?? false;
  if (!isRemoved) return refused(scope, cart, line, wish, null);
  const others = items.filter((each) => each.productId === item.productId && each.id !== item.id);
  return replaceLine(scope, {
    cart,
    old: item,
    line,
    wish,
    pieces: checked.pieces,
    inOtherLines: sum(others.map((each) => each.quantity)),
  });
}

interface Replacement {
  readonly cart: PricedCart;
  readonly old: CartItem;
  readonly line: PricedLine;
  readonly wish: QuantityWish;
  readonly pieces: number;
  /** Pieces of the product on lines that stay. */
  readonly inOtherLines: number;
}

async function replaceLine(
  scope: Scope,
  { cart, old, line, wish, pieces, inOtherLines }: Replacement,
): Promise<ChangeOutcome> {
  const body = draftLine({ ...line.product, price: line.price }, pieces, await readBuyer(scope));
  const addition = await addItem(scope, body, inOtherLines);
  if (addition.kind === 'added') return changed(scope, line, pieces);
  const putBack = await addItem(scope, redraftLine(old), inOtherLines);
  if (putBack.kind !== 'added') return { kind: 'lost', lost: describeLost(scope, line, putBack) };
  const refusal = addition.kind === 'refused' ? addition.refusal : null;
  const available = shortageIn(refusal);
  const why = available === null ? refusal : tooMany(pieces, { packSize: line.packSize, available, inCart: 0 });
  return refused(scope, cart, line, wish, why);
}

function refused(scope: Scope, cart: PricedCart, line: PricedLine, wish: QuantityWish, why: WhyRefused): ChangeOutcome {
  const short = why?.kind === 'tooMany' ? { cart, wish: wishOf(line, why.asked, why.offer) } : undefined;
  return { kind: 'refused', fault: describeFault(scope, line, wish, why), short };
}

function changed(scope: Scope, line: PricedLine, pieces: number): ChangeOutcome {
  const text = scope.t('cart:changed', {
    name: nameLine(scope, line),
    amount: writeAmount(scope, pieces, line.packSize),
  });
  return { kind: 'changed', productId: line.productId, text };
}
