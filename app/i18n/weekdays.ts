import { formatList } from './formats';
import { kyivDay } from '../domain/kyiv-time';
import { languageNames, type Language } from './languages';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** 'п’ятниця': the day of the week, 1 is Monday. */
export function nameWeekday(language: Language, weekday: number): string {
  return new Intl.DateTimeFormat(languageNames[language].locale, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(MONDAY + (weekday - 1) * DAY_MS),
  );
}

/** 'понеділок, вівторок, п’ятниця' */
export function nameWeekdays(language: Language, weekdays: readonly number[]): string {
  // The narrow list is the one with nothing but commas in every language.
  return formatList(
    language,
    weekdays.map((weekday) => nameWeekday(language, weekday)),
    { style: 'narrow' },
  );
}

/** The day of the week in Kyiv, 1 is Monday. */
export function weekdayIn(moment: Date): number {
  return new Date(`${kyivDay(moment)}T12:00:00Z`).getUTCDay() || 7;
}
