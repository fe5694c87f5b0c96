import { packWord, pieceWord } from './unit-words';

/** Numbers as words in uk, ru and en. */
const words: Readonly<Record<number, string>> = {
  1: 'одна одну один одне одно one',
  2: 'два дві две two',
  3: 'три three',
  4: 'чотири четыре four',
  5: "п'ять пять five",
  6: 'шість шесть six',
  7: 'сім семь seven',
  8: 'вісім восемь eight',
  9: "дев'ять девять nine",
  10: 'десять ten',
  11: 'одинадцять одиннадцать eleven',
  12: 'дванадцять двенадцать twelve',
  13: 'тринадцять тринадцать thirteen',
  14: 'чотирнадцять четырнадцать fourteen',
  15: "п'ятнадцять пятнадцать fifteen",
  16: 'шістнадцять шестнадцать sixteen',
  17: 'сімнадцять семнадцать seventeen',
  18: 'вісімнадцять восемнадцать eighteen',
  19: "дев'ятнадцять девятнадцать nineteen",
  20: 'двадцять двадцать twenty',
  30: 'тридцять тридцать thirty',
  40: 'сорок forty',
  50: "п'ятдесят пятьдесят fifty",
  60: 'шістдесят шестьдесят sixty',
  70: 'сімдесят семьдесят seventy',
  80: 'вісімдесят восемьдесят eighty',
  90: "дев'яносто девяносто ninety",
  100: 'сто hundred',
  200: 'двісті двести',
  300: 'триста',
  400: 'чотириста четыреста',
  500: "п'ятсот пятьсот",
};
/** The least number that is read without a unit after it: a smaller one may be part of a name. */
const LEAST_ALONE = 11;
const SHORTEST_CM = 30;

const apostrophe = "['’ʼ`´‘]";
const valueOf = new Map(
  Object.entries(words).flatMap(([value, list]) =>
    list.split(' ').map((word) => [word.replace("'", ''), Number(value)] as const),
  ),
);
const anyWord = `(?:${Object.values(words).join(' ').replaceAll("'", `${apostrophe}?`).replaceAll(' ', '|')})(?!\\p{L}|${apostrophe}\\p{L})`;
const spelled = new RegExp(`(?<!\\p{L})${anyWord}(?:[\\s-]+${anyWord})*`, 'giu');
const anyApostrophe = new RegExp(apostrophe, 'gu');
const unitAfter = new RegExp(`^\\s+(?:${packWord}|${pieceWord})`, 'iu');

/** Writes numbers in words as figures: 'двадцять п’ять шт' is '25 шт', 'шістдесят сто' is '60 100'. 'фрідом шістдесят дві пачки', which may mean 60 cm, is '62 або 2 пачки'. */
export function wordsToFigures(text: string): string {
  return text.replace(spelled, (written: string, at: number) => {
    const numbers = sumWords(written);
    const isCounted = unitAfter.test(text.slice(at + written.length));
    const isRead = numbers.every((value, index) => value >= LEAST_ALONE || (isCounted && index === numbers.length - 1));
    if (!isRead) return written;
    const mayBeLength = !written.includes('-') && !/\d/.test(text.slice(0, at));
    return numbers.map((value, index) => (mayBeLength && index === 0 ? askLength(value) : String(value))).join(' ');
  });
}

/** '62 або 2' for sixty-two, as the tens may be a length. */
function askLength(value: number): string {
  const ones = value % 10;
  return value > SHORTEST_CM && value < 100 && ones > 0 ? `${value} або ${ones}` : String(value);
}

/** Adds up hundreds, tens and ones; a word that cannot go on with the number before it begins another. */
function sumWords(written: string): number[] {
  const numbers: number[] = [];
  let room = 0;
  for (const word of written.toLowerCase().split(/[\s-]+/u)) {
    const value = valueOf.get(word.replace(anyApostrophe, '')) ?? 0;
    if (value < room) numbers.push((numbers.pop() ?? 0) + value);
    else numbers.push(value);
    room = value >= 100 ? 100 : value >= 20 ? 10 : 0;
  }
  return numbers;
}
