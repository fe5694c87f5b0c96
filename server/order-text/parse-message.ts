import type { Language } from '../contract/enumerations';
import { readOrder, type OrderLine } from '../domain/order-text/read-message';
import { joinUnit } from '../search-index/join-unit';
import { plainCharacters } from '../search-index/plain-characters';
import { askCatalogue } from './catalogue';

export type MessageLine = OrderLine;

export interface ParsedMessage {
  readonly lines: readonly MessageLine[];
  readonly skipped: readonly string[];
}

export interface ParseMessageOptions {
  readonly language: Language;
  readonly isKnownProduct?: (text: string) => boolean;
}

export function splitMessage(message: string, { language, isKnownProduct }: ParseMessageOptions): ParsedMessage {
  const text = plainCharacters(message)
    .replace(/[^\S\n\r\t]+/gu, ' ')
    .split(/[\n\r]+/u)
    .map(joinUnit)
    .join('\n');
  return readOrder(text, language, askCatalogue(isKnownProduct));
}
