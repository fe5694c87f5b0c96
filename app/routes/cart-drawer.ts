import { describeCutOff } from '~/bff/cut-off.server';
import { customerLoader } from '~/bff/route-handlers.server';
import type { Scope } from '~/bff/scope.server';
import { readPricedCart, viewCart } from '~/features/cart/cart.server';
import { readLineSplits } from '~/features/cart/line-splits.server';
import { readHeadroom } from '~/features/checkout/credit-view.server';

/** What the drawer beside a page shows of the cart, as JSON; without scripts the cart is part of checkout. */
export const loader = customerLoader(async ({ scope }) => Response.json(await readDrawer(scope), { headers: { 'cache-control': 'private, no-store' } }));

/** Everything the drawer shows: the cart's lines and sums, the limit that is left, and until when an order goes out today. */
export type CartDrawerView = Awaited<ReturnType<typeof readDrawer>>;

async function readDrawer(scope: Scope) {
  const cart = await readPricedCart(scope);
  const [credit, splits] = await Promise.all([readHeadroom(scope, cart.total), readLineSplits(scope, cart)]);
  return { ...viewCart(scope, cart, splits), credit, cutOff: describeCutOff(scope) };
}
