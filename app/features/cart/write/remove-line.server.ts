import { changeCart, loadCartItems } from '~/data/cart-items.server';
import { lotTitle } from '~/data/product-labels.server';
import { loadProductsById } from '~/data/products-by-id.server';
import type { RequestContext } from '~/bff/context.server';
import { orNull } from '~server/api/result';
import type { CartItem } from '~server/contract/cart';
import { endpoints } from '~server/contract/endpoints';
import { toApiReason, unknownLine, type CartOutcome } from '../model/cart-outcome';
import { findItem, type LineIdentity } from '../model/line-identity';

/** Removes a line from the cart. @throws WholesaleError */
export async function removeLine(ctx: RequestContext, line: LineIdentity): Promise<CartOutcome> {
  const item = findItem(await loadCartItems(ctx), line);
  return removeItem(ctx, item, item ? nameItem(ctx, item) : '');
}

/** As {@link removeLine}, for a line that is already loaded. @param naming its name @throws WholesaleError */
export async function removeItem(
  ctx: RequestContext,
  item: CartItem | undefined,
  naming: Promise<string> | string,
): Promise<CartOutcome> {
  if (!item) return { ...unknownLine, verb: 'remove', kind: 'refused', why: { kind: 'gone' } };
  const [removal, name] = await Promise.all([
    changeCart(ctx, endpoints.cart.remove, { params: { id: item.id } }),
    naming,
  ]);
  const { productId, quantity: before } = item;
  const own = { verb: 'remove', productId, name, packSize: null, before } as const;
  if (removal.ok) return { ...own, kind: 'done', after: 0 };
  const { rejection } = removal;
  if (rejection.kind === 'banned') throw rejection;
  const why = rejection.kind === 'notFound' ? ({ kind: 'gone' } as const) : toApiReason(rejection);
  return { ...own, kind: 'refused', after: before, why };
}

async function nameItem(ctx: RequestContext, { productId, product }: CartItem): Promise<string> {
  const products = await orNull(loadProductsById(ctx, [productId]));
  const found = products?.get(productId);
  return found ? lotTitle(ctx, found) : product.name;
}
