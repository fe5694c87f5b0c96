import { loadBuyer } from '~/data/buyer.server';
import { loadCartPiecesOrEmpty } from '~/data/cart-items.server';
import { loadRetailPrice } from '~/data/retail.server';
import { loadSimilarProducts, type SimilarQuery, type SimilarProduct } from '~/data/similar-products.server';
import { loadProductsById } from '~/data/products-by-id.server';
import type { RequestContext } from '~/bff/context.server';
import { sum } from '~server/domain/pricing';
import { nearestWholePacks } from '~server/domain/quantity';
import { weekdayNames, weekdays, type Weekday, type WeekdayHabit } from '~server/domain/weekday-habit';
import { formatWeekday } from '~/i18n/weekdays';
import { compareLines, type RepeatLine } from '../repeat/repeat-line';
import { loadCreditLeft } from '../sheet/credit-left.server';
import { loadRecentOrders } from './recent-orders.server';
import { toRestockLine } from './restock-line.server';
import { countBoughtProducts, type BoughtProduct } from './bought-products';
import { loadWeekdayPurchases } from './weekday-orders.server';
import { loadPeriodPurchases, type Days } from './period-purchases.server';
import type { PeriodSheetView, RestockView } from './restock-view';

/** Periods in weeks. */
const periods = [2, 4, 8] as const;
const DEFAULT_WEEKS = 4;
/** Also the limit of lines of one form. */
const MAX_ROWS = 200;
const MAX_SIMILAR = 2;

/** Parses `weeks`; an unknown value gives the default. */
export function parseWeeks(search: URLSearchParams): number {
  return periods.find((weeks) => String(weeks) === search.get('weeks')) ?? DEFAULT_WEEKS;
}

/** Parses `weekday`, 1 (Monday) to 7 (Sunday); undefined where the page has none, null where there is no such day. */
function parseWeekday(search: URLSearchParams): Weekday | null | undefined {
  const text = search.get('weekday')?.trim();
  if (!text) return undefined;
  return weekdays.find((day) => String(day) === text) ?? null;
}

/** The sheet of a weekday, or of the last weeks. @throws WholesaleError */
export async function loadRestockPage(ctx: RequestContext, search: URLSearchParams) {
  const { t } = ctx;
  const weekday = parseWeekday(search);
  if (weekday)
    return {
      title: t(`restock:habit.title.${weekdayNames[weekday]}`),
      description: t('restock:habit.description'),
      view: await loadWeekdaySheet(ctx, weekday),
    };
  const view = await loadRestock(ctx, parseWeeks(search));
  return {
    title: t('restock:title'),
    description: t('restock:description'),
    view: weekday === null ? { ...view, degradation: [t('restock:habit.noSuchDay'), ...view.degradation] } : view,
  };
}

/** Loads recent products with current prices and stock. @throws WholesaleError */
export async function loadRestock(ctx: RequestContext, weeks: number): Promise<RestockView> {
  const { t } = ctx;
  const recent = loadRecentOrders(ctx, weeks);
  const sheet = await loadSheet(
    ctx,
    recent.then(({ orders }) => countBoughtProducts(orders).map((bought) => ({ bought, habit: null }))),
  );
  const { orders, unread, isCut } = await recent;
  return {
    action: urlOf(ctx, weeks),
    lead: t('restock:found', {
      orders: t('restock:orders', { count: orders.length }),
      goods: t('restock:goods', { count: sheet.lines.length }),
    }),
    periods: toPeriods(ctx, weeks),
    weekdays: [],
    degradation: [
      ...(unread > 0 ? [t('restock:unread', { count: unread })] : []),
      ...(isCut ? [t('restock:cutOrders', { count: orders.length })] : []),
      ...cutRows(ctx, sheet),
    ],
    held: sheet.held,
    lines: sheet.lines,
    creditLeft: sheet.creditLeft,
    empty: null,
  };
}

/** Loads what is usually bought on a weekday, at today's prices and stock. @throws WholesaleError */
async function loadWeekdaySheet(ctx: RequestContext, weekday: Weekday): Promise<RestockView> {
  const { t, links } = ctx;
  const purchases = loadWeekdayPurchases(ctx.api, weekday);
  const sheet = await loadSheet(
    ctx,
    purchases.then(({ products }) => products),
  );
  const { unread, isCut } = await purchases;
  return {
    action: links.to('restock', {}, { weekday }),
    lead: t('restock:habit.lead', { goods: t('restock:goods', { count: sheet.lines.length }) }),
    periods: toPeriods(ctx, null),
    weekdays: weekdays.map((day) => ({
      label: formatWeekday(ctx.language, day),
      href: links.to('restock', {}, { weekday: day }),
      current: day === weekday,
    })),
    degradation: [
      ...(unread > 0 ? [t('restock:unread', { count: unread })] : []),
      ...(isCut ? [t('restock:habit.cut')] : []),
      ...cutRows(ctx, sheet),
    ],
    held: sheet.held,
    lines: sheet.lines,
    creditLeft: sheet.creditLeft,
    empty: { title: t('restock:habit.emptyTitle'), advice: t('restock:habit.emptyAdvice') },
  };
}

