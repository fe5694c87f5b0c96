import type { RequestContext } from '~/bff/context.server';
import { isDay } from '~server/domain/day-input';
import type { EventFields } from '~server/domain/event';
import { kyivDay } from '~server/domain/kyiv-time';
import { formatDate } from '~/i18n/formats';
import { formatDaysLeft } from '../days-left.server';
import type { EventResult } from './event-view';

export function titleOf({ t }: RequestContext, { name }: EventFields): string {
  return name === '' ? t('planning:event.title') : name;
}

export function toWhen(ctx: RequestContext, date: string): EventResult['when'] {
  if (!isDay(date)) return null;
  const today = kyivDay(new Date());
  const isPast = date < today;
  const day = formatDate(ctx.language, `${date}T12:00:00Z`);
  return { isPast, text: isPast ? ctx.t('planning:dayPast', { day }) : `${day}, ${formatDaysLeft(ctx, today, date)}` };
}

export function pieceName({ t }: RequestContext, name: string, at: number): string {
  return name === '' ? t('planning:pieceNumber', { number: at + 1 }) : name;
}
