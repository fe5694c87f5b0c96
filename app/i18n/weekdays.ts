import { formatList } from './formats';
import { kyivDay } from '~server/domain/kyiv-time';
import { languageSettings, type Language } from './languages';

const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** 'п’ятниця'; 1 is Monday. */
export function formatWeekday(language: Language, weekday: number): string {
  return new Intl.DateTimeFormat(languageSettings[language].locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(MONDAY + (weekday - 1) * DAY_MS),
  );
}

export function formatWeekdays(language: Language, weekdays: readonly number[]): string {
  // Only the narrow list style uses nothing but commas in every language.
  return formatList(
    language,
    weekdays.map((weekday) => formatWeekday(language, weekday)),
    { style: 'narrow' },
  );
}

export function weekdayIn(moment: Date): number {
  return new Date(`${kyivDay(moment)}T12:00:00Z`).getUTCDay() || 7;
}
