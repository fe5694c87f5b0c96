import { tidyFigures } from './tidy-figures';

/** Words for packs and pieces, as florists write them. None takes a name for its longer form: 'пуч' is a pack, 'Пуччіні' a variety. */
const packWords =
  /п|пак(?:ет\p{L}*)?|уп(?:ак\p{L}*)?|п[ау]ч(?:[кое]\p{L}*)?|б[ау]нч\p{L}*|[сз]?в['’ʼ]?яз\p{L}*|packs?|packets?|bunch(?:es)?|bch/u;
const pieceWords =
  /шт(?:у[кч]\p{L}*)?|ст(?:еб\p{L}*)?|гіл(?:ля|(?:к|о[кч])\p{L}*)|вет(?:вь|ви|вей|(?:к|о[кч])\p{L}*)|квіт(?:и|ів|(?:к|о[кч])\p{L}*)|цвет(?:ы|а|ов|ок|к\p{L}*|оч[ек]\p{L}*)|pcs?|pieces?|stems?|flowers?|branch(?:es)?|sprigs?/u;
const wordOf = (words: RegExp) => `(?:${words.source})\\.?(?!\\p{L})`;
const figureWith = (words: RegExp) => new RegExp(`(?<![\\p{L}\\d])(\\d+)\\s*${wordOf(words)}`, 'iu');

/** A word for pieces, as part of an expression. */
export const pieceWord = wordOf(pieceWords);
/** A figure with a word for packs. */
export const packs = figureWith(packWords);
/** A figure with a word for pieces. */
export const pieces = figureWith(pieceWords);
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
