import { nextCutOff } from '~/domain/cut-off';
import { formatTimeWindow } from './planned-hours.server';
import type { RequestContext } from '~/bff/context.server';

/** `text`: 'Замовте до 12:00: найближче вікно сьогодні 14:00–16:00.', `when`: 'сьогодні 14:00–16:00', `deadline`: ISO 8601. */
export interface CutOffView {
  readonly text: string;
  readonly when: string;
  readonly deadline: string;
}

export function describeCutOff({ t }: Pick<RequestContext, 't'>, now = new Date()): CutOffView | null {
  const next = nextCutOff(now);
  if (!next) return null;
  const day = t(next.isToday ? 'common:today' : 'common:tomorrow');
  const when = `${day} ${formatTimeWindow(next.time)}`;
  const until = next.isToday ? next.until : `${day} ${next.until}`;
  return { text: t('common:orderBy', { when, until }), when, deadline: next.deadline.toISOString() };
}
