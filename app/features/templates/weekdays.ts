import { kyivDay } from '~/i18n/formats';
import { languageNames, type Language } from '~/i18n/languages';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** 'п’ятниця': the day of the week, 1 is Monday. */
export function nameWeekday(language: Language, weekday: number): string {
  return new Intl.DateTimeFormat(languageNames[language].htmlTag, { weekday: 'long', timeZone: 'UTC' }).format(new Date(MONDAY + (weekday - 1) * DAY_MS));
}

/** The day of the week in Kyiv, 1 is Monday. */
export function weekdayIn(moment: Date): number {
  return new Date(`${kyivDay(moment)}T12:00:00Z`).getUTCDay() || 7;
}
