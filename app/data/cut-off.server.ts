import { cutOffHoursOf, nextCutOff } from '~/domain/cut-off';
import { kyivDay } from '~/domain/kyiv-time';
import { formatDay, formatHour } from '~/i18n/formats';
import { formatTimeWindow } from './planned-hours.server';
import type { RequestContext } from '~/bff/context.server';
import type { DeliveryType } from '~server/contract/enumerations';

/** `text`: 'Замовте до 12:00: найближче вікно сьогодні 14:00–16:00.', `when`: 'сьогодні 14:00–16:00', `deadline`: ISO 8601. */
export interface CutOffView {
  readonly text: string;
  readonly when: string;
  readonly deadline: string;
}

interface CutOffOptions {
  /** None: the soonest window of any option. */
  readonly delivery?: DeliveryType;
  readonly now?: Date;
}

/** The soonest window as it is told on the home page, in the cart and at checkout; null where none is open. */
export function toCutOffView(
  { t, language, services }: Pick<RequestContext, 't' | 'language' | 'services'>,
  { delivery, now = new Date() }: CutOffOptions = {},
): CutOffView | null {
  const next = nextCutOff(now, cutOffHoursOf(services.env.rules.cutOffHours, delivery));
  if (!next) return null;
  const nameDay = (day: string) => {
    if (day === kyivDay(now)) return t('common:today');
    if (day === kyivDay(now, 1)) return t('common:tomorrow');
    const { weekday, dayOfMonth } = formatDay(language, day);
    return `${weekday} ${dayOfMonth}`;
  };
  const { day, time, deadline } = next;
  const when = `${nameDay(day)} ${formatTimeWindow(time)}`;
  const lastDay = kyivDay(deadline);
  const hour = formatHour(language, deadline, deadline);
  const until = lastDay === kyivDay(now) ? hour : `${nameDay(lastDay)} ${hour}`;
  return { text: t('common:orderBy', { when, until }), when, deadline: deadline.toISOString() };
}
