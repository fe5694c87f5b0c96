import type { Language } from '~server/contract/enumerations';
import { packWord, pieceLabel } from './unit-words';

const unit = `\\s+(?:${packWord}|${pieceLabel})`;
const numberWord = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?=${unit})`, 'giu');
/** '½', 'пів пачки', ',5'; and 'дві пачки', where a word for packs or pieces says that it counts. */
const spelled: readonly (readonly [RegExp, string])[] = [
  [/(?<![\d.,])(\d{1,3}) ?½/g, '$1.5'],
  [/½/g, '0.5'],
  [/(?<![\d.,])([1-9]) 1\/2(?![\d/])/g, '$1.5'],
  [/(?<![\d.,/])1\/2(?![\d/])/g, '0.5'],
  [/(?<!\p{L})(?:пів|пол)-?\s?(?=(?:пач|пуч|упак))/giu, '0.5 '],
  [/(?<!\p{L})half (?:a |of a )?(?=pack|bunch)/giu, '0.5 '],
  [/(?<!\p{L})(?:півтор[аи]|полтор[аы])(?!\p{L})/giu, '1.5'],
  [/(?<=^|\s)[.,](?=\d)/g, '0.'],
  [numberWord('одн[ауеі]|один|one|an?'), '1'],
  [numberWord('дв[аіе]|two'), '2'],
  [numberWord('три|three'), '3'],
  [numberWord('чотири|четыре|four'), '4'],
  [numberWord("п['’ʼ`´]?ять|five"), '5'],
  [numberWord('шість|шесть|six'), '6'],
  [numberWord('сім|семь|seven'), '7'],
  [numberWord('вісім|восемь|eight'), '8'],
  [numberWord("дев['’ʼ`´]?ять|nine"), '9'],
  [numberWord('десять|ten'), '10'],
];
const blankGroups = /(?<![\p{L}\d.,])([1-9]\d{0,2})((?: \d{3})+)(?!\d)(?!\s*(?:см|cm))/giu;
const signed = /(?<![\p{L}\d])\d+(?:[.,]\d+)+(?!\d)/gu;
/** A figure below it is no length; '60 100' is sixty long, a hundred of them. */
const SHORTEST_CM = 10;

/**
 * A number as it is written in a language, with a decimal point and no groups: in uk and ru '1 500,00' is '1500', '0,5' is '0.5',
 * '75,000' is '75'; in en '75,000' is '75000'. A sign that cannot part groups of three is a decimal sign in any language.
 * @returns null where it is no number
 */
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

/** Whether the only sign of a number parts thousands: it is followed by three figures and is not the language's decimal sign. */
function isGroupSign(whole: string, rest: string, language: Language): boolean {
  const decimalSign = language === 'en' ? '.' : ',';
  return /^[1-9]\d{0,2}$/.test(whole) && /^[.,]\d{3}$/.test(rest) && !rest.startsWith(decimalSign);
}

/** A text with each of its numbers as {@link normalizeNumber} writes it; '60 100' stays two numbers, '1 500' is one. */
export function normalizeNumbers(text: string, language: Language): string {
  const figures = spelled.reduce((rest, [written, number]) => rest.replace(written, number), text);
  const whole = figures.replace(blankGroups, (written, first: string, groups: string) =>
    Number(first) < SHORTEST_CM || /\D0/.test(groups) ? first + groups.replace(/\D/g, '') : written,
  );
  return whole.replace(signed, (number) => normalizeNumber(number, language) ?? number);
}

/** Whether a number, written with a decimal point, is no whole one. */
export function isFraction(number: string): boolean {
  return /^\d*\.\d*[1-9]\d*$/.test(number);
}
