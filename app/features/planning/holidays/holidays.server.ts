import type { RequestContext } from '~/bff/context.server';
import { daysBeforeLastYear, nextHolidays, type Holiday, type HolidayName } from '~server/domain/holidays';
import { daysBetween, kyivDay } from '~server/domain/kyiv-time';
import { formatDate, formatDayOfYear } from '~/i18n/formats';
import { formatWeekday, weekdayIn } from '~/i18n/weekdays';
import { formatDaysLeft } from '../days-left.server';
import type { HolidayAtHomeView, HolidaysView, HolidayView } from './holidays-view';

/** The home page names a holiday from so many days before. */
const DAYS_AT_HOME = 30;

export interface ChosenHoliday {
  readonly holiday: Holiday;
  /** The ten days before it a year ago. */
  readonly days: { readonly from: string; readonly to: string };
  /** Address of the page with its sheet. */
  readonly action: string;
  readonly view: HolidaysView;
}

/** The holidays with the chosen one, by default the nearest; null where none is found. */
export function chooseHoliday(ctx: RequestContext, search: URLSearchParams, now = new Date()): ChosenHoliday | null {
  const { t } = ctx;
  const today = kyivDay(now);
  const next = nextHolidays(today);
  const asked = search.get('holiday')?.trim() ?? '';
  const found = next.find(({ name }) => name === asked);
  const holiday = found ?? next[0];
  if (!holiday) return null;
  const days = daysBeforeLastYear(holiday);
  const name = nameOf(ctx, holiday.name);
  return {
    holiday,
    days,
    action: hrefOf(ctx, holiday.name),
    view: {
      holidays: next.map((each) => toHolidayView(ctx, each, today, each === holiday)),
      error: asked !== '' && !found ? t('planning:holidays.unknown', { name }) : null,
      heading: t('planning:holidays.heading', { name }),
      period: t('planning:holidays.period', {
        from: formatDayOfYear(ctx.language, noonOf(days.from)),
        to: formatDate(ctx.language, noonOf(days.to)),
      }),
    },
  };
}

/** The next holiday, from thirty days before it on. */
export function toHolidayAtHome(ctx: RequestContext, now = new Date()): HolidayAtHomeView | null {
  const today = kyivDay(now);
  const [next] = nextHolidays(today);
  if (!next || daysBetween(today, next.day) > DAYS_AT_HOME) return null;
  return {
    title: ctx.t('planning:holidays.atHome', {
      name: nameOf(ctx, next.name),
      left: formatDaysLeft(ctx, today, next.day),
    }),
    label: ctx.t('planning:holidays.sheet'),
    href: hrefOf(ctx, next.name),
  };
}

function toHolidayView(ctx: RequestContext, { name, day }: Holiday, today: string, isCurrent: boolean): HolidayView {
  const { language } = ctx;
  const noon = noonOf(day);
  const isThisYear = day.slice(0, 4) === today.slice(0, 4);
  const date = isThisYear ? formatDayOfYear(language, noon) : formatDate(language, noon);
  return {
    name: nameOf(ctx, name),
    date: `${date}, ${formatWeekday(language, weekdayIn(noon))}`,
    left: formatDaysLeft(ctx, today, day),
    href: hrefOf(ctx, name),
    isCurrent,
  };
}

function nameOf({ t }: RequestContext, name: HolidayName): string {
  return t(`planning:holiday.${name}`);
}

function hrefOf({ links }: RequestContext, holiday: HolidayName): string {
  return links.to('holidays', {}, { holiday });
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}
