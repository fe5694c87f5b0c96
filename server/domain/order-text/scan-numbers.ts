import type { Language } from '../../contract/enumerations';
import { isNumberWord, scaleIn, sumWords } from '../number-words';
import { parseUnitWord, qualityWord } from '../unit-words';
import { normalizeNumber } from '../written-number';
import { is, type Token } from './tokens';

/** How the trade names a length: 'шістдесятка', 'семидесятка'. */
const tens: readonly (readonly [stem: RegExp, cm: string])[] = [
  [/^тридц[яа]тк/u, '30'],
  [/^сороковк/u, '40'],
  [/^пят[иь]?десятк/u, '50'],
  [/^ш(?:іст|ести)десятк/u, '60'],
  [/^с(?:ім|еми)десятк/u, '70'],
  [/^в(?:ісім|осьми)десятк/u, '80'],
  [/^девяностк/u, '90'],
];
const vulgar: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };
const fixed: Readonly<Record<string, string>> = {
  півсотні: '50',
  полсотни: '50',
  півтора: '1.5',
  півтори: '1.5',
  полтора: '1.5',
  полторы: '1.5',
};
const link = /^(?:або|или|or|чи|либо|до|to|по|[xх×*])$/iu;
/** The least number that is read without a unit behind it: a smaller one may be part of a name. */
const LEAST_ALONE = 11;
const [SHORTEST_CM, LARGEST_TIMES, GROUPED_FROM] = [30, 30, 10];

/** Tokens whose numbers have a value: words as figures, groups and fractions joined. */
export function mergeNumbers(tokens: readonly Token[], language: Language): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (!token) break;
    const found =
      token.kind === 'number' ? joinFigures(tokens, at, language) : token.kind === 'word' ? spelled(tokens, at) : null;
    if (!found) {
      result.push(token);
      at += 1;
      continue;
    }
    const half = found.tokens.at(-1)?.kind === 'number' ? halfAfter(tokens, at + found.count) : 0;
    addNumbers(result, half > 0 ? addHalf(found.tokens) : found.tokens);
    at += found.count + half;
  }
  return result.flatMap((token, at) => (isRepeated(result, at) ? [] : [token]));
}

interface Found {
  readonly tokens: readonly Token[];
  readonly count: number;
}

/** '1 ½' is one number. */
function addNumbers(result: Token[], numbers: readonly Token[]): void {
  const [first, before] = [numbers[0], result.at(-1)];
  const isPart =
    first?.kind === 'number' && Number(first.value) < 1 && first.value !== '0' && before?.kind === 'number';
  if (!isPart || !/^\d$/.test(before.text) || !/^[¼½¾]|^1\/2$/.test(first.text)) {
    result.push(...numbers);
    return;
  }
  const value = String(Number(before.value) + Number(first.value));
  result[result.length - 1] = { ...before, value, end: first.end };
}

/** How many words of 'and a half' follow a number. */
function halfAfter(tokens: readonly Token[], at: number): number {
  const words = tokens.slice(at, at + 3).map(({ text }) => text.toLowerCase());
  return words.join(' ') === 'and a half' ? 3 : /^(?:з|із|с) половин/u.test(words.join(' ')) ? 2 : 0;
}

function addHalf(numbers: readonly Token[]): Token[] {
  return numbers.map((number, at) =>
    at === numbers.length - 1 ? { ...number, value: String(Number(number.value) + 0.5) } : number,
  );
}

function joinFigures(tokens: readonly Token[], at: number, language: Language): Found {
  const first = tokens[at] as Token;
  const one = (value: string, count: number): Found => {
    const last = tokens[at + count - 1] ?? first;
    const text =
      count === 1
        ? first.text
        : `${first.text}${tokens
            .slice(at + 1, at + count)
            .map(written)
            .join('')}`;
    return { tokens: [{ ...first, text, end: last.end, value }], count };
  };
  const [next, second] = [tokens[at + 1], tokens[at + 2]];
  if (vulgar[first.text] !== undefined) return one(String(vulgar[first.text]), 1);
  const isHalf = first.text === '1' && next?.text === '/' && second?.text === '2' && !next.gap && !second.gap;
  if (isHalf && tokens[at + 3]?.text !== '/' && tokens[at - 1]?.text !== '/') return one('0.5', 3);
  const groups = groupsAfter(tokens, at);
  const whole = tokens
    .slice(at, at + 1 + groups)
    .map(({ text }) => text)
    .join('');
  const value = normalizeNumber(whole.replace(/^[.,]/, '0.'), language) ?? whole;
  const count = 1 + groups;
  const behind = tokens[at + count];
  const scale = behind?.kind === 'word' ? scaleIn(behind.text) : undefined;
  if (scale !== undefined && Number(value) < LARGEST_TIMES && Number(value) > 0) {
    const rest = tokens[at + count + 1];
    const hasStop = rest?.kind === 'stop' && !rest.gap && /^(?:тис|тыс)$/iu.test(behind?.text ?? '');
    const isRest = scale === 1000 && /^[1-9]\d\d$/.test(rest?.text ?? '');
    const times = Math.round(Number(value) * scale) + (isRest ? Number(rest?.text) : 0);
    return one(String(times), count + (isRest || hasStop ? 2 : 1));
  }
  return one(value, count + suffixes(tokens, at + count));
}

