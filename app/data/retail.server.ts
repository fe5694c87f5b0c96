import * as z from 'zod';
import { accountIdKey } from '~/bff/auth/account-key.server';
import { memoizePerRequest } from '~/bff/memoize.server';
import {
  getCookieStore,
  putCookieStore,
  type CookieStore,
  type CookieStoreContent,
} from '~/bff/http/cookie-store.server';
import type { RequestContext } from '~/bff/context.server';
import {
  MAX_MARKUP,
  MAX_SHOP_NAME,
  MIN_MARKUP,
  markupFor,
  retailPrice,
  roundings,
  type GetRetailPrice,
  type RetailRules,
} from '~server/domain/retail-price';
import { priceLine } from '~server/domain/pricing';
import { formatShortMoney } from '~/i18n/formats';
import { orNull } from '~server/api/result';
import type { Product } from '~server/contract/catalogue';
import { signOf, type Money } from '~server/contract/money';
import { digest } from '~server/digest';
import { showCategoryTree } from './category-tree.server';

const MAX_CATEGORIES = 100;

/** The own selling prices of a florist's shop. */
export interface RetailSettings extends RetailRules {
  readonly isOn: boolean;
  /** Printed on price tags; empty when there is none. */
  readonly shopName: string;
}

interface OwnedSettings extends RetailSettings {
  readonly owner: string;
}

const percent = z.number().min(MIN_MARKUP).max(MAX_MARKUP).multipleOf(0.01);
const settings = z
  .tuple([
    z.string().max(12),
    z.boolean(),
    percent,
    z.array(z.tuple([z.string().min(1).max(64), percent])).max(MAX_CATEGORIES),
    z.enum(roundings),
    z.boolean(),
    z.string().max(MAX_SHOP_NAME),
  ])
  .transform(([owner, isOn, markup, byCategory, rounding, allowsBelow, shopName]): OwnedSettings => ({
    owner,
    isOn,
    markup,
    byCategory: new Map(byCategory),
    rounding,
    allowsBelow,
    shopName,
  }));

/** Of one customer on this device: the settings of another are as if there were none. */
const store: CookieStore<OwnedSettings | null> = {
  cookie: 'retail',
  schema: settings,
  shorten: (all) =>
    all && [all.owner, all.isOn, all.markup, [...all.byCategory], all.rounding, all.allowsBelow, all.shopName],
  empty: null,
  maxCharacters: 1_600,
};

/**
 * The settings of the customer on this device, switched on or off; null where there are none.
 * @throws WholesaleError when the customer cannot be identified
 */
export async function getRetailSettings(ctx: RequestContext): Promise<CookieStoreContent<RetailSettings | null>> {
  const { value, isBroken } = getCookieStore(ctx, store);
  const isOwn = value !== null && (value.owner === sessionKey(ctx) || value.owner === (await accountIdKey(ctx)));
  return { value: isOwn ? value : null, isBroken };
}

/** `Set-Cookie` line with the settings; null when they are too long. */
export async function putRetailSettings(ctx: RequestContext, value: RetailSettings): Promise<string | null> {
  const owner = (await orNull(accountIdKey(ctx))) ?? sessionKey(ctx) ?? '';
  return putCookieStore(ctx, store, { ...value, owner });
}

/** `Set-Cookie` line that clears the settings of the customer; null where there are none. */
export async function forgetRetailSettings(ctx: RequestContext): Promise<string | null> {
  return (await getRetailSettings(ctx)).value && putCookieStore(ctx, store, null);
}

/** Of settings that were saved by earlier builds, or while the account could not be loaded; a change of `SESSION_SECRET` loses them. */
function sessionKey({ session }: RequestContext): string | undefined {
  return session.isSignedIn ? digest(`retail ${session.owner ?? ''}`).slice(0, 8) : undefined;
}

/** How selling prices are made; null unless the customer has them switched on. */
export const loadRetailPrice = memoizePerRequest(async (ctx: RequestContext): Promise<GetRetailPrice | null> => {
  const value = (await orNull(getRetailSettings(ctx)))?.value;
  return value?.isOn ? pricesBy(ctx, value) : null;
});

/** Selling prices by some rules; null for what costs nothing. */
export async function pricesBy(ctx: RequestContext, rules: RetailRules): Promise<GetRetailPrice> {
  const parents = rules.byCategory.size === 0 ? [] : await showCategoryTree(ctx);
  const parentById = new Map(parents.map(({ id, parentId }) => [id, parentId]));
  const parentOf = (id: string) => parentById.get(id) ?? null;
  return (categoryId, buying) =>
    signOf(buying) > 0 ? retailPrice(buying, markupFor(rules, categoryId, parentOf), rules) : null;
}

/** 'у продаж 155 грн', per piece; undefined without a selling price. */
export function formatRetailPrice(
  { t, language }: Pick<RequestContext, 't' | 'language'>,
  price: Money | null | undefined,
): string | undefined {
  return price ? t('common:sellAt', { price: formatShortMoney(language, price) }) : undefined;
}

/** As {@link formatRetailPrice}, for a product that the buyer has at `price` less `percentOff`. */
export function formatRetailOf(
  ctx: Pick<RequestContext, 't' | 'language'>,
  priceOf: GetRetailPrice | null | undefined,
  { categoryId }: Pick<Product, 'categoryId'>,
  price: Money | null,
  percentOff: number,
): string | undefined {
  return formatRetailPrice(ctx, price && priceOf?.(categoryId, priceLine(price, 1, percentOff).total));
}
