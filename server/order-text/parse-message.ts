import type { Language } from '../contract/enumerations';
import type { AskCatalogue, KnownGoods } from '../domain/order-text/catalogue';
import { readMessage, type MessageLine, type ParsedMessage } from '../domain/order-text/read-message';
import { readAttributes } from '../search-index/lexicon/attributes';
import { isKnownProduct } from '../search-index/match-line';
import type { SearchIndex } from '../search-index/search-index';
import { plainCharacters } from './plain-characters';

const [MOST_ANSWERS, LONGEST_TEXT] = [20_000, 100];
/** What has been answered, forgotten with its index. */
const answers = new WeakMap<object, Map<string, KnownGoods>>();
const withoutIndex = {};

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

/** Answers what the catalogue knows of a text. @param index null while there is none */
function askCatalogue(index: SearchIndex | null, language: Language): AskCatalogue {
  const key = index ?? withoutIndex;
  const known = answers.get(key) ?? new Map<string, KnownGoods>();
  answers.set(key, known);
  return (text) => {
    const asked = `${language} ${text}`;
    const answer = known.get(asked) ?? {
      isKnown: index && isKnownProduct(index, text, language),
      ...readAttributes(text),
    };
    if (known.size >= MOST_ANSWERS) known.clear();
    if (text.length <= LONGEST_TEXT) known.set(asked, answer);
    return answer;
  };
}
