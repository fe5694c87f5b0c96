import type { Language } from '../contract/enumerations';
import { andHalf, wordsToFigures } from './number-words';
import { packWord, pieceWord } from './unit-words';

/** '2 з половиною', 'пів пачки', ',5', 'a pack', '10-ть', '20~30'. */
const spelledNumbers: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<![\\d.,])([1-9]|[12]\\d)\\s${andHalf}`, 'giu'), '$1.5'],
  [new RegExp(`(?<!\\p{L})(?:an?\\s)?(пачк[ау]|pack|bunch)\\s${andHalf}`, 'giu'), '1.5 $1'],
  [/(?<![\d.,])([1-9]) 1\/2(?![\d/])/g, '$1.5'],
  [/(?<![\d.,/])1\/2(?![\d/])/g, '0.5'],
  [/(?<!\p{L})(?:пів|пол)-?\s?(?=(?:пач|пуч|упак))/giu, '0.5 '],
  [/(?<!\p{L})half (?:a |of a )?(?=pack|bunch)/giu, '0.5 '],
  [/(?<!\p{L})(?:півтор[аи]|полтор[аы])(?!\p{L})/giu, '1.5'],
  [/(?<=^|\s)[.,](?=\d)/g, '0.'],
  [/(?<=\d)(?:-?(?:ть|ти)|-(?:х|ох|ьох)(?!\s*\d))(?!\p{L})/giu, ''],
  // Of '60 ~100' the sign means 'about'.
  [/(?<=\d)(?:[~÷]| [~÷] )(?=\d)/g, '-'],
  [/(?<!\p{L})(?:between|між|между)\s+(\d+)\s+(?:and|to|і|й|та|и)\s+(?=\d)/giu, '$1-'],
  [new RegExp(`(?<!\\p{L})an?(?=\\s+(?:${packWord}|${pieceWord}))`, 'giu'), '1'],
];
const vulgarFraction = /((?<![\d.,])(?:\d{1,3}|[1-9] ))?([¼½¾])/gu;
const decimals: Readonly<Record<string, string>> = { '¼': '25', '½': '5', '¾': '75' };
const blankGroups = /(?<![\p{L}\d.,])([1-9]\d{0,2})((?: \d{3})+)(?!\d)(?!\s*(?:см|cm))/giu;
/** '100 (сто) шт', '100 (сто штук)': the number again in words. */
const repeated = /(?<![\d.,])(\d+)\s*\(\1(?![\d.,])\s?(\p{L}{0,10}\.?)\)/gu;
const numbersWithSeparators = /(?<![\p{L}\d])\d+(?:[.,]\d+)+(?!\d)/gu;
/** Smaller numbers are no stem length: '60 100' is a length and a quantity. */
const SHORTEST_CM = 10;

/** Number without groups and with a decimal point: '1 500,00' gives '1500' in uk, '75,000' gives '75' in uk and '75000' in en. Null for anything else. */
export function normalizeNumber(text: string, language: Language): string | null {
  const plain = text.trim().replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  const [, whole = '', rest = ''] = /^(\d+)((?:[.,]\d+)*)$/.exec(plain) ?? [];
  if (whole === '') return null;
  const signs = rest.replace(/\d/g, '');
  const last = signs.at(-1) ?? '';
  const isDecimal = last !== '' && signs.indexOf(last) === signs.length - 1 && !isGroupSign(whole, rest, language);
  const at = isDecimal ? plain.lastIndexOf(last) : plain.length;
  const groups = plain.slice(0, at);
  if (!/^\d+$|^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/.test(groups)) return null;
  const decimals = plain.slice(at + 1).replace(/0+$/, '');
  return groups.replace(/\D/g, '') + (decimals === '' ? '' : `.${decimals}`);
}

function isGroupSign(whole: string, rest: string, language: Language): boolean {
  const decimalSign = language === 'en' ? '.' : ',';
  return /^[1-9]\d{0,2}$/.test(whole) && /^[.,]\d{3}$/.test(rest) && !rest.startsWith(decimalSign);
}

/** Normalises each number of a text; '60 100' stays two numbers, '1 500' becomes one. */
export function normalizeNumbers(text: string, language: Language): string {
  const figures = spelledNumbers.reduce(
    (rest, [written, number]) => rest.replace(written, number),
    wordsToFigures(text).replace(
      vulgarFraction,
      (_written, whole: string | undefined, part: string) => `${whole?.trim() ?? 0}.${decimals[part] ?? ''}`,
    ),
  );
  const whole = figures.replace(blankGroups, (written, first: string, groups: string) =>
    Number(first) < SHORTEST_CM || /\D0/.test(groups) ? first + groups.replace(/\D/g, '') : written,
  );
  const once = whole.replace(repeated, '$1 $2');
  return once.replace(numbersWithSeparators, (number) => normalizeNumber(number, language) ?? number);
}

export function isFraction(number: string): boolean {
  return /^\d*\.0*[1-9]\d*$/.test(number);
}
