import type { RequestContext } from '~/bff/context.server';
import { formatArrivalDays } from '~/data/trade-rules.server';
import { orNull } from '~server/api/result';
import type { Category, ProductQuery } from '~server/contract/catalogue';
import { largePicture } from '~/data/images.server';
import { endpoints } from '~server/contract/endpoints';
import { formatMoney, formatSince } from '~/i18n/formats';
import { stillNew } from '~server/varieties/notice-goods';
import { kyivDay, kyivMoment } from '~server/domain/kyiv-time';
import { calculateCreditUse } from '~server/domain/credit-limit';
import { fullNameOf } from '~server/domain/full-name';
import { formatPhone } from '~server/domain/phone-numbers';
import type { Account } from '~server/contract/account';
import { negate, ratio, zero, type Money } from '~server/contract/money';

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
export function fillShelf<Card extends { readonly id: string }>(week: Card | null, promotions: readonly Card[] | null) {
  if (week === null) return promotions && [...promotions];
  return [week, ...(promotions ?? []).filter(({ id }) => id !== week.id)].slice(0, SHELF_SIZE);
}

/** Null when the API does not respond. */
export async function loadCreditStatus(ctx: RequestContext) {
  const account = await orNull(ctx.account());
  return account && toCreditStatusView(ctx, account);
}

/** Only details that the operator has configured. */
export function toContactView(ctx: RequestContext) {
  const { phone, address, mapUrl } = ctx.services.env.contact;
  return {
    phone,
    address: address?.[ctx.language],
    mapHref: mapUrl,
    arrivals: formatArrivalDays(ctx),
  };
}

export type ContactView = ReturnType<typeof toContactView>;

/** How much of today is new, and of three days where that is more; null for nothing. */
export function toNewsView({ services, language, links, t }: RequestContext, now = new Date()) {
  const all = stillNew(services.catalogueIndex.current()?.catalogue.noticed, now.getTime());
  const midnight = kyivMoment(kyivDay(now), '00:00').getTime();
  const today = all.filter((time) => time >= midnight);
  const shown = today.length > 0 ? today : all;
  const [first] = shown;
  if (first === undefined) return null;
  const varieties = (count: number) => t('catalogue:varieties', { count });
  const time = formatSince(language, first, now);
  const text = t('home:newSince', { time, varieties: varieties(shown.length) });
  return {
    href: links.to('catalog', {}, { new: 1 }),
    text: shown.length === all.length ? text : t('home:newInThreeDays', { text, varieties: varieties(all.length) }),
  };
}

export type NewsView = ReturnType<typeof toNewsView>;

/** The shop's sections in its order (specification, section 3: categoryId1..3). */
async function loadShopSections(ctx: RequestContext, addressOf: (category: Category) => string) {
  const shop = await ctx.api.readPublic(endpoints.shop.get, { params: { id: ctx.services.env.shopId } });
  const { categoryId1, categoryId2, categoryId3 } = shop.data.setting;
  const ids = [categoryId1, categoryId2, categoryId3].filter((id) => id !== null);
  if (ids.length === 0) return [];
  const { data } = await ctx.api.readPublic(endpoints.categories.list, { query: { ids: ids.join(',') } });
  const named = ids.flatMap((id) => data.find((category) => category.id === id) ?? []);
  return named.map((category) => ({
    id: category.id,
    name: category.name,
    href: addressOf(category),
    count: category.productCount === null ? null : ctx.t('home:productCount', { count: category.productCount }),
    picture: category.image === null ? null : largePicture(ctx, { url: category.image }),
  }));
}

export type SectionTileView = Awaited<ReturnType<typeof loadShopSections>>[number];

export function toCreditStatusView({ language, t }: Pick<RequestContext, 'language' | 't'>, account: Account) {
  const name = fullNameOf(account) || formatPhone(account.phone);
  const credit = calculateCreditUse(account, zero);
  const money = (amount: Money) => formatMoney(language, amount);
  return {
    lead: account.customerCode === null ? name : t('home:customer', { name, code: account.customerCode }),
    limit: credit && {
      used: t('home:debtUsed', { used: money(credit.debt), limit: money(credit.limit) }),
      left: credit.isOver
        ? t('home:debtOver', { over: money(negate(credit.left)) })
        : t('home:debtLeft', { left: money(credit.left) }),
      fraction: ratio(credit.debt, credit.limit),
    },
  };
}

export type CreditStatusView = ReturnType<typeof toCreditStatusView>;
