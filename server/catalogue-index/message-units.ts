import { packWord, pieceWord } from '../../app/trade/unit-words';
import { tidyFigures } from './tidy-figures';

const figureWith = (word: string) => new RegExp(`(?<![\\p{L}\\d])(\\d+)\\s*${word}`, 'iu');

/** A figure with a word for packs. */
export const packs = figureWith(packWord);
/** A figure with a word for pieces. */
export const pieces = figureWith(pieceWord);
/** 'пачки по 25 шт', 'packs of 25': how many a pack is said to hold. */
export const packContents = new RegExp(
  `(?:(?<!\\p{L})(?:по|of)|×)\\s*\\d+(?!\\d|\\s*(?:см|cm))(?:\\s*${pieceWord})?`,
  'iu',
);
const lengthCm = /(?<!\d)\d+\s*(?:см|cm)\.?(?!\p{L})/giu;

/** Lengths that say so, each hidden behind as many signs: neither they nor their figures are a quantity. */
export function hideLengths(text: string): string {
  return text.replace(lengthCm, (length) => '#'.repeat(length.length));
}

/** Whether a text says only how long: '60 см'. */
export function isLength(text: string): boolean {
  return /\d/.test(text) && !/[\p{L}\d]/u.test(hideLengths(text));
}

/** Whether a text says only how long or how many: '60 см', '100 шт', 'по 20'. */
export function isMeasure(text: string): boolean {
  const rest = hideLengths(tidyFigures(text))
    .replace(packs, '')
    .replace(pieces, '')
    .replace(/(?<!\p{L})(?:по|[xх])(?!\p{L})/iu, '');
  return /\d/.test(text) && !/\p{L}/u.test(rest);
}
