import { wordsToFigures } from '../../app/domain/number-words';
import type { Language } from '../contract/enumerations';
import { countedUnits } from './message-units';
import { parseText } from './parse-text';

const MOST_COUNTS = 50;

/** Splits 'фрідом 60 100 шт мондіаль 70 50 шт', as it is dictated, where each part names known goods. */
export function splitCounts(part: string, language: Language, isKnownProduct: (text: string) => boolean): string[] {
  const text = wordsToFigures(part.trim());
  const counts = [...text.matchAll(countedUnits)];
  if (counts.length < 2 || counts.length > MOST_COUNTS) return [part];
  const isCountFirst = counts[0]?.index === 0;
  const cuts = isCountFirst
    ? counts.slice(1).map(({ index }) => index)
    : counts.slice(0, -1).map(({ 0: count, index }) => index + count.length);
  const parts = [0, ...cuts].map((start, at) => text.slice(start, cuts[at]).replace(/^[\s.]+/u, ''));
  const isEach = parts.every((each) => {
    const { query, quantity } = parseText(each, language);
    return quantity !== '' && isKnownProduct(query);
  });
  return isEach ? parts : [part];
}
