import type { TFunction } from 'i18next';
import { formatList } from './formats';
import { kyivDay } from '~server/domain/kyiv-time';
import { weekdayOf, type Weekday } from '~server/domain/weekday-habit';
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

/** The weekday in Kyiv. */
export function weekdayIn(moment: Date): Weekday {
  return weekdayOf(kyivDay(moment));
}

/** 'сьогодні' or 'завтра'; undefined for other days. @param days from today */
export function nameNearDay({ t }: { readonly t: TFunction }, days: number): string | undefined {
  if (days === 0) return t('common:today');
  return days === 1 ? t('common:tomorrow') : undefined;
}
