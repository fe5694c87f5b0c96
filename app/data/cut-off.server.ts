import { cutOffHoursOf, nextCutOff } from '~server/domain/cut-off';
import { daysBetween, kyivDay } from '~server/domain/kyiv-time';
import { formatDay, formatHour } from '~/i18n/formats';
import { nameNearDay } from '~/i18n/weekdays';
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
  const { day, time, deadline } = next;
  const i18n = { t, language };
  const when = formatWindowOf(i18n, day, time, now);
  const lastDay = kyivDay(deadline);
  const hour = formatHour(language, deadline, deadline);
  const until = lastDay === kyivDay(now) ? hour : `${nameDay(i18n, lastDay, now)} ${hour}`;
  return { text: t('common:orderBy', { when, until }), when, deadline: deadline.toISOString() };
}

/** A window with its day: 'сьогодні 14:00–16:00', 'сб 21 14:00–16:00'. */
export function formatWindowOf(i18n: Pick<RequestContext, 't' | 'language'>, day: string, time: string, now: Date) {
  return `${nameDay(i18n, day, now)} ${formatTimeWindow(time)}`;
}

function nameDay({ t, language }: Pick<RequestContext, 't' | 'language'>, day: string, now: Date): string {
  const near = nameNearDay({ t }, daysBetween(kyivDay(now), day));
  if (near !== undefined) return near;
  const { weekday, dayOfMonth } = formatDay(language, day);
  return `${weekday} ${dayOfMonth}`;
}
