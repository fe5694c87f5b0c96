import type { RequestContext } from '~/bff/context.server';
import { isDay } from '~server/domain/day-input';
import type { EventFields } from '~server/domain/event';
import { daysBetween, kyivDay } from '~server/domain/kyiv-time';
import { formatDate } from '~/i18n/formats';
import { nameNearDay } from '~/i18n/weekdays';

export function titleOf({ t }: RequestContext, { name }: EventFields): string {
  return name === '' ? t('planning:event.title') : name;
}

export function toWhen(ctx: RequestContext, date: string) {
  if (!isDay(date)) return null;
  const { t } = ctx;
  const days = daysBetween(kyivDay(new Date()), date);
  const day = formatDate(ctx.language, `${date}T12:00:00Z`);
  if (days < 0) return { isPast: true, text: t('planning:dayPast', { day }) };
  const near = nameNearDay(ctx, days) ?? t('planning:inDays', { count: days });
  // '25 грудня 2026, за 29 днів'
  return { isPast: false, text: `${day}, ${near}` };
}

export function pieceName({ t }: RequestContext, name: string, at: number): string {
  return name === '' ? t('planning:pieceNumber', { number: at + 1 }) : name;
}
