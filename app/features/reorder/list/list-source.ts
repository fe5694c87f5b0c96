import { holidayNames, type HolidayName } from '~server/domain/holidays';
import { weekdays, type Weekday } from '~server/domain/weekday-habit';
import type { LinkQuery } from '~/routing/links';

/** Periods in weeks. */
export const periods = [2, 4, 8] as const;
const DEFAULT_WEEKS = 4;

/** What a list is made of. A saved list without an id is the newest, a holiday without a name the next. */
export type ListSource =
  | { readonly from: 'usual' | 'favourites' }
  | { readonly from: 'weeks'; readonly weeks: (typeof periods)[number] }
  | { readonly from: 'weekday'; readonly weekday: Weekday }
  | { readonly from: 'list'; readonly id: string }
  | { readonly from: 'holiday'; readonly holiday: HolidayName | null };

export const sourceNames = ['usual', 'weeks', 'weekday', 'list', 'favourites', 'holiday'] as const;

/** The source that an address names, and whether it names one that there is not: `usual` is shown then. @param today 1 Monday to 7 Sunday */
export function parseListSource(
  search: URLSearchParams,
  today: Weekday,
): { readonly source: ListSource; readonly isUnknown: boolean } {
  const text = (name: string) => search.get(name)?.trim() ?? '';
  const among = <T>(all: readonly T[], asked: string) => all.find((each) => String(each) === asked);
  const known = (source: ListSource | undefined) => ({
    source: source ?? { from: 'usual' as const },
    isUnknown: source === undefined,
  });
  const from = among(sourceNames, text('from') || 'usual');
  switch (from) {
    case 'weeks': {
      const weeks = among(periods, text('weeks') || String(DEFAULT_WEEKS));
      return known(weeks && { from, weeks });
    }
    case 'weekday': {
      const weekday = among(weekdays, text('weekday') || String(today));
      return known(weekday && { from, weekday });
    }
    case 'holiday': {
      const holiday = among(holidayNames, text('holiday'));
      return known(holiday || text('holiday') === '' ? { from, holiday: holiday ?? null } : undefined);
    }
    case 'list':
      return known({ from, id: text('list') });
    default:
      return known(from && { from });
  }
}

/** The query of an address that names a source. */
export function toListQuery(source: ListSource): LinkQuery {
  switch (source.from) {
    case 'usual':
      return {};
    case 'list':
      return { from: 'list', list: source.id || undefined };
    case 'holiday':
      return { from: 'holiday', holiday: source.holiday ?? undefined };
    default:
      return { ...source };
  }
}
