import type { Language } from '../contract/enumerations';
import { readMessage, type MessageLine, type ParsedMessage } from '../domain/order-text/read-message';
import { askCatalogue } from './catalogue';
import { plainCharacters } from './plain-characters';

export interface ParseRules {
  readonly language: Language;
  /** Whether a text names goods on sale; none while there is no index. */
  readonly isKnownProduct?: (text: string) => boolean;
}

/** The requested lines of a message, and its parts that are no goods or are not wanted, as typed. */
export function splitMessage(message: string, { language, isKnownProduct }: ParseRules): ParsedMessage {
  const text = plainCharacters(message)
    .replace(/[^\S\n\r\t]+/gu, ' ')
    .replace(/[\n\r]+/gu, '\n');
  return readMessage(text, language, askCatalogue(isKnownProduct));
}

/** The requested lines of a message. @see splitMessage */
export function parseMessage(message: string, rules: ParseRules): readonly MessageLine[] {
  return splitMessage(message, rules).lines;
}
