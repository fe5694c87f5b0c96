import { formatDayOfYear, formatList } from './formats';
import { kyivDay } from '~server/domain/kyiv-time';
import { languages, languageSettings, type Language } from './languages';

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

let dateInText: RegExp | undefined;

/** Whether a text names a day of the year: '8 березня', '14.02', 'March 8'. */
export function namesDate(text: string): boolean {
  dateInText ??= createDatePattern();
  return dateInText.test(text);
}

function createDatePattern(): RegExp {
  const names = languages.flatMap((language) =>
    Array.from({ length: 12 }, (_, month) =>
      formatDayOfYear(language, new Date(Date.UTC(2024, month, 15))).replace(/[\d\s]/g, ''),
    ),
  );
  const month = `(?:${names.join('|')})`;
  return new RegExp(`(?<!\\d)\\d{1,2}(?:[./](?:0[1-9]|1[0-2])(?!\\d)|\\s+${month})|${month}\\s+\\d{1,2}(?!\\d)`, 'iu');
}

export function weekdayIn(moment: Date): number {
  return new Date(`${kyivDay(moment)}T12:00:00Z`).getUTCDay() || 7;
}
