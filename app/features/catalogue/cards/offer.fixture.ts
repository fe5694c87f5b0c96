import { i18nOf } from '~/i18n/i18n.server';
import type { Language } from '~/i18n/languages';
import { offerWords } from './offer-words';

export function wordsIn(language: Language) {
  return offerWords(i18nOf(language).t, language);
}
