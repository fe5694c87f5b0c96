import { nextCutOff } from '~/domain/cut-off';
import { formatTimeWindow } from './planned-hours.server';
import type { RequestContext } from '~/bff/context.server';

/** Until when to order for the soonest window. */
export interface CutOffView {
  /** 'Замовте до 12:00: найближче вікно сьогодні 14:00–16:00.' */
  readonly text: string;
  /** 'сьогодні 14:00–16:00' */
  readonly when: string;
  /** ISO 8601; a clock counts down to it where there are scripts. */
  readonly deadline: string;
}

/** The soonest window as it is told on the home page, in the cart and at checkout; null where none is open. */
export function describeCutOff({ t }: Pick<RequestContext, 't'>, now = new Date()): CutOffView | null {
  const next = nextCutOff(now);
  if (!next) return null;
  const day = t(next.isToday ? 'common:today' : 'common:tomorrow');
  const when = `${day} ${formatTimeWindow(next.time)}`;
  const until = next.isToday ? next.until : `${day} ${next.until}`;
  return { text: t('common:orderBy', { when, until }), when, deadline: next.deadline.toISOString() };
}
