import { packWord, pieceWord } from '../domain/unit-words';

export const number = '\\d+(?:\\.\\d+)?';
const startOfNumber = '(?<![\\p{L}\\d.])';
const withUnit = (word: string) => new RegExp(`${startOfNumber}(${number})\\s*(${word})`, 'iu');

export const packs = withUnit(packWord);
export const pieces = withUnit(pieceWord);
/**
 * 'пачки по 25 шт', 'packs of 25', 'п (по 25)': a word for packs with their stated size. Without `of` or `pieces` the size
 * may be a price.
 */
export const packContents = new RegExp(
  `(?<word>(?<!\\p{L})${packWord})\\s*\\(?\\s*(?:по|(?<of>of)|×)\\s*(?<size>\\d+)(?![\\d.]|\\s*(?:см|cm))(?<pieces>\\s*${pieceWord})?\\)?`,
  'iu',
);
const together = '\\s*(?:[=(/+,]|(?<!\\p{L})(?:і|й|та|и|and|plus|плюс)(?!\\p{L}))?\\s*';
/** Every number with its unit. */
export const countedUnits = new RegExp(`${startOfNumber}${number}\\s*(?:${packWord}|${pieceWord})`, 'giu');
const measure = `(${number})\\s*(${packWord}|${pieceWord})`;
/** '2 пачки = 50 шт', '50 шт (2 пачки)': two quantities beside each other, with what joins them. */
export const twoMeasures = new RegExp(`${startOfNumber}${measure}(${together})${measure}\\s*\\)?`, 'iu');
const lengthCm = /(?<![\d.])\d+\s*(?:см|cm)\.?(?!\p{L})/giu;
const lengthMetres = /(?<![\d.])([0-2]\.\d{1,2})\s*[мm]\.?(?!\p{L})/giu;

/** How the trade names a length: 'шістдесятка', 'семидесятка'. */
const tens: readonly (readonly [RegExp, number])[] = (
  [
    ['тридц[яа]т', 30],
    ['сороков', 40],
    ["п['’ʼ`´‘]?ят[иь]?десят", 50],
    ['ш(?:іст|ести)десят', 60],
    ['с(?:ім|еми)десят', 70],
    ['в(?:ісім|осьми)десят', 80],
    ["дев['’ʼ`´‘]?яност", 90],
  ] as const
).map(([stem, cm]) => [new RegExp(`(?<!\\p{L})${stem}к(?:а|и|у|і|ою|ой)(?!\\p{L})`, 'giu'), cm]);

/** Writes '0.6 м' and 'шістдесятка' as '60 см'. */
export function lengthsToCm(text: string): string {
  const named = tens.reduce((line, [word, cm]) => line.replace(word, `${cm} см`), text);
  return named.replace(lengthMetres, (_written, metres: string) => `${Math.round(Number(metres) * 100)} см`);
}

/** Masks explicit lengths with `#` of the same width, since they are no quantities. */
export function hideLengths(text: string): string {
  return text.replace(lengthCm, (length) => '#'.repeat(length.length));
}

/** Whether a text is only a length: '60 см'. */
export function isLength(text: string): boolean {
  return /\d/.test(text) && !/[\p{L}\d]/u.test(hideLengths(text));
}

const everyUnit = new RegExp(`(?<!\\p{L})(?:${packWord}|${pieceWord})`, 'giu');

export function hasUnit(text: string): boolean {
  return packs.test(text) || pieces.test(text);
}

/** Whether a text is only a length or quantity: '60 см', '100 шт', 'по 20', '60 - 2-3 пачки'. */
export function isMeasure(text: string): boolean {
  const rest = hideLengths(text)
    .replace(everyUnit, '')
    .replace(/(?<!\p{L})(?:по|of|[xх])(?!\p{L})/giu, '');
  return /\d/.test(text) && !/\p{L}/u.test(rest);
}