function written({ text, gap }: Token): string {
  return `${gap ? ' ' : ''}${text}`;
}

/** How many groups of three digits follow: '1 500', '30 000'; '60 100' are two numbers. */
function groupsAfter(tokens: readonly Token[], at: number): number {
  const first = tokens[at]?.text ?? '';
  if (!/^[1-9]\d{0,2}$/.test(first)) return 0;
  let [count, isSure] = [0, Number(first) < GROUPED_FROM];
  for (;;) {
    const group = tokens[at + count + 1];
    if (!group?.gap || !/^\d{3}(?:[.,]\d{1,2})?$/.test(group.text)) break;
    isSure ||= group.text.startsWith('0');
    count += 1;
  }
  const isLength = /^(?:см|cm)$/iu.test(tokens[at + count + 1]?.text ?? '');
  return isSure && !isLength ? count : 0;
}

/** '10-ть', '5-ти', '3-х'. */
function suffixes(tokens: readonly Token[], at: number): number {
  const [dash, word, next] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (dash?.kind === 'word' && !dash.gap && /^т[ьи]$/u.test(dash.text)) return 1;
  if (dash?.kind !== 'dash' || dash.gap || word?.gap !== false) return 0;
  return /^(?:т[ьи]|(?:ь?о)?х)$/u.test(word.text) && next?.kind !== 'number' ? 2 : 0;
}

