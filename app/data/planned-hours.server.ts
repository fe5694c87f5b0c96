import { formatHour } from '~/i18n/formats';
import { windowStartingAt } from '~server/domain/delivery-times';
import type { RequestContext } from '~/bff/context.server';

/** '10:00–12:00', or 'з 10:30' outside the usual windows; undefined for a date without a time. */
export function formatPlannedHours({ t, language }: Pick<RequestContext, 't' | 'language'>, planned: string) {
  if (!planned.includes('T')) return undefined;
  const start = new Date(planned);
  const hours = windowStartingAt(start);
  return hours ? formatTimeWindow(hours) : t('common:fromHour', { time: formatHour(language, start, start) });
}

/** '10:00-12:00' with an en dash and word joiners. */
export function formatTimeWindow(hours: string): string {
  return hours.replace('-', '\u2060–\u2060');
}
