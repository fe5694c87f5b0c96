import { addDays, kyivDay } from '~server/domain/kyiv-time';
import { isMonth } from '~server/domain/months';
import type { DayRange } from '~server/domain/spending';

export type SpendingUnit = 'week' | 'month';

/** What of the address is not shown: a time that has not come, or one that is none. */
export type SpendingError = 'future' | 'noSuchTime';

export interface SpendingRequest {
  readonly by: SpendingUnit;
  /** A year of the calendar; null for the last twelve months. */
  readonly year: string | null;
  /** `2026-11`, within the range. */
  readonly month: string | null;
  readonly range: DayRange;
  readonly error: SpendingError | null;
}

/** Parses the address of the page; what is invalid is left out and told. */
export function parseSpendingRequest(search: URLSearchParams, now: Date): SpendingRequest {
  const today = kyivDay(now);
  const by = search.get('by') === 'week' ? 'week' : 'month';
  const month = search.get('month')?.trim() || null;
  const year = search.get('year')?.trim() || null;
  const error =
    (month && errorOf(month, isMonth(month), today.slice(0, 7))) ||
    (year && errorOf(year, /^20\d{2}$/.test(year), today.slice(0, 4))) ||
    null;
  const last = lastTwelveMonths(today);
  if (error) return { by, year: null, month: null, range: last, error };
  if (year === null && (month === null || `${month}-01` >= last.from)) return { by, year, month, range: last, error };
  const chosen = month?.slice(0, 4) ?? year ?? '';
  const end = `${chosen}-12-31`;
  return { by, year: chosen, month, range: { from: `${chosen}-01-01`, to: end < today ? end : today }, error };
}

/** From the first day of a month eleven months ago until today. */
function lastTwelveMonths(today: string): DayRange {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return { from: new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, 10), to: today };
}

export function toQuery({ by, year, month }: Pick<SpendingRequest, 'by' | 'year' | 'month'>) {
  return { by: by === 'month' ? undefined : by, year: year ?? undefined, month: month ?? undefined };
}

/** The days before that a month is compared with: of a month that is not over as many days of the one before. */
export function daysBefore(month: DayRange): DayRange {
  const end = addDays(month.from, -1);
  const from = `${end.slice(0, 7)}-01`;
  const same = `${end.slice(0, 7)}${month.to.slice(7)}`;
  const isOver = addDays(month.to, 1).slice(0, 7) !== month.to.slice(0, 7);
  return { from, to: isOver || same > end ? end : same };
}

function errorOf(text: string, isValid: boolean, latest: string): SpendingError | null {
  if (!isValid) return 'noSuchTime';
  return text > latest ? 'future' : null;
}
