import type { Language } from '../contract/enumerations';
import texts from './error-page-texts.json';

export type ErrorStatus = 400 | 403 | 404 | 405 | 408 | 413 | 414 | 431 | 500 | 503 | 504;

type ErrorText = Readonly<Record<'title' | 'advice', string>>;

/** What the pages say that work without the app; `home` names their link. */
export const errorTexts: Readonly<Record<Language, Readonly<Record<ErrorStatus, ErrorText>> & { home: string }>> =
  texts;
