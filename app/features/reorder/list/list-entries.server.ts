import type { RequestContext } from '~/bff/context.server';
import { optional } from '~/bff/degradation.server';
import { loadBuyer } from '~/data/buyer.server';
import { loadCurrentLots, variantNames, type KnownVariant } from '~/data/current-lots.server';
import { loadFavourites } from '~/data/favourites.server';
import { loadProductsById } from '~/data/products-by-id.server';
import { averagePrice } from '../repeat/earlier-parts';
import { formatMoney } from '~/i18n/formats';
import { orNull } from '~server/api/result';
import type { Product } from '~server/contract/catalogue';
import type { DocumentItem } from '~server/contract/documents';
import { zero } from '~server/contract/money';
import { daysBeforeLastYear, type Holiday } from '~server/domain/holidays';
import { kyivDay } from '~server/domain/kyiv-time';
import { piecesByProduct } from '~server/domain/pieces-by-product';
import { priceFor } from '~server/domain/pricing';
import { wholePacksLeft } from '~server/domain/stock';
import { variantKey } from '~server/domain/variant-ref';
import { findHabits, habitDays, HABIT_WEEKS, type Weekday } from '~server/domain/weekday-habit';
import { findArrivals, type Arrivals } from './arrivals';
import { countBoughtProducts, type BoughtProduct } from './bought-products';
import type { ListSource } from './list-source';
import { loadPurchases, signedLines, type Days, type Purchases } from './purchases.server';
import type { SavedList } from './saved-list';

export interface ListEntry {
  /** With its price then, where it was bought. */
  readonly item: DocumentItem;
  readonly wasBought: boolean;
  /** What is usually wanted, in pieces, perhaps not in whole packs; null where nothing tells it. */
  readonly norm: number | null;
  /** Whether the source says how many are wanted, so that a norm of the customer does not change it. */
  readonly isFixed: boolean;
  readonly isFilled: boolean;
  readonly arrivals: Arrivals | undefined;
  /** How it was bought: 'у 4 з 6 тижнів'. */
  readonly facts: string | null;
}

export interface ListEntries {
  readonly entries: readonly ListEntry[];
  /** Null where the source has none, or they could not be loaded. */
  readonly purchases: Purchases | null;
  /** The goods of today, where the source has read them. */
  readonly products?: ReadonlyMap<string, Product>;
}

/** What a source is read from, beside the orders. */
export interface SourceFacts {
  readonly now: Date;
  readonly today: Weekday;
  /** The open one; null where none is saved. */
  readonly list: SavedList | null;
  readonly holiday: Holiday | null;
}

/** The goods of a source. @throws WholesaleError */
export async function loadEntries(ctx: RequestContext, source: ListSource, facts: SourceFacts): Promise<ListEntries> {
  const { now, today, list, holiday } = facts;
  switch (source.from) {
    case 'list':
      return loadVariantEntries(ctx, list?.lines ?? [], facts);
    case 'favourites':
      return loadVariantEntries(ctx, (await optional(ctx, 'lists', loadFavourites(ctx))) ?? [], facts);
    case 'holiday': {
      if (!holiday) return { entries: [], purchases: null };
      const purchases = await loadPurchases(ctx.api, daysBeforeLastYear(holiday));
      return { entries: toHolidayEntries(ctx, purchases), purchases };
    }
    default: {
      const weeks = source.from === 'weeks' ? source.weeks : HABIT_WEEKS;
      const purchases = await loadPurchases(ctx.api, lastWeeks(weeks, now));
      const weekday = source.from === 'weekday' ? source.weekday : today;
      const all = [...learn(ctx, purchases, { now, weekday }).values()];
      return { entries: chooseEntries(source, all), purchases };
    }
  }
}

function lastWeeks(weeks: number, now: Date): Days {
  return { from: kyivDay(now, -7 * weeks) };
}

/** Of a weekday its habits, of what is usual what was bought more than once. */
function chooseEntries({ from }: ListSource, all: readonly LearnedEntry[]): readonly ListEntry[] {
  if (from === 'weekday')
    return all
      .filter(({ weeks }) => weeks > 0)
      .sort((one, other) => other.weeks - one.weeks)
      .map((each) => ({ ...each, isFilled: true }));
  const repeated = from === 'usual' ? all.filter(({ times }) => times > 1) : all;
  // A new customer has bought nothing twice.
  return repeated.length > 0 ? repeated : all;
}

