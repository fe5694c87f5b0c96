import { loadWholeList } from '~/data/read-pages.server';
import { belongsOn } from '~/data/documents/document-lists.server';
import { kyivDay } from '~/domain/kyiv-time';
import { referenceEachOther } from '~/domain/match-invoices';
import { findHabits, habitDays, HABIT_WEEKS, type Weekday, type WeekdayHabit } from '~/domain/weekday-habit';
import { MAX_PER_PAGE } from '~server/api/paging';
import { orNull } from '~server/api/result';
import type { CustomerDocument } from '~server/contract/documents';
import { endpoints } from '~server/contract/endpoints';
import { limitConcurrency } from '~server/limit-concurrency';
import type { CustomerCalls } from '~server/session/customer-calls';
import { countBoughtProducts, type BoughtProduct } from './bought-products';

/** Orders and returns of six weeks; seven a day make 294. */
const MAX_PAGES = 3;
/** Limit of loaded documents: six days of ten orders. */
const MAX_DOCUMENTS = 60;
const CONCURRENCY = 6;

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
  const orders = valid.filter((document) => belongsOn('orders', document) && days.has(dayOf(document)));
  const returned = valid.flatMap((document) => {
    const order = document.documentType === 'return' ? onlyOrderOf(document, orders) : undefined;
    return order ? [{ document, day: dayOf(order), sign: -1 }] : [];
  });
  const wanted = [...orders.map((document) => ({ document, day: dayOf(document), sign: 1 })), ...returned];
  const inTurn = limitConcurrency(CONCURRENCY);
  const read = await Promise.all(
    wanted.slice(0, MAX_DOCUMENTS).map((each) =>
      inTurn(async () => {
        const answer = await orNull(api.call(endpoints.documents.get, { params: { id: each.document.id } }));
        return answer ? [{ ...each, document: answer.data }] : [];
      }),
    ),
  );
  const documents = read.flat();
  return {
    products: toHabitProducts(documents),
    unread: read.length - documents.length,
    isCut: isCut || wanted.length > MAX_DOCUMENTS,
  };
}

interface ReadDocument {
  readonly document: CustomerDocument;
  readonly day: string;
  /** -1 for a return. */
  readonly sign: number;
}

function toHabitProducts(documents: readonly ReadDocument[]): HabitProduct[] {
  const habits = findHabits(
    documents.map(({ document: { items = [] }, day, sign }) => ({
      day,
      lines: items.map(({ product, quantity }) => ({ productId: product.id, quantity: sign * Math.abs(quantity) })),
    })),
  );
  const orders = documents.filter(({ sign }) => sign > 0).map(({ document }) => document);
  const newestFirst = orders.sort((one, other) => Date.parse(other.date) - Date.parse(one.date));
  const bought = new Map(countBoughtProducts(newestFirst).map((each) => [each.item.product.id, each]));
  return habits.flatMap((habit) => {
    const product = bought.get(habit.productId);
    return product ? [{ habit, bought: product }] : [];
  });
}

/** The order that a return names; undefined where it names several: what came from which is not told. */
function onlyOrderOf(document: CustomerDocument, orders: readonly CustomerDocument[]): CustomerDocument | undefined {
  const [order, ...others] = orders.filter((each) => referenceEachOther(document, each));
  return others.length === 0 ? order : undefined;
}

function dayOf({ date }: Pick<CustomerDocument, 'date'>): string {
  return kyivDay(new Date(date));
}
