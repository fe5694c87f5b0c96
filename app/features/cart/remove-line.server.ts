import { changeCart, readCartItems } from '~/supply/cart-items.server';
import { nameLot } from '~/supply/goods-words.server';
import { readProductsById } from '~/supply/products-by-id.server';
import type { Scope } from '~/bff/scope.server';
import { orMissing } from '~server/api/outcome';
import { removeCartItem, type CartItem } from '~server/contract/cart';
import { findItem, type LineRef } from './line-ref';

/** `removed` comes with what it takes to put the line back; `gone`: there is no such line any more; `refused`: it stands. */
export type Removal =
  | {
      readonly kind: 'removed';
      readonly productId: string;
      /** 'Freedom, 60 см' */
      readonly name: string;
      readonly pieces: number;
    }
  | { readonly kind: 'gone' }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * Takes a line out of the cart.
 * @throws WholesaleError
 */
export async function removeLine(scope: Scope, line: LineRef): Promise<Removal> {
  const item = findItem(await readCartItems(scope), line);
  return item ? removeItem(scope, item, nameItem(scope, item)) : { kind: 'gone' };
}

/**
 * The same with a line that was read already.
 * @param naming what it is called
 * @throws WholesaleError
 */
export async function removeItem(scope: Scope, item: CartItem, naming: Promise<string> | string): Promise<Removal> {
  const [removal, name] = await Promise.all([changeCart(scope, removeCartItem, { params: { id: item.id } }), naming]);
  if (removal.ok) return { kind: 'removed', productId: item.productId, name, pieces: item.quantity };
  if (removal.refusal.kind === 'banned') throw removal.refusal;
  return removal.refusal.kind === 'notFound'
    ? { kind: 'gone' }
    : { kind: 'refused', message: scope.t('cart:notRemoved', { name }) };
}

/** By length and grade too, which only the product itself tells. */
async function nameItem(scope: Scope, { productId, product }: CartItem): Promise<string> {
  const products = await orMissing(readProductsById(scope, [productId]));
  const found = products?.get(productId);
  return found ? nameLot(scope, found) : product.name;
}
