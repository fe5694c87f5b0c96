import { isBanned, type Scope } from '~/bff/scope.server';
import { publicLoader } from '~/bff/route-handlers.server';
import { readCartSummary } from '~/features/cart/cart-summary.server';
import { readLeafSections } from '~/features/catalogue/sections.server';
import { shellContact, shellCustomer, shellLinks } from '~/features/shell/shell.server';
import { orMissing } from '~server/api/outcome';

/** What every framed page shows around itself. A part the API does not give is left out; the page still comes. */
export const frameLoader = publicLoader(async ({ scope }) => {
  const [customer, cart, sections] = await Promise.all([
    readCustomer(scope),
    scope.session.isSignedIn ? orMissing(readCartSummary(scope)).catch(whenBanned(null)) : null,
    orMissing(readLeafSections(scope)),
  ]);
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
  const account = await orMissing(scope.account()).catch(whenBanned('banned' as const));
  return account === 'banned' || account === null ? account : shellCustomer(scope, account);
}

/** A banned customer keeps the frame; the page inside it says why there is nothing else. */
function whenBanned<T>(instead: T) {
  return (error: unknown): T => {
    if (isBanned(error)) return instead;
    throw error;
  };
}
