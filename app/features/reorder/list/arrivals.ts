import type { CustomerDocument } from '~server/contract/documents';
import { kyivDay } from '~server/domain/kyiv-time';

/** Pieces of a good that came, or will come, with one order. */
export interface Arrival {
  readonly pieces: number;
  /** In Kyiv, `2026-11-20`. */
  readonly day: string;
}

export interface Arrivals {
  /** What came last. */
  readonly came?: Arrival | undefined;
  /** What comes next. */
  readonly coming?: Arrival | undefined;
}

/** What came last and comes next of each product: on the planned day of its order, else on the order's own. */
export function findArrivals(
  orders: readonly Pick<CustomerDocument, 'date' | 'scheduledDeliveryDate' | 'items'>[],
  today: string,
): ReadonlyMap<string, Arrivals> {
  const pieces = new Map<string, Map<string, number>>();
  for (const { date, scheduledDeliveryDate, items = [] } of orders) {
    const day = kyivDay(new Date(scheduledDeliveryDate ?? date));
    for (const { product, quantity } of items) {
      const days = pieces.get(product.id) ?? new Map<string, number>();
      pieces.set(product.id, days.set(day, (days.get(day) ?? 0) + quantity));
    }
  }
  return new Map(
    Array.from(pieces, ([id, days]) => {
      const arrivals = Array.from(days, ([day, count]) => ({ day, pieces: count }))
        .filter((each) => each.pieces > 0)
        .sort((one, other) => one.day.localeCompare(other.day));
      const came = arrivals.findLast(({ day }) => day <= today);
      return [id, { came, coming: arrivals.find(({ day }) => day > today) }];
    }),
  );
}
