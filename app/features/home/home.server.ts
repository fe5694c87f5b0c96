import type { Scope } from '~/bff/scope.server';
import { describeArrivals } from '~/supply/trade-rules.server';
import { phoneHref } from '~/trade/phone-numbers';
import { orMissing } from '~server/api/outcome';
import type { Category, ProductQuery } from '~server/contract/catalogue';
import type { ContactView } from './contact-card';
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
export async function readHome<Card extends { readonly id: string }>(
  scope: Scope,
  { addressOf, readCards }: Sources<Card>,
) {
  const [sections, week, promotions] = await Promise.all([
    orMissing(readShopSections(scope, addressOf)),
    orMissing(readCards({ productOfWeek: '1', page: 1, perPage: 1 })),
    orMissing(readCards({ promotion: '1', inStock: '1', page: 1, perPage: SHELF_SIZE })),
  ]);
  return { sections, week: week?.[0] ?? null, promotions };
}

/** The product of the week before the promotions, each product once; null when neither came. */
export function fillShelf<Card extends { readonly id: string }>(
  week: Card | null,
  promotions: readonly Card[] | null,
): Card[] | null {
  if (week === null) return promotions && [...promotions];
  return [week, ...(promotions ?? []).filter(({ id }) => id !== week.id)].slice(0, SHELF_SIZE);
}

/** The signed-in customer; null when the API does not tell. */
export async function readStanding(scope: Scope) {
  const account = await orMissing(scope.account());
  return account && describeStanding(scope, account);
}

/** How the supplier is reached. */
export function readContact(scope: Scope): ContactView {
  const { phone, address, mapUrl } = scope.portal.env.contact;
  return {
    phone,
    phoneHref: phoneHref(phone),
    address: address[scope.language],
    mapHref: mapUrl,
    arrivals: describeArrivals(scope),
  };
}
