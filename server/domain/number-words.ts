import { packWord, pieceWord, qualityWord } from './unit-words';

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
  100: 'сто',
  200: 'двісті двести',
  300: 'триста',
  400: 'чотириста четыреста',
  500: "п'ятсот пятьсот",
  600: 'шістсот шестьсот',
  700: 'сімсот семьсот',
  800: 'вісімсот восемьсот',
  900: "дев'ятсот девятьсот",
};
/** Words that multiply the number before them. */
const scales: Readonly<Record<number, string>> = {
  10: 'десяток десятка десятки десятків десятков',
  12: 'дюжина дюжину дюжини дюжины дюжин dozens dozen',
  100: 'сотня сотню сотні сотни сотень сотен hundreds hundred',
  1000: 'тисяча тисячу тисячі тисяч тысяча тысячу тысячи тысяч thousands thousand',
};
/** 'шістдесят тисяча' is 60 and 1,000. */
const isOneOf = /^(?:тисяч|тысяч|сотн|дюжин)[ауюя]$/u;
/** The least number that is read without a unit after it: a smaller one may be part of a name. */
const LEAST_ALONE = 11;
const SHORTEST_CM = 30;

const apostrophe = "['’ʼ`´‘]";
const valuesOf = (lists: Readonly<Record<number, string>>) =>
  new Map(
    Object.entries(lists).flatMap(([value, list]) =>
      list.split(' ').map((word) => [word.replace("'", ''), Number(value)] as const),
    ),
  );
const valueOf = valuesOf(words);
const scaleOf = valuesOf({ ...scales, 1000: `${scales[1000] ?? ''} тис тыс` });
const oneOf = (list: Iterable<string>) =>
  `(?:${[...list].join(' ').replaceAll("'", `${apostrophe}?`).replaceAll(' ', '|')})(?!\\p{L}|${apostrophe}\\p{L})`;
const scaleWord = oneOf(Object.values(scales));
const afterNumber = `(?:${scaleWord}|(?:тис|тыс)(?!\\p{L})\\.?)`;
const plainWord = oneOf(Object.values(words));
const anyWord = `(?:${plainWord}|${scaleWord})`;
/** A scale after a figure, and half of one, are no numbers by themselves. */
const ownScale = `(?:(?<!half\\s)a\\s|(?<!\\d\\s?|(?<!\\p{L})(?:пів|пол|half|half a)\\s))${scaleWord}`;
const numberGap = '(?:[\\s-]+|(?<=hundred|thousand)\\sand\\s)';
const number = `(?<!\\p{L})(?:${plainWord}|${ownScale})(?:${numberGap}(?:${plainWord}|${afterNumber}))*`;
const spelled = new RegExp(number, 'giu');
const anyApostrophe = new RegExp(apostrophe, 'gu');
export const andHalf = '(?:and a half|(?:з|із|с) половин\\p{L}*)(?!\\p{L})';
const between = '(?<!\\p{L})(?:between|між|между)';
const unitAfter = new RegExp(`^\\s+(?:(?:${qualityWord}\\s+)?(?:${packWord}|${pieceWord})|${andHalf})`, 'iu');
const link = '(?:або|или|or|чи|либо|до|to|по|[xх×*])';
const linkAfter = new RegExp(`^\\s+${link}\\s+(?:\\d|${anyWord})`, 'iu');
const linkBefore = new RegExp(`(?:(?:\\d|(?<!\\p{L})${anyWord})\\s+${link}|${between})\\s+$`, 'iu');
/** More than a number word, a link and the blanks around them. */
const LINK_ROOM = 30;
/** '1 тис', '1,5 тис', '1 тис 200'. */
const figureWithScale = new RegExp(
  `(?<![\\p{L}\\d.,])(0[.,]\\d{1,3}|(?:[1-9]|[12]\\d)(?:[.,]\\d{1,3})?)\\s?(${afterNumber})(?:\\s([1-9]\\d\\d)(?![\\d.,]|\\s*(?:см|cm|${packWord})))?`,
  'giu',
);
const anyNumber = new RegExp(`^(?:\\d|${anyWord})`, 'iu');
const openNumber = new RegExp(`(?:hundred|thousand|${between}\\s\\d+)$`, 'iu');

const end = '(?=\\s*(?:[,;.!]|$))';
/** Wording that has its number in another place, or none. */
const idioms: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`(?<!\\p{L})(?:пар[ауиы]|(?:a )?couple(?: of)?)(?=\\s+(?:${packWord}|${pieceWord}))`, 'giu'), '2'],
  [/(?<!\p{L})(?:пів|пол)-?\s?сотн[іи](?!\p{L})/giu, '50'],
  // Of '60 сотню' the figure is no number of hundreds.
  [/(?<=\d\d )(?=(?:сотню|тисячу|тысячу|дюжину)(?!\p{L}))/giu, 'одну '],
  // 'штук сто' is about a hundred.
  [new RegExp(`(?<!\\p{L})(штук|стебел|стеблей|пачок|пачек|упаковок)\\s+(${number})${end}`, 'giu'), '$2 $1'],
  [new RegExp(`(?<!\\p{L}|\\d\\s?)(штук|стебел|стеблей)\\s+(\\d+)${end}`, 'giu'), '$2 $1'],
];

