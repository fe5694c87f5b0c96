import type { Unavailable } from '~/browser/network/client-handlers';
import type { RequestContext } from '~/bff/context.server';
import { loadSortedCart, toCartView } from '~/features/cart/model/cart.server';
import { loadLineSplits } from '~/features/cart/view/line-splits.server';
import { loadAvailableCredit } from '~/features/checkout/page/credit-view.server';
import { toCutOffView } from '~/data/cut-off.server';

/** Everything the drawer shows: the cart's lines and sums, the limit that is left, and until when an order goes out today. */
export type CartDrawerView = Awaited<ReturnType<typeof loadDrawer>>;
export type CartDrawerActionData = CartDrawerView | Unavailable;

/** What the drawer beside a page shows of the cart. @throws WholesaleError when the cart cannot be read */
export async function loadDrawer(ctx: RequestContext) {
  const cart = await loadSortedCart(ctx);
  const [credit, splits] = await Promise.all([loadAvailableCredit(ctx, cart.total), loadLineSplits(ctx, cart)]);
  return { ...toCartView(ctx, cart, splits), credit, cutOff: toCutOffView(ctx) };
}