function spelled(tokens: readonly Token[], at: number): Found | null {
  const token = tokens[at] as Token;
  const lower = token.text.toLowerCase();
  const plain = lower.replace(/['’ʼ`´‘]/g, '');
  const ten = tens.find(([stem]) => stem.test(plain));
  if (ten) return { tokens: [{ ...token, kind: 'tens', value: ten[1] }], count: 1 };
  if (fixed[plain]) return { tokens: [{ ...token, kind: 'number', value: fixed[plain] }], count: 1 };
  return halfOrPair(tokens, at, lower) ?? spelledNumbers(tokens, at);
}

/** 'пів пачки', 'півпачки', 'half a bunch', 'пара пачок', 'a couple of packs'. */
function halfOrPair(tokens: readonly Token[], at: number, lower: string): Found | null {
  const token = tokens[at] as Token;
  const next = tokens[at + 1];
  const glued = /^(?:пів|пол)(?=пач|пуч|упак)/u.exec(lower)?.[0];
  if (glued) {
    const start = token.start + glued.length;
    const unit = { ...token, text: token.text.slice(glued.length), start, gap: true };
    return { tokens: [{ ...token, text: glued, end: start, kind: 'number', value: '0.5' }, unit], count: 1 };
  }
  const half = /^(?:пів|пол|half)$/u.test(lower)
    ? /^(?:of|a)$/iu
    : /^пар[ауиы]$|^couple$/u.test(lower)
      ? /^of$/iu
      : null;
  const inner = lower === 'a' && next?.kind === 'word' && next.text.length > 1 ? spelled(tokens, at + 1) : null;
  if (inner)
    return {
      tokens: inner.tokens.map((each) => ({ ...each, start: token.start, gap: token.gap })),
      count: inner.count + 1,
    };
  if (!half) return null;
  let count = 1;
  while (half.test(tokens[at + count]?.text ?? '') || (count === 1 && next?.text === '-')) count += 1;
  const isPack = parseUnitWord(tokens[at + count]?.text ?? '') !== null;
  const last = tokens[at + count - 1] ?? token;
  const value = /^(?:пів|пол|half)$/u.test(lower) ? '0.5' : '2';
  return isPack ? { tokens: [{ ...token, end: last.end, kind: 'number', value }], count } : null;
}

function spelledNumbers(tokens: readonly Token[], at: number): Found | null {
  const token = tokens[at] as Token;
  if (!isNumberWord(token.text)) return null;
  const before = tokens[at - 1];
  const isScale = scaleIn(token.text) !== undefined;
  if (isScale && before?.kind === 'number' && !/(?:у|ю)$/u.test(token.text)) return null;
  if (isScale && before?.kind !== 'number' && /^(?:тис|тыс)$/iu.test(token.text)) return null;
  const count = runOfWords(tokens, at);
  const run = tokens.slice(at, at + count);
  const text = run.map((each, place) => (place === 0 ? each.text : written(each))).join('');
  const numbers = sumWords(text.replace(/\sand\s/giu, ' '));
  const behind = tokens.slice(at + count, at + count + 3).map(({ text: word }) => word);
  const isLinked = link.test(before?.text ?? '') && isNumber(tokens[at - 2]);
  const isBehindUnit = parseUnitWord(before?.text ?? '') !== null && !is(tokens[at + count], 'word', 'number');
  const isBetween = /^(?:between|між|между)$/iu.test(before?.text ?? '') || isEndOfRange(tokens, at);
  if (!areRead(numbers, isLinked || isBetween || isBehindUnit || isCountedBy(behind))) return null;
  const mayBeLength = !isLinked && !text.includes('-') && !hasFigureBefore(tokens, at);
  const parts = numbers.map(({ value, isRangeEnd }, place): Token[] => {
    const ones = value % 10;
    const isOpen = mayBeLength && place === 0 && value > SHORTEST_CM && value < 100 && ones > 0;
    const number = {
      ...token,
      gap: place > 0 || token.gap,
      kind: 'number' as const,
      value: String(value),
      text: String(value),
      isSpelled: true,
    };
    const dash = { ...token, gap: false, kind: 'dash' as const, text: '-', end: token.start };
    const end = run.at(-1)?.end ?? token.end;
    const whole = { ...number, end, gap: isRangeEnd ? false : number.gap, ...(isOpen && { other: String(ones) }) };
    return isRangeEnd ? [dash, whole] : [whole];
  });
  return { tokens: parts.flat(), count };
}

/** 'between 20 and thirty'. */
function isEndOfRange(tokens: readonly Token[], at: number): boolean {
  return isNumber(tokens[at - 2]) && /^(?:between|між|между)$/iu.test(tokens[at - 3]?.text ?? '');
}

function isNumber(token: Token | undefined): boolean {
  return token !== undefined && (token.kind === 'number' || isNumberWord(token.text));
}

function runOfWords(tokens: readonly Token[], at: number): number {
  let count = 1;
  for (;;) {
    const [next, second] = [tokens[at + count], tokens[at + count + 1]];
    const isDash = next?.kind === 'dash' && !next.gap && second?.gap === false;
    const isAnd =
      next?.text.toLowerCase() === 'and' && /^(?:hundred|thousand)$/iu.test(tokens[at + count - 1]?.text ?? '');
    const step = isDash || isAnd ? 1 : 0;
    const word = tokens[at + count + step];
    if (word?.kind !== 'word' || !isNumberWord(word.text)) return count;
    count += step + 1;
  }
}

function isCountedBy(behind: readonly string[]): boolean {
  const [first = '', second = '', third = ''] = behind;
  const isQuality = new RegExp(`^${qualityWord}$`, 'iu').test(first);
  if (parseUnitWord(isQuality ? second : first) !== null) return true;
  if (/^(?:and a half|(?:з|із|с) половин)/iu.test(`${first} ${second} ${third}`)) return true;
  return link.test(first) && (/^\d/.test(second) || isNumberWord(second));
}

/** A small number is read where it is counted, or begins a range that is: 'дві-три пачки'. */
function areRead(numbers: ReturnType<typeof sumWords>, isCounted: boolean): boolean {
  let isRead = isCounted;
  for (const { value, isRangeEnd } of [...numbers].reverse()) {
    isRead ||= value >= LEAST_ALONE;
    if (!isRead) return false;
    isRead = isRangeEnd;
  }
  return numbers.length > 0;
}

function hasFigureBefore(tokens: readonly Token[], at: number): boolean {
  const start = tokens.slice(0, at).findLastIndex((token) => is(token, 'lineEnd', 'comma', 'semicolon'));
  return tokens.slice(start + 1, at).some((token) => is(token, 'number', 'tens'));
}

/** '100 (100) шт', '100 (сто штук)': the number again. */
function isRepeated(tokens: readonly Token[], at: number): boolean {
  for (const start of [at - 1, at - 2, at - 3, at - 4]) {
    if (start < 0) continue;
    const [number, open, again, third, fourth] = tokens.slice(start, start + 5);
    if (number?.kind !== 'number' || open?.text !== '(' || again?.kind !== 'number' || again.value !== number.value)
      continue;
    const length = third?.text === ')' ? 3 : fourth?.text === ')' && third?.kind === 'word' ? 4 : 0;
    if (length === 4 && at - start === 3) return false;
    if (at - start <= length) return true;
  }
  return false;
}