/** Writes numbers in words as figures: 'двадцять п’ять шт' is '25 шт', 'шістдесят сто' is '60 100'. 'фрідом шістдесят дві пачки', which may mean 60 cm, is '62 або 2 пачки'. */
export function wordsToFigures(written: string): string {
  const text = idioms.reduce((rest, [idiom, plain]) => rest.replace(idiom, plain), written);
  const firstFigure = text.search(/\d/);
  const figures = text.replace(spelled, (words: string, at: number) => {
    const numbers = sumWords(words);
    const after = text.slice(at + words.length);
    const isLinked = linkBefore.test(text.slice(Math.max(0, at - LINK_ROOM), at));
    const isCounted = isLinked || unitAfter.test(after) || linkAfter.test(after);
    if (!areRead(numbers, isCounted)) return words;
    const mayBeLength = !isLinked && !words.includes('-') && !(firstFigure >= 0 && firstFigure < at);
    return numbers
      .map(({ value, isRangeEnd }, index) => {
        const sign = index === 0 ? '' : isRangeEnd ? '-' : ' ';
        return sign + (mayBeLength && index === 0 ? askLength(value) : String(value));
      })
      .join('');
  });
  return figures.replace(figureWithScale, (_written, count: string, scale: string, rest = '0') =>
    String(Math.round(Number(count.replace(',', '.')) * (valueIn(scaleOf, scale) ?? 1)) + Number(rest)),
  );
}

/** Whether 'and' between two texts is inside a number or range: 'one hundred and fifty', 'between 20 and 30'. */
export function isWithinNumber(left: string, right: string): boolean {
  return (openNumber.test(left) && anyNumber.test(right)) || /^a half(?!\p{L})/iu.test(right);
}

/** A small number is read where it is counted, or begins a range that is: 'дві-три пачки'. */
function areRead(numbers: readonly SpelledNumber[], isCounted: boolean): boolean {
  let isRead = isCounted;
  for (const { value, isRangeEnd } of [...numbers].reverse()) {
    isRead ||= value >= LEAST_ALONE;
    if (!isRead) return false;
    isRead = isRangeEnd;
  }
  return true;
}

/** '62 або 2' for sixty-two, as the tens may be a length. */
export function isNumberWord(word: string): boolean {
  return valueIn(valueOf, word) !== undefined || valueIn(scaleOf, word) !== undefined;
}

/** What a word multiplies the number before it by: 1000 for 'тис'. */
export function scaleIn(word: string): number | undefined {
  return valueIn(scaleOf, word);
}

function askLength(value: number): string {
  const ones = value % 10;
  return value > SHORTEST_CM && value < 100 && ones > 0 ? `${value} або ${ones}` : String(value);
}

export interface SpelledNumber {
  value: number;
  /** Joined to the number before by a dash. */
  readonly isRangeEnd: boolean;
}

/** Adds up thousands, hundreds, tens and ones; a word that cannot go on with the number before it begins another. */
export function sumWords(written: string): SpelledNumber[] {
  const numbers: SpelledNumber[] = [];
  /** Below `room` a word goes on with the last number; `ones` are what a scale multiplies. */
  let [room, roomOfOnes, ones] = [0, 0, 0];
  const add = (value: number, limit: number, isRangeEnd: boolean) => {
    const last = numbers.at(-1);
    if (last && value < limit) last.value += value;
    else numbers.push({ value, isRangeEnd });
  };
  for (const [, gap = '', word = ''] of written.toLowerCase().matchAll(/([\s-]*)([^\s-]+)/gu)) {
    const [value, scale] = [valueIn(valueOf, word), valueIn(scaleOf, word)];
    if (value !== undefined) {
      add(value, room, gap === '-');
      [roomOfOnes, ones] = [room, value < 20 ? value : 0];
      room = value >= 100 ? 100 : value >= 20 ? 10 : 0;
    } else if (scale !== undefined) {
      const times = timesOf(numbers.at(-1)?.value ?? 0, ones, word, scale);
      const last = times > 0 ? numbers.pop() : undefined;
      const isRangeEnd = last?.isRangeEnd ?? gap === '-';
      if (last && last.value > times) numbers.push({ ...last, value: last.value - times });
      add(Math.max(times, 1) * scale, last ? roomOfOnes : 0, isRangeEnd);
      [room, ones] = [scale >= 100 ? scale : 0, 0];
    }
  }
  return numbers;
}

/** How much of the last number a scale multiplies: all of 'двадцять тисяч', the ones of 'sixty two hundred', nothing of 'шістдесят тисяча'. */
function timesOf(last: number, ones: number, word: string, scale: number): number {
  if (isOneOf.test(word)) return ones === 1 ? 1 : 0;
  return ones === 0 && scale === 1000 && last < 1000 ? last : ones;
}

function valueIn(values: ReadonlyMap<string, number>, word: string): number | undefined {
  return values.get(word.toLowerCase().replace(anyApostrophe, '').replace('.', ''));
}
