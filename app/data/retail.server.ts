import * as z from 'zod';
import {
  loadRecord,
  saveRecord,
  type AccountRecord,
  type RecordKind,
  type SaveOutcome,
} from '~/bff/account-record.server';
import { recordKey } from '~/bff/auth/account-key.server';
import { optional } from '~/bff/degradation.server';
import { memoizePerRequest } from '~/bff/memoize.server';
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

const percent = z.number().min(MIN_MARKUP).max(MAX_MARKUP).multipleOf(0.01);
const markups = z.array(z.tuple([z.string().min(1).max(64), percent])).max(MAX_CATEGORIES);

const settings = z.object({
  isOn: z.boolean(),
  markup: percent,
  byCategory: z.codec(markups, z.custom<ReadonlyMap<string, number>>(), {
    decode: (pairs) => new Map(pairs),
    encode: (map) => [...map],
  }),
  rounding: z.enum(roundings),
  allowsBelow: z.boolean(),
  shopName: z.string().max(MAX_SHOP_NAME),
});

/** The owner's key, and the settings, as cookies held them. */
const cookieContent = z
  .tuple([z.string(), z.boolean(), percent, markups, z.enum(roundings), z.boolean(), z.string().max(MAX_SHOP_NAME)])
  .transform(([owner, isOn, markup, byCategory, rounding, allowsBelow, shopName]) => ({
    owner,
    settings: { isOn, markup, byCategory: new Map(byCategory), rounding, allowsBelow, shopName },
  }));

const retail: RecordKind<RetailSettings | null> = {
  kind: 'retail',
  schema: settings.nullable(),
  empty: null,
  cookie: {
    name: 'retail',
    take({ value, version }, content, { accountId, session = '' }) {
      const parsed = cookieContent.safeParse(content).data;
      const owners = [recordKey(accountId), digest(`retail ${session}`).slice(0, 8)];
      return parsed && owners.includes(parsed.owner) ? { value: version === 0 ? parsed.settings : value } : null;
    },
  },
};

/** The settings of the customer, switched on or off; their value is null where there are none. @throws WholesaleError */
export function loadRetailSettings(ctx: RequestContext): Promise<AccountRecord<RetailSettings | null>> {
  return loadRecord(ctx, retail);
}

/** @param version the one that the customer has seen. @throws WholesaleError when the account cannot be loaded */
export function saveRetailSettings(ctx: RequestContext, value: RetailSettings, version?: number): Promise<SaveOutcome> {
  return saveRecord(ctx, retail, () => value, version);
}

/** Switches selling prices off and keeps their settings. @throws as {@link saveRetailSettings} */
export function switchRetailOff(ctx: RequestContext): Promise<SaveOutcome> {
  return saveRecord(ctx, retail, (kept) => kept && { ...kept, isOn: false });
}

/** How selling prices are made; null unless the customer has them switched on. */
export const loadRetailPrice = memoizePerRequest(async (ctx: RequestContext): Promise<GetRetailPrice | null> => {
  const record = ctx.session.isSignedIn ? await optional(ctx, 'lists', loadRetailSettings(ctx)) : null;
  return record?.value?.isOn ? pricesBy(ctx, record.value) : null;
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
