import type { Links } from '~/links';
import type { LayoutLinks } from './layout-view';

const written = new WeakMap<Links, LayoutLinks>();

/** Addresses of the frame's links in a language: they follow from it alone, so no page's data carry them. The same object each time. */
export function layoutLinks(links: Links): LayoutLinks {
  const known = written.get(links) ?? writeLinks(links);
  written.set(links, known);
  return known;
}

function writeLinks(links: Links): LayoutLinks {
  return {
    home: links.to('index'),
    catalogue: links.to('catalog'),
    search: links.to('search'),
    checkout: links.to('checkout'),
    orders: links.to('orders'),
    preorders: links.to('preorders'),
    addresses: `${links.to('profile')}#addresses`,
    contact: links.to('contact'),
    history: links.to('history'),
    personalDiscounts: links.to('personal-discounts'),
    notifications: links.to('notifications'),
    profile: links.to('profile'),
    login: links.to('login'),
    logout: links.to('logout'),
    becomeClient: links.to('becomeClient'),
    privacy: links.to('privacy-policy'),
    terms: links.to('terms-of-use'),
    quickOrder: links.to('quick-order'),
    restock: links.to('restock'),
    favourites: links.to('favourites'),
    templates: links.to('templates'),
  };
}
