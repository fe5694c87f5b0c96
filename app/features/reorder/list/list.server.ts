import { loadBuyer } from '~/data/buyer.server';
import { loadCartPiecesOrEmpty } from '~/data/cart-items.server';
import { variantTitle } from '~/data/current-lots.server';
import { loadRetailPrice } from '~/data/retail.server';
import { loadSimilarProducts, type SimilarQuery } from '~/data/similar-products.server';
import { loadProductsById } from '~/data/products-by-id.server';
import type { RequestContext } from '~/bff/context.server';
import { optional } from '~/bff/degradation.server';
import { nextHolidays, type Holiday } from '~server/domain/holidays';
import { kyivDay } from '~server/domain/kyiv-time';
import { sum } from '~server/domain/pricing';
import { nearestWholePacks } from '~server/domain/quantity';
import { weekdayNames, weekdays, type Weekday } from '~server/domain/weekday-habit';
import { formatDayOfYear } from '~/i18n/formats';
import { formatWeekday, weekdayIn } from '~/i18n/weekdays';
import { compareLines, type RepeatLine } from '../repeat/repeat-line';
import { requestedOf } from '../repeat/repeat.server';
import { loadCreditLeft } from '../sheet/credit-left.server';
import { loadEntries, type ListEntries, type SourceFacts } from './list-entries.server';
import { toListLine } from './list-line.server';
import { parseListSource, periods, sourceNames, toListQuery, type ListSource } from './list-source';
import type { SourceChip } from './list-view';
import type { SavedList } from './saved-list';
import { loadLists, loadNorms } from './saved-lists.server';

/** Also the limit of lines of one form. */
const MAX_ROWS = 200;
const MAX_SIMILAR = 2;

/** The list of the customer from the source that the address names. @throws WholesaleError */
export async function loadListPage(ctx: RequestContext, search: URLSearchParams, now = new Date()) {
  const { t } = ctx;
  const today = weekdayIn(now);
  const { source: asked, isUnknown } = parseListSource(search, today);
  const saved = await optional(ctx, 'lists', loadLists(ctx));
  const lists = saved ?? [];
  const list = findList(asked, lists);
  const facts: SourceFacts = { now, today, list, holiday: findHoliday(asked, now) };
  const source = pinSource(asked, facts);
  const reading = loadEntries(ctx, source, facts);
  const sheet = await loadSheet(ctx, reading, kyivDay(now));
  const goods = await reading;
  const view = {
    ...sheet,
    action: ctx.links.to('list', {}, toListQuery(source)),
    lead: formatLead(ctx, source, { orders: goods.purchases?.orders.length ?? 0, goods: sheet.lines.length }),
    /** What is not as it was asked for, or could not be loaded. */
    notices: [
      ...(isUnknown ? [t('list:unknownSource')] : []),
      ...(asked.from === 'list' && asked.id !== '' && saved && !list ? [t('list:missingList')] : []),
      ...formatGaps(ctx, goods),
    ],
    sources: toSourceChips(ctx, source, today),
    choices: toChoices(ctx, source, { ...facts, lists }),
    open: list && toOpenListView(ctx, list),
    reminderHref: ctx.links.to('list-reminder', {}, { weekday: today, ...toListQuery(source) }),
    empty: toEmptyView(ctx, saved || !/list|favourites/.test(source.from) ? source.from : 'unread'),
  };
  return { title: formatTitle(ctx, source, facts), description: t('list:pageDescription'), view };
}

export type ListView = Awaited<ReturnType<typeof loadListPage>>['view'];
export type OpenListView = NonNullable<ListView['open']>;

/** The saved list that a source opens: the newest where it names none. */
function findList(source: ListSource, lists: readonly SavedList[]): SavedList | null {
  if (source.from !== 'list') return null;
  return (source.id === '' ? lists[0] : lists.find(({ id }) => id === source.id)) ?? null;
}

function toEmptyView({ t }: RequestContext, from: ListSource['from'] | 'unread') {
  return { title: t(`list:nothing.${from}`), advice: t(`list:nothingAdvice.${from}`) };
}

function findHoliday(source: ListSource, now: Date): Holiday | null {
  if (source.from !== 'holiday') return null;
  const next = nextHolidays(kyivDay(now));
  return next.find(({ name }) => name === source.holiday) ?? next[0] ?? null;
}

export async function titleOf(ctx: RequestContext, source: ListSource, now: Date): Promise<string> {
  const lists = source.from === 'list' ? ((await optional(ctx, 'lists', loadLists(ctx))) ?? []) : [];
  return formatTitle(ctx, source, { list: findList(source, lists), holiday: findHoliday(source, now) });
}

function formatTitle(
  { t }: RequestContext,
  source: ListSource,
  { list, holiday }: Pick<SourceFacts, 'list' | 'holiday'>,
): string {
  if (source.from === 'weekday') return t(`list:weekdayTitle.${weekdayNames[source.weekday]}`);
  if (source.from === 'list' && list) return list.name;
  if (source.from === 'holiday' && holiday)
    return t('list:holidayTitle', { name: t(`planning:holiday.${holiday.name}`) });
  return t('list:pageTitle');
}

function formatLead(
  { t }: RequestContext,
  { from }: ListSource,
  counts: { readonly orders: number; readonly goods: number },
): string {
  const goods = t('list:sum.goods', { count: counts.goods });
  if (from === 'weekday') return t('list:habit.lead', { goods });
  if (from === 'list' || from === 'favourites') return goods;
  return t('list:found', { orders: t('list:sum.orders', { count: counts.orders }), goods });
}