/** A saved list, whose pieces are its norms, or favourites. */
async function loadVariantEntries(
  ctx: RequestContext,
  wanted: readonly (KnownVariant & { readonly pieces?: number })[],
  { now, today }: SourceFacts,
): Promise<ListEntries> {
  if (wanted.length === 0) return { entries: [], purchases: null };
  const [{ goods, products }, purchases] = await Promise.all([
    loadGoods(ctx, wanted),
    orNull(loadPurchases(ctx.api, lastWeeks(HABIT_WEEKS, now))),
  ]);
  const learned = purchases && learn(ctx, purchases, { now, weekday: today });
  const entries = goods.map((item, at) => {
    const { norm = null, arrivals } = learned?.get(item.product.id) ?? {};
    const pieces = wanted[at]?.pieces;
    const isFixed = pieces !== undefined;
    return { ...emptyEntry, item, arrivals, norm: pieces ?? norm, isFixed, isFilled: isFixed };
  });
  return { entries, purchases, products };
}

interface LearnedEntry extends ListEntry {
  /** In how many orders. */
  readonly times: number;
  /** In how many weeks on the weekday, where that is a habit; else 0. */
  readonly weeks: number;
}

const emptyEntry = { wasBought: false, norm: null, isFixed: false, isFilled: false, arrivals: undefined, facts: null };

/** What orders tell of each product: the usual quantity of a weekday, else the last one. */
function learn(
  ctx: RequestContext,
  { documents, orders }: Purchases,
  { now, weekday }: { readonly now: Date; readonly weekday: Weekday },
): ReadonlyMap<string, LearnedEntry> {
  const { t } = ctx;
  const days = new Set(habitDays(weekday, now));
  const onDay = documents.filter(({ day }) => days.has(day));
  const habits = new Map(
    findHabits(onDay.map((each) => ({ day: each.day, lines: signedLines(each) }))).map((each) => [
      each.productId,
      each,
    ]),
  );
  const arrivals = findArrivals(orders, kyivDay(now));
  return new Map(
    countBoughtProducts(orders).map((bought) => {
      const { id } = bought.item.product;
      const habit = habits.get(id);
      return [
        id,
        {
          ...emptyEntry,
          item: withAveragePrice(bought),
          wasBought: true,
          times: bought.times,
          weeks: habit?.weeks ?? 0,
          norm: habit?.pieces ?? bought.item.quantity,
          arrivals: arrivals.get(id),
          facts: habit ? t('list:habit.weeks', { weeks: habit.weeks, all: HABIT_WEEKS }) : null,
        },
      ] as const;
    }),
  );
}

/** What was bought in the days before a holiday, less what was given back. */
function toHolidayEntries({ t, language }: RequestContext, { documents, orders }: Purchases): ListEntry[] {
  const pieces = piecesByProduct(documents.flatMap(signedLines));
  return countBoughtProducts(orders).flatMap((bought) => {
    const norm = pieces.get(bought.item.product.id) ?? 0;
    const item = withAveragePrice(bought);
    const facts = t('list:lastYear', { price: formatMoney(language, item.price) });
    return norm > 0 ? [{ ...emptyEntry, item, wasBought: true, norm, isFixed: true, facts }] : [];
  });
}

function withAveragePrice({ item, lines }: BoughtProduct): DocumentItem {
  return { ...item, price: averagePrice(lines) };
}

/** Variants as goods of today: the saved lot while it is in stock, otherwise another of the same variety, length and farm. */
async function loadGoods(ctx: RequestContext, wanted: readonly KnownVariant[]) {
  const [lots, buyer] = await Promise.all([loadCurrentLots(ctx, wanted, loadProductsById), loadBuyer(ctx)]);
  const { warehouseId } = ctx.services.env;
  const goods = wanted.map((line): DocumentItem => {
    const today = lots.get(variantKey(line)) ?? [];
    const own = today.find(({ id }) => id === line.lot);
    const product = own && wholePacksLeft(own, warehouseId) > 0 ? own : today[0];
    const [name = line.name] = variantNames(ctx, line);
    return {
      id: line.lot,
      product: { id: product?.id ?? line.lot, name: product?.name ?? name, images: product?.images ?? [] },
      manufacturer: product?.manufacturer ?? null,
      quantity: 1,
      price: (product && priceFor(product, buyer)) ?? zero,
      total: zero,
      container: null,
      rate: null,
    };
  });
  return { goods, products: new Map([...lots.values()].flat().map((product) => [product.id, product])) };
}
