import type { Language } from '../contract/enumerations';
import { readMessage, type MessageLine, type ParsedMessage } from '../domain/order-text/read-message';
import type { SearchIndex } from '../search-index/search-index';
import { askCatalogue } from './catalogue';
import { plainCharacters } from './plain-characters';

export interface ParseRules {
  readonly language: Language;
  /** Of the goods on sale; null while there is none. */
  readonly index: SearchIndex | null;
}

/** The requested lines of a message, and its parts that are no goods or are not wanted, as typed. */
export function splitMessage(message: string, { language, index }: ParseRules): ParsedMessage {
  const text = plainCharacters(message)
    .replace(/[^\S\n\r\t]+/gu, ' ')
    .replace(/[\n\r]+/gu, '\n');
  return readMessage(text, language, askCatalogue(index, language));
}

/** The requested lines of a message. @see splitMessage */
export function parseMessage(message: string, rules: ParseRules): readonly MessageLine[] {
  return splitMessage(message, rules).lines;
}
