/** How old an answer may get, ms of age. */
export interface Freshness {
  /** Up to this age it is shown without asking. */
  readonly freshMs: number;
  /** Up to this age it is shown, and the API asked for the next reader's sake. Older: the API is asked first. */
  readonly quietMs: number;
  /** Up to this age it stands in when the API does not answer; the page then says how old it is. */
  readonly standInMs: number;
}

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;
const DAY = 24 * HOUR;

/** What hardly changes and nobody orders by: sections, countries, farms, pages. */
export const slowlyChanging: Freshness = { freshMs: 60 * SECOND, quietMs: HOUR, standInMs: DAY };

/** Goods as a visitor sees them, who cannot order. */
export const goodsForVisitors: Freshness = { freshMs: 10 * SECOND, quietMs: 60 * SECOND, standInMs: DAY };

/** Goods with prices and stock to order by: never older than this without saying so. */
export const goodsForCustomers: Freshness = { freshMs: 10 * SECOND, quietMs: 10 * SECOND, standInMs: DAY };
