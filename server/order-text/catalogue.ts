import type { Language } from '../contract/enumerations';
import type { AskCatalogue, KnownGoods } from '../domain/order-text/catalogue';
import { readAttributes } from '../search-index/lexicon/attributes';
import { isKnownProduct } from '../search-index/match-line';
import type { SearchIndex } from '../search-index/search-index';

const [MOST_ANSWERS, LONGEST_TEXT] = [20_000, 100];
/** What has been answered, forgotten with its index. */
const answers = new WeakMap<object, Map<string, KnownGoods>>();
const withoutIndex = {};

/** Answers what the catalogue knows of a text. @param index null while there is none */
export function askCatalogue(index: SearchIndex | null, language: Language): AskCatalogue {
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
