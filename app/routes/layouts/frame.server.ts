import { randomUUID } from 'node:crypto';
import { promiseHash } from 'remix-utils/promise';
import { describeGaps, orNamed } from '~/bff/gaps.server';
import { isBanned, type Scope } from '~/bff/scope.server';
import { publicLoader } from '~/bff/route-handlers.server';
import { readCartSummary } from '~/features/cart/cart-summary.server';
import { readLeafSections } from '~/features/catalogue/sections.server';
import { countUnread } from '~/features/notifications/notifications.server';
import { shellContact, shellCustomer } from '~/features/shell/shell.server';
import { leadsTo } from '~/leads-to';

/** What every framed page shows around itself. A part the API does not give is left out and named; the page still comes. */
export const frameLoader = publicLoader(async ({ scope, request }) => {
  const { customer, cart, sections } = await promiseHash({
    customer: readCustomer(scope, isGoodsPage(request)),
    cart: scope.session.isSignedIn
      ? orNamed(scope, 'cart', readCartSummary(scope)).catch(whenBanned(null))
      : Promise.resolve(null),
    sections: readLeafSections(scope),
  });
  return {
    shopName: scope.portal.env.shopName,
    contact: shellContact(scope),
    customer: customer === 'banned' ? null : customer,
    isBanned: customer === 'banned',
    cart,
    formKey: customer === null || customer === 'banned' ? null : randomUUID(),
    categories: sections,
    gaps: describeGaps(scope),
  };
});

async function readCustomer(scope: Scope, isGoods: boolean) {
  if (!scope.session.isSignedIn) return null;
  const [account, unread] = await Promise.all([
    orNamed(scope, 'account', scope.account()).catch(whenBanned('banned' as const)),
    isGoods ? null : orNamed(scope, 'notifications', countUnread(scope)).catch(whenBanned(0)),
  ]);
  return account === 'banned' ? account : shellCustomer(scope, account, unread);
}

/** Pages of goods come often and bring prices and a cart: there the bell's number is asked for when the page stands. */
function isGoodsPage({ url }: Request): boolean {
  return leadsTo(['catalog', 'catalog-id', 'category', 'product', 'search'], new URL(url).pathname);
}

/** A banned customer keeps the frame; the page inside it says why there is nothing else. */
function whenBanned<T>(instead: T) {
  return (error: unknown): T => {
    if (isBanned(error)) return instead;
    throw error;
  };
}
