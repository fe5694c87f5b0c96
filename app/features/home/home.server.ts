import type { Scope } from '~/bff/scope.server';
import { formatShortMoney } from '~/i18n/formats';
import { listWeekdays } from '~/i18n/weekdays';
import { phoneHref } from '~/trade/phone-numbers';
import type { Category, ProductQuery } from '~server/contract/catalogue';
import type { ContactView } from './contact-card';
import { partOfPage } from './part-of-page.server';
import { readShopSections } from './shop-sections.server';
import { describeStanding } from './standing.server';

/** Cards on the shelf: one row on a desk. */
const SHELF_SIZE = 4;

/** What the home page takes from other features. */
interface Sources<Card> {
  readonly addressOf: (category: Category) => string;
  readonly readCards: (query: ProductQuery) => Promise<readonly Card[]>;
}

/** What visitors and customers alike are shown, asked for side by side; a part the API does not give is null. */
export async function readHome<Card extends { readonly id: string }>(scope: Scope, { addressOf, readCards }: Sources<Card>) {
  const [sections, week, promotions] = await Promise.all([
    partOfPage(readShopSections(scope, addressOf)),
    partOfPage(readCards({ productOfWeek: '1', page: 1, perPage: 1 })),
    partOfPage(readCards({ promotion: '1', inStock: '1', page: 1, perPage: SHELF_SIZE })),
  ]);
  return { sections, week: week?.[0] ?? null, promotions };
}

/** The product of the week before the promotions, each product once; null when neither came. */
export function fillShelf<Card extends { readonly id: string }>(week: Card | null, promotions: readonly Card[] | null): Card[] | null {
  if (week === null) return promotions && [...promotions];
  return [week, ...(promotions ?? []).filter(({ id }) => id !== week.id)].slice(0, SHELF_SIZE);
}

/** The signed-in customer; null when the API does not tell. */
export async function readStanding(scope: Scope) {
  const account = await partOfPage(scope.account());
  return account && describeStanding(scope, account);
}

/** The sum from which delivery to the address is free, '5 000 грн'; null where it always is. */
export function describeFreeFrom({ portal, language }: Scope): string | null {
  const { freeDeliveryFrom } = portal.env.rules;
  return freeDeliveryFrom ? formatShortMoney(language, freeDeliveryFrom) : null;
}

/** How the supplier is reached. */
export function readContact({ portal, language }: Scope): ContactView {
  const { contact, rules } = portal.env;
  const { phone, address, mapUrl } = contact;
  const arrivals = rules.arrivalDays ? listWeekdays(language, rules.arrivalDays) : null;
  return { phone, phoneHref: phoneHref(phone), address: address[language], mapHref: mapUrl, arrivals };
}
