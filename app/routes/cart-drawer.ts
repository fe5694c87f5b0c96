import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { answerDrawer, readDrawer } from './cart-drawer.server';

/** What the drawer beside a page shows of the cart, as JSON; without scripts the cart is part of checkout. */
export const loader = customerLoader(async ({ scope }) =>
  Response.json(await readDrawer(scope), { headers: { 'cache-control': 'private, no-store' } }),
);

/** The same after one of its forms, with what became of that. */
export const action = customerAction(async (args) => Response.json(await answerDrawer(args)));
