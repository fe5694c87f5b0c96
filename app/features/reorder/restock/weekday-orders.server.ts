import { loadWholeList } from '~/data/read-pages.server';
import { belongsOn } from '~/data/documents/document-lists.server';
import { kyivDay } from '~server/domain/kyiv-time';
import { findHabits, habitDays, HABIT_WEEKS, type Weekday, type WeekdayHabit } from '~server/domain/weekday-habit';
import { MAX_PER_PAGE } from '~server/api/paging';
import { endpoints } from '~server/contract/endpoints';
import type { CustomerCalls } from '~server/session/customer-calls';
import { countBoughtProducts, type BoughtProduct } from './bought-products';
import { dayOf, ordersOf, readPurchases, signedLines, type PurchaseDocument } from './purchase-documents.server';

/** Orders and returns of six weeks; seven a day make 294. */
const MAX_PAGES = 3;

export interface HabitProduct {
  readonly habit: WeekdayHabit;
  readonly bought: BoughtProduct;
}

export interface WeekdayPurchases {
  readonly products: readonly HabitProduct[];
  /** Number of documents whose lines could not be loaded. */
  readonly unread: number;
  /** Whether there are more documents than were loaded. */
  readonly isCut: boolean;
}

/** What is usually bought on a weekday, less what returns that name an order gave back. @throws WholesaleError when the list cannot be loaded */
export async function loadWeekdayPurchases(
  api: Pick<CustomerCalls, 'call'>,
  weekday: Weekday,
  now = new Date(),
): Promise<WeekdayPurchases> {
  const days = new Set(habitDays(weekday, now));
  const { entries, isCut } = await loadWholeList(
    (page) =>
      api.call(endpoints.documents.list, {
        query: {
          documentType: ['order', 'return'],
          dateFrom: kyivDay(now, -7 * HABIT_WEEKS),
          page,
          perPage: MAX_PER_PAGE,
        },
      }),
    MAX_PAGES,
  );
  const valid = entries.filter(({ status }) => status !== 'canceled');
  const read = await readPurchases(
    api,
    valid.filter((document) => belongsOn('orders', document) && days.has(dayOf(document))),
    valid.filter(({ documentType }) => documentType === 'return'),
  );
  return { products: toHabitProducts(read.documents), unread: read.unread, isCut: isCut || read.isCut };
}

function toHabitProducts(documents: readonly PurchaseDocument[]): HabitProduct[] {
  const habits = findHabits(documents.map((each) => ({ day: each.day, lines: signedLines(each) })));
  const bought = new Map(countBoughtProducts(ordersOf(documents)).map((each) => [each.item.product.id, each]));
  return habits.flatMap((habit) => {
    const product = bought.get(habit.productId);
    return product ? [{ habit, bought: product }] : [];
  });
}
