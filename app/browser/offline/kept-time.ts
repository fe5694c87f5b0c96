import { languageNames, type Language } from '~/i18n/languages';

/** When a copy was kept, in Kyiv's time, as it stands on the copy and in the list of copies. */
export function formatSavedTime(language: Language, time: Date): string {
  return new Intl.DateTimeFormat(languageNames[language].locale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Kyiv',
  }).format(time);
}
