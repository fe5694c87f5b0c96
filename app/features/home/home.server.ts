import type { RequestContext } from '~/bff/context.server';
import { formatArrivalDays } from '~/data/trade-rules.server';
import { orNull } from '~server/api/result';
import type { Category, ProductQuery } from '~server/contract/catalogue';
import type { ContactView } from './contact-card';
import { loadShopSections } from './shop-sections.server';
import { toCreditStatusView } from './credit-status.server';

/** One row on a desktop. */
const SHELF_SIZE = 4;

interface Sources<Card> {
  readonly addressOf: (category: Category) => string;
  readonly readCards: (query: ProductQuery) => Promise<readonly Card[]>;
}

/** Data for visitors and customers; null for parts that the API does not give. */
export async function loadHome<Card>(ctx: RequestContext, { addressOf, readCards }: Sources<Card>) {
  const [sections, week, promotions] = await Promise.all([
    orNull(loadShopSections(ctx, addressOf)),
    orNull(readCards({ productOfWeek: '1', page: 1, perPage: 1 })),
    orNull(readCards({ promotion: '1', inStock: '1', page: 1, perPage: SHELF_SIZE })),
  ]);
  return { sections, week: week?.[0] ?? null, promotions };
}

/** Product of the week before promotions, without duplicates; null when both are missing. */
export function fillShelf<Card extends { readonly id: string }>(
  week: Card | null,
  promotions: readonly Card[] | null,
): Card[] | null {
  if (week === null) return promotions && [...promotions];
  return [week, ...(promotions ?? []).filter(({ id }) => id !== week.id)].slice(0, SHELF_SIZE);
}

/** Null when the API does not respond. */
export async function loadCreditStatus(ctx: RequestContext) {
  const account = await orNull(ctx.account());
  return account && toCreditStatusView(ctx, account);
}

export function toContactView(ctx: RequestContext): ContactView {
  const { phone, address, mapUrl } = ctx.services.env.contact;
  return {
    phone,
    address: address?.[ctx.language],
    mapHref: mapUrl,
    arrivals: formatArrivalDays(ctx),
  };
}
