/** How old an answer may get, ms of age. */
export interface CachePolicy {
  /** Up to this age it is shown without asking. */
  readonly maxAgeMs: number;
  /** Up to this age it is shown, and the API asked for the next reader's sake. Older: the API is asked first. */
  readonly swrMs: number;
  /** Up to this age it stands in when the API does not answer; the page then says how old it is. */
  readonly staleMs: number;
}

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

/** What hardly changes and nobody orders by: sections, countries, farms, pages. */
export const slowlyChanging: CachePolicy = { maxAgeMs: 60 * SECOND, swrMs: HOUR, staleMs: DAY };

/** Goods as a visitor sees them, who cannot order. */
export const productsForVisitors: CachePolicy = { maxAgeMs: 10 * SECOND, swrMs: 60 * SECOND, staleMs: DAY };

/** Goods with prices and stock to order by: never older than this without saying so. */
export const productsForCustomers: CachePolicy = { maxAgeMs: 10 * SECOND, swrMs: 10 * SECOND, staleMs: DAY };
