import type { i18n } from 'i18next';
import { LRUCache } from 'lru-cache';

/**
 * Texts kept for each language; a page of 24 cards asks for some 300, most of them the same from page to page. What is
 * said once only, such as a request's id, is written beside a text, not into it.
 */
const MOST_TEXTS = 2_000;
/** Characters of key and options above which a text is not kept: what customers type must not fill the memory. */
const LONGEST_NAME = 200;

type Translate = (key: unknown, options?: unknown) => unknown;
type Fix = (language: unknown, namespace: unknown, prefix?: unknown) => Translate;

/**
 * Lets a translator remember the texts it made. A text follows from its key and options alone, as all messages are there from
 * the start; asked with anything but plain values and lists of words it is made anew.
 */
export function rememberTexts(instance: i18n): void {
  const texts = new LRUCache<string, string>({ maxSize: MOST_TEXTS, sizeCalculation: () => 1 });
  const remember =
    (place: string, make: Translate): Translate =>
    (key, options) => {
      const name = nameOf(key, options);
      if (name === null || name.length > LONGEST_NAME) return make(key, options);
      const placed = `${place}\0${name}`;
      const known = texts.get(placed);
      if (known !== undefined) return known;
      const text = make(key, options);
      if (typeof text === 'string') texts.set(placed, text);
      return text;
    };
  instance.t = remember('', instance.t.bind(instance) as Translate) as typeof instance.t;

  // Each view asks for the translator of its namespace, anew for each page.
  const fixed = new Map<string, Translate>();
  const fix = instance.getFixedT.bind(instance) as Fix;
  const fixOnce: Fix = (language, namespace, prefix) => {
    if (language !== null || prefix !== undefined) return fix(language, namespace, prefix);
    const place = String(namespace);
    const known = fixed.get(place) ?? makeFixed(place, fix(language, namespace));
    fixed.set(place, known);
    return known;
  };
  const makeFixed = (place: string, plain: Translate) => Object.assign(remember(place, plain), plain);
  instance.getFixedT = fixOnce as typeof instance.getFixedT;
}

/** Name of a text among all others; null where its options do not tell it apart. */
function nameOf(key: unknown, options: unknown): string | null {
  if (typeof key !== 'string') return null;
  if (options === undefined) return key;
  if (typeof options !== 'object' || options === null) return null;
  let name = key;
  for (const [option, value] of Object.entries(options)) {
    if (value === undefined) continue;
    if (!isPlain(value)) return null;
    name += `\0${option}\0${typeof value}\0${String(value)}`;
  }
  return name;
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string' && !each.includes(','));
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