/** Loads what was bought in a period a year ago, at today's prices and stock. @throws WholesaleError */
export async function loadPeriodSheet(ctx: RequestContext, action: string, days: Days): Promise<PeriodSheetView> {
  const { t } = ctx;
  const purchases = loadPeriodPurchases(ctx.api, days);
  const sheet = await loadSheet(
    ctx,
    purchases.then(({ products }) => products.map((bought) => ({ bought, habit: null, isOfPeriod: true }))),
  );
  const { orders, unread, isCut } = await purchases;
  return {
    action,
    lead: t('restock:found', {
      orders: t('restock:orders', { count: orders }),
      goods: t('restock:goods', { count: sheet.lines.length }),
    }),
    degradation: [
      ...(unread > 0 ? [t('restock:unread', { count: unread })] : []),
      ...(isCut ? [t('restock:period.cut', { count: orders })] : []),
      ...cutRows(ctx, sheet),
    ],
    held: sheet.held,
    lines: sheet.lines,
    creditLeft: sheet.creditLeft,
  };
}

interface SheetEntry {
  readonly bought: BoughtProduct;
  /** Null on the sheet of the last weeks. */
  readonly habit: WeekdayHabit | null;
  /** Whether the quantity is of all orders of a period. */
  readonly isOfPeriod?: boolean;
}

interface Sheet extends Pick<RestockView, 'held' | 'lines' | 'creditLeft'> {
  readonly isCut: boolean;
}

/** The products of a sheet as they are today. @throws WholesaleError */
async function loadSheet(ctx: RequestContext, reading: Promise<readonly SheetEntry[]>): Promise<Sheet> {
  const { warehouseId } = ctx.services.env;
  const [entries, inCart, buyer, creditLeft, retail] = await Promise.all([
    reading,
    loadCartPiecesOrEmpty(ctx),
    loadBuyer(ctx),
    loadCreditLeft(ctx),
    loadRetailPrice(ctx),
  ]);
  const listed = new Map(entries.slice(0, MAX_ROWS).map((each) => [each.bought.item.product.id, each]));
  const products = await loadProductsById(ctx, [...listed.keys()]);
  const lines = compareLines(
    [...listed].flatMap(([id, { bought, habit }]) =>
      habit
        ? {
            ...bought.item,
            quantity: nearestWholePacks(habit.pieces, products.get(id)?.attributes.packSize ?? null),
          }
        : bought.lines,
    ),
    { products, inCart, buyer, warehouseId, retail },
  );
  const similar = await loadSimilar(ctx, lines, { buyer, inCart });
  return {
    lines: lines.flatMap((line) => {
      const entry = listed.get(line.productId);
      const held = inCart.get(line.productId) ?? 0;
      return entry
        ? [toRestockLine(ctx, { line, ...entry, held, buyer, similar: similar.get(line.productId) ?? [] })]
        : [];
    }),
    held: sum(lines.map(({ productId }) => inCart.get(productId) ?? 0)),
    creditLeft,
    isCut: entries.length > MAX_ROWS,
  };
}

function cutRows({ t }: RequestContext, { isCut }: Sheet): string[] {
  return isCut ? [t('restock:cutRows', { count: MAX_ROWS })] : [];
}

function toPeriods(ctx: RequestContext, weeks: number | null): RestockView['periods'] {
  return periods.map((count) => ({
    label: ctx.t('restock:weeks', { count }),
    href: urlOf(ctx, count),
    current: count === weeks,
  }));
}

/** Loads similar products for unavailable ones; each is offered once. */
async function loadSimilar(
  ctx: RequestContext,
  lines: readonly RepeatLine[],
  query: Omit<SimilarQuery, 'count'>,
): Promise<ReadonlyMap<string, readonly SimilarProduct[]>> {
  const wanted = lines.filter(({ status }) => status === 'out' || status === 'gone');
  const found = await loadSimilarProducts(
    ctx,
    wanted.map(({ productId, item, product }) => ({
      productId,
      product,
      name: product?.name ?? item.product.name,
      alt: item.product.images[0]?.alt ?? '',
    })),
    { ...query, count: MAX_SIMILAR },
  );
  const shown = new Set(lines.map(({ productId }) => productId));
  return new Map(
    [...found].map(([id, offers]) => {
      const open = offers.filter(({ product }) => !shown.has(product.id));
      for (const { product } of open) shown.add(product.id);
      return [id, open];
    }),
  );
}

function urlOf({ links }: RequestContext, weeks: number): string {
  return links.to('restock', {}, { weeks: weeks === DEFAULT_WEEKS ? undefined : weeks });
}
