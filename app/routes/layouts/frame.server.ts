import { promiseHash } from 'remix-utils/promise';
import { isBanned, type Scope } from '~/bff/scope.server';
import { publicLoader } from '~/bff/route-handlers.server';
import { readCartSummary } from '~/features/cart/cart-summary.server';
import { readLeafSections } from '~/features/catalogue/sections.server';
import { countUnread } from '~/features/notifications/notifications.server';
import { shellContact, shellCustomer, shellLinks } from '~/features/shell/shell.server';
import { orMissing } from '~server/api/outcome';

/** What every framed page shows around itself. A part the API does not give is left out; the page still comes. */
export const frameLoader = publicLoader(async ({ scope }) => {
  const { customer, cart, sections } = await promiseHash({
    customer: readCustomer(scope),
    cart: scope.session.isSignedIn ? orMissing(readCartSummary(scope)).catch(whenBanned(null)) : Promise.resolve(null),
    sections: orMissing(readLeafSections(scope)),
  });
  return {
    shopName: scope.portal.env.shopName,
    links: shellLinks(scope),
    contact: shellContact(scope),
    customer: customer === 'banned' ? null : customer,
    isBanned: customer === 'banned',
    cart,
    categories: sections ?? [],
  };
});

async function readCustomer(scope: Scope) {
  if (!scope.session.isSignedIn) return null;
  const [account, unread] = await Promise.all([
    orMissing(scope.account()).catch(whenBanned('banned' as const)),
    orMissing(countUnread(scope)).catch(whenBanned(0)),
  ]);
  return account === 'banned' || account === null ? account : shellCustomer(scope, account, unread ?? 0);
}

/** A banned customer keeps the frame; the page inside it says why there is nothing else. */
function whenBanned<T>(instead: T) {
  return (error: unknown): T => {
    if (isBanned(error)) return instead;
    throw error;
  };
}
