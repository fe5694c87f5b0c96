import type { RequestContext } from '~/bff/context.server';
import { daysBetween } from '~server/domain/kyiv-time';

/** 'сьогодні', 'завтра', 'за 3 дні'; 'минуло' of a day before. @param today and `day` are `2026-12-25` */
export function formatDaysLeft({ t }: Pick<RequestContext, 't'>, today: string, day: string): string {
  const days = daysBetween(today, day);
  if (days < 0) return t('planning:past');
  if (days === 0) return t('common:today');
  return days === 1 ? t('common:tomorrow') : t('planning:inDays', { count: days });
}
