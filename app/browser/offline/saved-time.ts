import { languageSettings, type Language } from '~/i18n/languages';

export function formatSavedTime(language: Language, time: Date): string {
  return new Intl.DateTimeFormat(languageSettings[language].locale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Kyiv',
  }).format(time);
}
