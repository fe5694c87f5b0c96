import { wordsToFigures } from '../domain/number-words';
import type { Language } from '../contract/enumerations';
import { isAttributes } from './lexicon/attributes';
import { countedUnits } from './message-units';
import { withoutFigure } from './parse-line';
import { parseText } from './parse-text';

const name = '(\\p{L}[\\p{L} ]{1,40}?)';
const namesOfEach = new RegExp(
  `^${name}\\s(?:і|й|та|и|and)\\s${name}\\s(?:((?:\\d.{0,20}?\\s)?по\\s?\\d.*)|(\\d.*)\\seach)$`,
  'iu',
);
const MOST_COUNTS = 50;
/** A length and a quantity without units, or else one number, before the next name: '60 100 мондіаль', '3 евкаліпт'. */
const bareCounts = [/(?<![\p{L}\d.,])\d{2,3} \d+(?= \p{L})/gu, /(?<=\p{L} )\d+(?= (?!(?:см|cm)(?!\p{L}))\p{L})/gu];

/** Splits 'фрідом 60 100 шт мондіаль 70 50 шт', as it is dictated, where each part names known goods. */
export function splitCounts(part: string, language: Language, isKnownProduct: (text: string) => boolean): string[] {
  const text = wordsToFigures(part.trim());
  const cuts = findCuts(text);
  if (cuts.length === 0 || cuts.length > MOST_COUNTS) return [part];
  const parts = [0, ...cuts].map((start, at) => text.slice(start, cuts[at]).replace(/^[\s.]+/u, ''));
  const wishes = parts.map((each) => parseText(each, language));
  const names = wishes.map(({ query, quantity, maybeLength }) =>
    quantity === '' && maybeLength ? withoutFigure(query, maybeLength.figure) : query,
  );
  /** 'троянда 100 шт фрідом 60' is one wish. */
  const isApart = (at: number) => at === 0 || !isKnownProduct(`${names[at - 1] ?? ''} ${names[at] ?? ''}`);
  const isEach = wishes.every(({ quantity, maybeLength }, at) => {
    const name = names[at] ?? '';
    const isSaid = quantity !== '' || (maybeLength !== undefined && isApart(at) && !isAttributes(name));
    return isSaid && isKnownProduct(name);
  });
  return isEach ? parts : [part];
}

/** Splits 'рускус і евкаліпт по 2 пачки', 'фрідом і мондіаль 60 по 50': so many of each. */
export function splitNames(part: string, isKnownProduct: (text: string) => boolean): string[] {
  const [, one = '', other = '', of = '', each = ''] = namesOfEach.exec(part.trim()) ?? [];
  const count = of || each;
  if (count === '' || isAttributes(one) || isAttributes(other)) return [part];
  const areTwo = isKnownProduct(one) && isKnownProduct(other) && !isKnownProduct(`${one} ${other}`);
  return areTwo ? [`${one} ${count}`, `${other} ${count}`] : [part];
}

/** Where the next name begins. */
function findCuts(text: string): number[] {
  const counts = [...text.matchAll(countedUnits)];
  if (counts[0]?.index === 0) return counts.slice(1).map(({ index }) => index);
  const [pairs = [], ones = []] = bareCounts.map((pattern) => [...text.matchAll(pattern)]);
  const found = counts.length > 0 ? counts : pairs.length > 0 ? pairs : ones;
  return found.map(({ 0: count, index }) => index + count.length).filter((end) => /\p{L}/u.test(text.slice(end)));
}
