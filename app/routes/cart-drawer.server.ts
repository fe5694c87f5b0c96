import type { Unavailable } from '~/browser/network/client-handlers';
import type { Scope } from '~/bff/scope.server';
import { readPricedCart, viewCart } from '~/features/cart/cart.server';
import { readLineSplits } from '~/features/cart/line-splits.server';
import { readHeadroom } from '~/features/checkout/credit-view.server';
import { describeCutOff } from '~/supply/cut-off.server';

/** Everything the drawer shows: the cart's lines and sums, the limit that is left, and until when an order goes out today. */
export type CartDrawerView = Awaited<ReturnType<typeof readDrawer>>;
export type CartDrawerAnswer = CartDrawerView | Unavailable;

/** What the drawer beside a page shows of the cart. @throws WholesaleError when the cart cannot be read */
export async function readDrawer(scope: Scope) {
  const cart = await readPricedCart(scope);
  const [credit, splits] = await Promise.all([readHeadroom(scope, cart.total), readLineSplits(scope, cart)]);
  return { ...viewCart(scope, cart, splits), credit, cutOff: describeCutOff(scope) };
}
