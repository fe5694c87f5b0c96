import { formatHour } from '~/i18n/formats';
import { windowFrom } from '~/domain/delivery-times';
import type { RequestContext } from '~/bff/context.server';

/** The hours of a planned delivery: '10:00–12:00', or 'з 10:30' where no window starts then; a bare calendar day has none. */
export function describePlannedHours(
  { t, language }: Pick<RequestContext, 't' | 'language'>,
  planned: string,
): string | undefined {
  if (!planned.includes('T')) return undefined;
  const start = new Date(planned);
  const hours = windowFrom(start);
  return hours ? formatTimeWindow(hours) : t('common:fromHour', { time: formatHour(language, start, start) });
}

/** A window of delivery, '10:00-12:00', as it is read: word joiners keep a line from ending at its dash. */
export function formatTimeWindow(hours: string): string {
  return hours.replace('-', '\u2060–\u2060');
}
