import { wordsToFigures } from '../../app/domain/number-words';
import type { Language } from '../contract/enumerations';
import { countedUnits } from './message-units';
import { parseText } from './parse-text';

const MOST_COUNTS = 50;
/** A length and a quantity without units, before the next name: '60 100 мондіаль'. */
const bareCounts = /(?<![\p{L}\d.,])\d{2,3} \d+(?= \p{L})/gu;

/** Splits 'фрідом 60 100 шт мондіаль 70 50 шт', as it is dictated, where each part names known goods. */
export function splitCounts(part: string, language: Language, isKnownProduct: (text: string) => boolean): string[] {
  const text = wordsToFigures(part.trim());
  const counts = [...text.matchAll(countedUnits)];
  const isCountFirst = counts[0]?.index === 0;
  const ends = (counts.length > 0 ? counts : [...text.matchAll(bareCounts)])
    .map(({ 0: count, index }) => index + count.length)
    .filter((end) => /\p{L}/u.test(text.slice(end)));
  const cuts = isCountFirst ? counts.slice(1).map(({ index }) => index) : ends;
  if (cuts.length === 0 || cuts.length > MOST_COUNTS) return [part];
  const parts = [0, ...cuts].map((start, at) => text.slice(start, cuts[at]).replace(/^[\s.]+/u, ''));
  const isEach = parts.every((each) => {
    const { query, quantity } = parseText(each, language);
    return quantity !== '' && isKnownProduct(query);
  });
  return isEach ? parts : [part];
}
