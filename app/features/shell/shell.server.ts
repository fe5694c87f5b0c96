import type { Scope } from '~/bff/scope.server';
import { phoneHref } from '~/trade/phone-numbers';
import { formatShortAmount, formatShortMoney } from '~/i18n/formats';
import type { Account } from '~server/contract/account';
import type { ShellContact, ShellCustomer, ShellLinks } from './shell-view';

/** Addresses of the frame's links in the language of the request. */
export function shellLinks({ links }: Scope): ShellLinks {
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

/** How the supplier is reached. */
export function shellContact({ portal, language }: Scope): ShellContact {
  const { phone, email, address, mapUrl } = portal.env.contact;
  return { phone, phoneHref: phoneHref(phone), email, address: address[language], mapHref: mapUrl };
}

/** The signed-in customer as the frame shows them: name, and the debt where a limit is agreed; null where the API does not tell. */
export function shellCustomer({ language, t }: Scope, account: Account | null, unread: number | null): ShellCustomer {
  if (!account) return { name: t('shell:menu.profile'), unread, debt: null };
  const name = [account.firstName, account.lastName].filter(Boolean).join(' ') || account.phone;
  const limit = account.creditLimit ?? 0;
  const debt = Math.max(0, -(account.balance ?? 0));
  if (limit <= 0) return { name, unread, debt: null };
  const text = t('shell:debt', { used: formatShortAmount(language, debt), limit: formatShortMoney(language, limit) });
  const fraction = debt / limit;
  return { name, unread, debt: { text, parts: [{ fraction, tone: fraction > 1 ? 'over' : 'used' }] } };
}