/** The source with what is shown of it: its forms change that, also when another list is newer or another holiday next by then. */
function pinSource(source: ListSource, { list, holiday }: SourceFacts): ListSource {
  if (list) return { from: 'list', id: list.id };
  return holiday ? { from: 'holiday', holiday: holiday.name } : source;
}

/** What could not be loaded or does not fit. */
function formatGaps({ t }: RequestContext, { entries, purchases }: ListEntries): string[] {
  const unread = purchases?.unread ?? 0;
  return [
    ...(unread > 0 ? [t('list:sum.unread', { count: unread })] : []),
    ...(purchases?.isCut ? [t('list:cutOrders', { count: purchases.orders.length })] : []),
    ...(entries.length > MAX_ROWS ? [t('list:cutRows', { count: MAX_ROWS })] : []),
  ];
}

function toSourceChips({ t, links }: RequestContext, current: ListSource, today: Weekday): SourceChip[] {
  return sourceNames.map((from) => ({
    label: from === 'weekday' ? t(`list:onWeekday.${weekdayNames[today]}`) : t(`list:source.${from}`),
    href: links.to('list', {}, { from: from === 'usual' ? undefined : from }),
    current: from === current.from,
  }));
}

function toChoices(
  { t, language, links }: RequestContext,
  source: ListSource,
  { lists, list, holiday, now }: SourceFacts & { readonly lists: readonly SavedList[] },
): SourceChip[] {
  const chip = (label: string, choice: ListSource, current: boolean) => ({
    label,
    href: links.to('list', {}, toListQuery(choice)),
    current,
  });
  switch (source.from) {
    case 'weeks':
      return periods.map((weeks) =>
        chip(t('list:weeks', { count: weeks }), { from: 'weeks', weeks }, weeks === source.weeks),
      );
    case 'weekday':
      return weekdays.map((weekday) =>
        chip(formatWeekday(language, weekday), { from: 'weekday', weekday }, weekday === source.weekday),
      );
    case 'list':
      return lists.map((each) => chip(each.name, { from: 'list', id: each.id }, each === list));
    case 'holiday':
      return nextHolidays(kyivDay(now)).map(({ name, day }) =>
        chip(
          t('list:holidayOn', {
            name: t(`planning:holiday.${name}`),
            date: formatDayOfYear(language, new Date(`${day}T12:00:00Z`)),
          }),
          { from: 'holiday', holiday: name },
          name === holiday?.name,
        ),
      );
    default:
      return [];
  }
}

function toOpenListView(ctx: RequestContext, { id, name, lines }: SavedList) {
  return { id, name, lines: lines.map((line) => ({ lot: line.lot, name: variantTitle(ctx, line) })) };
}

/** The goods of a list as they are today. @throws WholesaleError */
async function loadSheet(ctx: RequestContext, reading: Promise<ListEntries>, today: string) {
  const { warehouseId } = ctx.services.env;
  const [{ entries, products: known }, inCart, buyer, creditLeft, retail] = await Promise.all([
    reading,
    loadCartPiecesOrEmpty(ctx),
    loadBuyer(ctx),
    loadCreditLeft(ctx),
    loadRetailPrice(ctx),
  ]);
  const listed = new Map(entries.slice(0, MAX_ROWS).map((each) => [each.item.product.id, each]));
  const ids = [...listed.keys()];
  const [products, normOf] = await Promise.all([known ?? loadProductsById(ctx, ids), loadNorms(ctx, ids)]);
  const packSizeOf = (id: string) => products.get(id)?.attributes.packSize ?? null;
  const norms = new Map(
    Array.from(listed, ([id, { norm, isFixed }]) => {
      const learned = norm !== null && !Number.isInteger(norm) ? nearestWholePacks(norm, packSizeOf(id)) : norm;
      return [id, isFixed ? learned : (normOf(id) ?? learned)];
    }),
  );
  const lines = compareLines(
    Array.from(listed, ([id, { item }]) => ({ ...item, quantity: norms.get(id) || (packSizeOf(id) ?? 1) })),
    { products, inCart, buyer, warehouseId },
  );
  const similar = await loadSimilar(ctx, lines, { buyer, inCart });
  return {
    lines: lines.flatMap((line) => {
      const id = line.productId;
      const entry = listed.get(id);
      if (!entry) return [];
      const own = { norm: norms.get(id) ?? null, held: inCart.get(id) ?? 0, similar: similar.get(id) ?? [] };
      return [toListLine(ctx, { line, entry, buyer, retail, today, ...own })];
    }),
    /** Pieces in the cart. */
    held: sum(lines.map(({ productId }) => inCart.get(productId) ?? 0)),
    creditLeft,
  };
}

/** Loads similar products for unavailable ones; each is offered once. */
async function loadSimilar(ctx: RequestContext, lines: readonly RepeatLine[], query: Omit<SimilarQuery, 'count'>) {
  const wanted = lines.filter(({ status }) => status === 'out' || status === 'gone');
  const found = await loadSimilarProducts(ctx, wanted.map(requestedOf), { ...query, count: MAX_SIMILAR });
  const shown = new Set(lines.map(({ productId }) => productId));
  return new Map(
    [...found].map(([id, offers]) => {
      const open = offers.filter(({ product }) => !shown.has(product.id));
      for (const { product } of open) shown.add(product.id);
      return [id, open];
    }),
  );
}
