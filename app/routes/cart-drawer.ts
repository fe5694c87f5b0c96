import { revalidateWhenRefused } from '~/bff/revalidate';
import { customerLoader } from '~/bff/route-handlers.server';
import { createClientLoader } from '~/browser/network/client-handlers';
import { readDrawer } from './cart-drawer.server';

/** What the drawer beside a page shows of the cart, as JSON; without scripts the cart is part of checkout. */
export const loader = customerLoader(async ({ scope }) =>
  Response.json(await readDrawer(scope), { headers: { 'cache-control': 'private, no-store' } }),
);

export const clientLoader = createClientLoader();

export const shouldRevalidate = revalidateWhenRefused;
