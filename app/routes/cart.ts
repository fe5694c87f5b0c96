import { customerLoader } from '~/bff/route-handlers.server';
import { readPricedCart, viewCart } from '~/features/cart/cart.server';

/** The cart for the drawer that opens beside a page; without scripts the cart is part of checkout. */
export const loader = customerLoader(async ({ scope }) => viewCart(scope, await readPricedCart(scope)));
