/** Numbers as words in uk, ru and en. */
const words: Readonly<Record<number, string>> = {
  0.5: 'пів пол half',
  1.5: 'півтора півтори полтора полторы',
  1: 'одна одну один одне одно one',
  2: 'два дві две пара пару пари пары two couple',
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
  50: "п'ятдесят пятьдесят півсотні полсотни fifty",
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
/** How the trade names a length, cm: 'шістдесятка'. */
const lengths: readonly (readonly [stem: RegExp, cm: string])[] = [
  [/^тридц[яа]тк/u, '30'],
  [/^сороковк/u, '40'],
  [/^пят[иь]?десятк/u, '50'],
  [/^ш(?:іст|ести)десятк/u, '60'],
  [/^с(?:ім|еми)десятк/u, '70'],
  [/^в(?:ісім|осьми)десятк/u, '80'],
  [/^девяностк/u, '90'],
];
/** 'шістдесят тисяча' is 60 and 1,000. */
const isOneOf = /^(?:тисяч|тысяч|сотн|дюжин)[ауюя]$/u;

const anyApostrophe = /['’ʼ`´‘]/gu;
const valuesOf = (lists: Readonly<Record<number, string>>) =>
  new Map(
    Object.entries(lists).flatMap(([value, list]) =>
      list.split(' ').map((word) => [word.replace("'", ''), Number(value)] as const),
    ),
  );
const valueOf = valuesOf(words);
const scaleOf = valuesOf({ ...scales, 1000: `${scales[1000] ?? ''} тис тыс` });

export function isNumberWord(word: string): boolean {
  return valueIn(valueOf, word) !== undefined || valueIn(scaleOf, word) !== undefined;
}

/** The cm that a word names: '60' for 'шістдесятка'. */
export function lengthIn(word: string): string | undefined {
  const plain = word.toLowerCase().replace(anyApostrophe, '');
  return lengths.find(([stem]) => stem.test(plain))?.[1];
}

/** What a word multiplies the number before it by: 1000 for 'тис'. */
export function scaleIn(word: string): number | undefined {
  return valueIn(scaleOf, word);
}

interface SpelledNumber {
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
  for (const part of written.toLowerCase().split(/\s+|(?=-)/u)) {
    const word = part.replace('-', '');
    const isBehindDash = part !== word;
    const [value, scale] = [valueIn(valueOf, word), valueIn(scaleOf, word)];
    if (value !== undefined) {
      add(value, room, isBehindDash);
      [roomOfOnes, ones] = [room, value < 20 ? value : 0];
      room = value >= 100 ? 100 : value >= 20 ? 10 : 0;
    } else if (scale !== undefined) {
      const times = timesOf(numbers.at(-1)?.value ?? 0, ones, word, scale);
      const last = times > 0 ? numbers.pop() : undefined;
      const isRangeEnd = last?.isRangeEnd ?? isBehindDash;
      if (last && last.value > times) numbers.push({ ...last, value: last.value - times });
      add((times || 1) * scale, last ? roomOfOnes : 0, isRangeEnd);
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
