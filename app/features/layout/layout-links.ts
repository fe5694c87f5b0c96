import type { Links } from '~/routing/links';

export type LayoutLinks = ReturnType<typeof createLinks>;

const linksByLanguage = new WeakMap<Links, LayoutLinks>();

/** Links of the layout, computed from the language; the same object each time. */
export function layoutLinks(links: Links): LayoutLinks {
  const known = linksByLanguage.get(links) ?? createLinks(links);
  linksByLanguage.set(links, known);
  return known;
}

function createLinks(links: Links) {
  return {
    home: links.to('index'),
    catalog: links.to('catalog'),
    search: links.to('search'),
    checkout: links.to('checkout'),
    orders: links.to('orders'),
    contact: links.to('contact'),
    documents: links.to('documents'),
    debts: links.to('documents', {}, { view: 'unpaid' }),
    personalDiscounts: links.to('personal-discounts'),
    notifications: links.to('notifications'),
    profile: links.to('profile'),
    login: links.to('login'),
    logout: links.to('logout'),
    becomeClient: links.to('becomeClient'),
    quickOrder: links.to('quick-order'),
    list: links.to('list'),
    favourites: links.to('favourites'),
  };
}
