import type { RequestContext } from '~/bff/context.server';
import type { DayRange } from '~server/domain/spending';
import { formatDayOfYear, formatDays, formatMonth, formatShortMonth } from '~/i18n/formats';
import type { SpendingUnit } from './spending-request';

/** Names of message keys. */
const monthNames = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** 'Листопад 2026 р.', '23–29 листопада' */
export function periodLabel({ language }: RequestContext, by: SpendingUnit, { from, to }: DayRange): string {
  const label = by === 'month' ? formatMonth(language, from.slice(0, 7)) : formatDays(language, from, to);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** Labels of an axis: a month each, in weeks at the week with its first day; every second one, to fit a phone. */
export function axisLabels({ language }: RequestContext, by: SpendingUnit, ranges: readonly DayRange[]) {
  let months = 0;
  return ranges.map(({ from, to }, index) => {
    const starts = by === 'month' || index === 0 || from.endsWith('-01') || from.slice(0, 7) !== to.slice(0, 7);
    if (!starts) return null;
    months += 1;
    return months % 2 === 0 || (by === 'week' && index === 0) ? null : formatShortMonth(language, to.slice(0, 7));
  });
}

/** What a month is compared with: 'у жовтні', or of a month that is not over 'за 1–26 жовтня'. */
export function comparedLabel({ t, language }: RequestContext, { from, to }: DayRange): string {
  const isWhole = new Date(Date.parse(to) + 86_400_000).toISOString().slice(0, 7) !== to.slice(0, 7);
  if (!isWhole) return t('spending:inDays', { days: `1–${formatDayOfYear(language, `${to}T12:00:00Z`)}` });
  return t(`spending:in.${monthNames[Number(from.slice(5, 7)) - 1] ?? 'january'}`);
}
