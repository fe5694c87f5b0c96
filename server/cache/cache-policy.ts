/** Ages in ms. */
export interface CachePolicy {
  readonly maxAgeMs: number;
  /** Up to this age it is served and revalidated in the background. */
  readonly swrMs: number;
  /** Up to this age it is served when the API is down, with a notice. */
  readonly staleMs: number;
}

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

export const slowlyChanging: CachePolicy = { maxAgeMs: 60 * SECOND, swrMs: HOUR, staleMs: DAY };

export const productsForVisitors: CachePolicy = { maxAgeMs: 10 * SECOND, swrMs: 60 * SECOND, staleMs: DAY };

/** The site map's: an hour old at most, or a day while a crawler reads on. */
export const productIds: CachePolicy = { maxAgeMs: HOUR, swrMs: DAY, staleMs: DAY };

/** Prices and stock to order by: never older without a notice. */
export const productsForCustomers: CachePolicy = { maxAgeMs: 10 * SECOND, swrMs: 10 * SECOND, staleMs: DAY };
