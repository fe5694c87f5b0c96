import { changeCart, loadCartItems } from '~/data/cart-items.server';
import { lotTitle } from '~/data/product-labels.server';
import { loadProductsById } from '~/data/products-by-id.server';
import { sayApiError } from '~/bff/errors/api-error-message';
import type { RequestContext } from '~/bff/context.server';
import { orNull } from '~server/api/result';
import type { CartItem } from '~server/contract/cart';
import { endpoints } from '~server/contract/endpoints';
import { findItem, type LineIdentity } from './line-identity';

/** `removed` has what restores the line. `rejected`: the line is unchanged. */
export type Removal =
  | {
      readonly kind: 'removed';
      readonly productId: string;
      readonly name: string;
      readonly pieces: number;
    }
  | { readonly kind: 'gone' }
  | { readonly kind: 'rejected'; readonly message: string };

/** Removes a line from the cart. @throws WholesaleError */
export async function removeLine(ctx: RequestContext, line: LineIdentity): Promise<Removal> {
  const item = findItem(await loadCartItems(ctx), line);
  return item ? removeItem(ctx, item, nameItem(ctx, item)) : { kind: 'gone' };
}

/** As {@link removeLine}, for a line that is already loaded. @param naming its name @throws WholesaleError */
export async function removeItem(
  ctx: RequestContext,
  item: CartItem,
  naming: Promise<string> | string,
): Promise<Removal> {
  const [removal, name] = await Promise.all([
    changeCart(ctx, endpoints.cart.remove, { params: { id: item.id } }),
    naming,
  ]);
  if (removal.ok) return { kind: 'removed', productId: item.productId, name, pieces: item.quantity };
  if (removal.rejection.kind === 'banned') throw removal.rejection;
  if (removal.rejection.kind === 'notFound') return { kind: 'gone' };
  sayApiError(ctx, removal.rejection.saidStatus, removal.rejection.reason);
  return { kind: 'rejected', message: ctx.t('cart:notRemoved', { name }) };
}

async function nameItem(ctx: RequestContext, { productId, product }: CartItem): Promise<string> {
  const products = await orNull(loadProductsById(ctx, [productId]));
  const found = products?.get(productId);
  return found ? lotTitle(ctx, found) : product.name;
}
