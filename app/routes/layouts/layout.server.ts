import { randomUUID } from 'node:crypto';
import { promiseHash } from 'remix-utils/promise';
import { optional } from '~/bff/degradation.server';
import type { DegradationView } from '~/bff/degradation';
import { isBanned, type RequestContext } from '~/bff/context.server';
import { publicLoader } from '~/bff/route-handlers.server';
import { loadCartSummary } from '~/features/cart/model/cart-summary.server';
import { loadLeafSections } from '~/features/catalogue/list/sections.server';
import { countUnread } from '~/features/notifications/notifications.server';
import { layoutContact, layoutCustomer } from '~/features/layout/layout.server';
import { routeAt } from '~/routing/match-route';

/** What every framed page shows around itself. A part the API does not give is left out and named; the page still comes. */
export const layoutLoader = publicLoader(async ({ ctx, request }) => {
  const { customer, cart, sections } = await promiseHash({
    customer: loadCustomer(ctx, isGoodsPage(request)),
    cart: ctx.session.isSignedIn
      ? optional(ctx, 'cart', loadCartSummary(ctx)).catch(whenBanned(null))
      : Promise.resolve(null),
    sections: loadLeafSections(ctx),
  });
  return {
    shopName: ctx.shopName,
    contact: layoutContact(ctx),
    customer: customer === 'banned' ? null : customer,
    isBanned: customer === 'banned',
    cart,
    formKey: customer === null || customer === 'banned' ? null : randomUUID(),
    categories: sections,
    /** Set for all loaders of the request when they are done. */
    degradation: null as DegradationView | null,
  };
});

async function loadCustomer(ctx: RequestContext, isGoods: boolean) {
  if (!ctx.session.isSignedIn) return null;
  const [account, unread] = await Promise.all([
    optional(ctx, 'account', ctx.account()).catch(whenBanned('banned' as const)),
    isGoods ? null : optional(ctx, 'notifications', countUnread(ctx)).catch(whenBanned(0)),
  ]);
  return account === 'banned' ? account : layoutCustomer(ctx, account, unread);
}

/** Pages of goods come often and bring prices and a cart: there the bell's number is asked for when the page stands. */
function isGoodsPage({ url }: Request): boolean {
  return routeAt(new URL(url).pathname).goods === true;
}

/** A banned customer keeps the frame; the page inside it says why there is nothing else. */
function whenBanned<T>(substitutes: T) {
  return (error: unknown): T => {
    if (isBanned(error)) return substitutes;
    throw error;
  };
}
