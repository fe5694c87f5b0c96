import { describeCutOff } from '~/bff/cut-off.server';
import { customerLoader } from '~/bff/route-handlers.server';
import { readPricedCart, viewCart } from '~/features/cart/cart.server';
import { readHeadroom } from '~/features/checkout/credit-view.server';

/** The cart for the drawer that opens beside a page; without scripts the cart is part of checkout. */
export const loader = customerLoader(async ({ scope }) => {
  const cart = await readPricedCart(scope);
  return { ...viewCart(scope, cart), credit: await readHeadroom(scope, cart.total), cutOff: describeCutOff(scope) };
});
