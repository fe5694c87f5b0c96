import { customerLoader } from '~/bff/route-handlers.server';
import { loadDrawer } from './cart-drawer.server';

/** What the drawer beside a page shows of the cart, as JSON; without scripts the cart is part of checkout. */
export const loader = customerLoader(async ({ ctx }) =>
  Response.json(await loadDrawer(ctx), { headers: { 'cache-control': 'private, no-store' } }),
);

export { shouldRevalidate } from '~/bff/http/revalidate';
export { clientLoader } from '~/browser/network/client-handlers';
