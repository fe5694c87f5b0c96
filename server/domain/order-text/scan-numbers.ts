import type { Language } from '../../contract/enumerations';
import { scaleIn, sumWords } from '../number-words';
import { normalizeNumber } from '../written-number';
import { is, kindsOf, pattern, type Token } from './tokens';

const fractions: Readonly<Record<string, number>> = { '¼': 0.25, '½': 0.5, '¾': 0.75, '1/2': 0.5 };
/** The least number in words that is read without a unit behind it: a smaller one may be part of a name. */
const LEAST_ALONE = 11;
const [SHORTEST_CM, LARGEST_TIMES, GROUPED_FROM] = [30, 30, 10];

/** Numbers that are read from so many tokens. */
interface Found {
  readonly numbers: readonly Token[];
  readonly count: number;
}

/** Tokens whose numbers have a value: words as figures, groups and fractions joined. */
export function mergeNumbers(tokens: readonly Token[], language: Language): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token;
    const found = is(token, 'number') ? joinFigures(tokens, at, language) : spelledNumbers(tokens, at);
    if (!found) {
      result.push(is(token, 'spelled') ? { ...token, kind: 'word' } : token);
      at += 1;
      continue;
    }
    const article = result.at(-1);
    if (is(token, 'spelled') && is(article, 'article')) result.pop();
    at += found.count;
    const last = found.numbers.at(-1) as Token;
    const isHalf = is(tokens[at], 'half');
    result.push(...found.numbers.slice(0, -1), isHalf ? { ...last, value: String(Number(last.value) + 0.5) } : last);
    if (isHalf) at += 1;
  }
  return withoutRepeated(result);
}

const repeated = pattern('number open number (?:unit|word)? close', 'g');
/** '100 (100) шт', '100 (сто штук)': the number once, with its unit. */
function withoutRepeated(tokens: readonly Token[]): Token[] {
  const result = [...tokens];
  for (const { 0: match, index } of [...kindsOf(tokens).matchAll(repeated)].reverse()) {
    const [number, , again, unit] = tokens.slice(index, index + match.length);
    if (number?.value === again?.value)
      result.splice(index + 1, match.length - 1, ...(unit && !is(unit, 'close') ? [unit] : []));
  }
  return result;
}

/** One number of figures: '1 500', '1 ½', '30 тис', '10-ть'. */
function joinFigures(tokens: readonly Token[], at: number, language: Language): Found {
  const groups = groupsAfter(tokens, at);
  const scaled = tokens[at + groups + 1];
  const rest = tokens[at + groups + 2];
  const whole = tokens.slice(at, at + groups + 1).map(({ text }) => text);
  const value = valueOf(whole.join(''), language);
  const scale = is(scaled, 'spelled') ? scaleIn(scaled?.text ?? '') : undefined;
  if (scale === undefined || Number(value) >= LARGEST_TIMES || Number(value) <= 0)
    return { numbers: [joined(tokens, at, groups + 1, value)], count: groups + 1 };
  const isRest = scale === 1000 && /^[1-9]\d\d$/.test(rest?.text ?? '');
  const times = Math.round(Number(value) * scale) + (isRest ? Number(rest?.text) : 0);
  const count = groups + (isRest ? 3 : 2);
  return { numbers: [joined(tokens, at, count, String(times))], count };
}

function joined(tokens: readonly Token[], at: number, count: number, value: string): Token {
  const found = tokens.slice(at, at + count);
  const text = found.map((token, place) => `${place > 0 && token.gap ? ' ' : ''}${token.text}`).join('');
  return { ...(found[0] as Token), kind: 'number', text, end: found.at(-1)?.end ?? 0, value };
}

function valueOf(written: string, language: Language): string {
  const [, whole = '', fraction = ''] = /^(\d?)\s?([¼½¾]|1\/2)$/.exec(written) ?? [];
  if (fraction !== '') return String(Number(whole) + (fractions[fraction] ?? 0));
  const plain = written.replace(/^[.,]/, '0.').replace(/-?\p{L}+$/u, '');
  return normalizeNumber(plain, language) ?? plain;
}

/** How many groups of three digits follow: '1 500', '30 000'; '60 100' are two numbers. */
function groupsAfter(tokens: readonly Token[], at: number): number {
  const first = tokens[at]?.text ?? '';
  if (!/^[1-9]\d{0,2}$/.test(first)) return 0;
  let [end, isSure] = [at + 1, Number(first) < GROUPED_FROM];
  for (; tokens[end]?.gap && /^\d{3}(?:[.,]\d{1,2})?$/.test(tokens[end]?.text ?? ''); end += 1)
    isSure ||= tokens[end]?.text.startsWith('0') === true;
  return isSure && !is(tokens[end], 'cm') ? end - at - 1 : 0;
}

/** 'сто двадцять', 'дві-три пачки', 'пара пачок', 'half of a bunch'. */
function spelledNumbers(tokens: readonly Token[], at: number): Found | null {
  const token = tokens[at] as Token;
  const before = tokens[at - 1];
  if (!is(token, 'spelled')) return null;
  if (scaleIn(token.text) !== undefined && !isOwnScale(token.text, before)) return null;
  const run = runOfWords(tokens, at);
  const text = joined(tokens, at, run, '').text;
  const numbers = sumWords(text.replace(/\sand\s/giu, ' '));
  const isLinked = is(before, 'or', 'by', 'times') && isNumber(tokens[at - 2]);
  const count = run + linkedWords(tokens, at + run);
  const isBehindUnit = is(before, 'unit') && !/^[\p{L}\d]/u.test(tokens[at + count]?.text ?? '');
  if (!areRead(numbers, isLinked || isBehindUnit || isOfRange(tokens, at) || isCounted(tokens, at + count)))
    return null;
  const mayBeLength = !isLinked && !text.includes('-') && !hasFigureBefore(tokens, at);
  const { end } = tokens[at + count - 1] as Token;
  return { numbers: toTokens(numbers, { ...token, end }, mayBeLength), count };
}

/** Tokens of numbers in words; the ones of a first one that may be a length may be the quantity: 'шістдесят дві'. */
function toTokens(numbers: ReturnType<typeof sumWords>, token: Token, mayBeLength: boolean): Token[] {
  return numbers.flatMap(({ value, isRangeEnd }, place): Token[] => {
    const ones = value % 10;
    const isOpen = mayBeLength && place === 0 && value > SHORTEST_CM && value < 100 && ones > 0;
    const number: Token = {
      ...{ ...token, kind: 'number', value: String(value), text: String(value), isSpelled: true },
      ...{ gap: !isRangeEnd && (place > 0 || token.gap), ...(isOpen && { other: String(ones) }) },
    };
    const hyphen: Token = { ...token, gap: false, kind: 'hyphen', text: '-', end: token.start };
    return isRangeEnd ? [hyphen, number] : [number];
  });
}

/** Whether 'тисяча' is a number of its own: 'шістдесят тисяча' is 60 and 1,000, 'тис' only multiplies. */
const isOwnScale = (word: string, before: Token | undefined) =>
  is(before, 'number') ? /[ую]$/u.test(word) : !/^т[иы]с$/iu.test(word);

function runOfWords(tokens: readonly Token[], at: number): number {
  let count = 1;
  for (;;) {
    const [last, next] = tokens.slice(at + count - 1);
    const isAnd = /^and$/iu.test(next?.text ?? '') && /^(?:hundred|thousand)$/iu.test(last?.text ?? '');
    const step = is(next, 'hyphen') || isAnd ? 2 : 1;
    if (!is(tokens[at + count + step - 1], 'spelled')) return count;
    count += step;
  }
}

/** The words between 'half' or 'a couple' and its unit: 'of', 'a'. */
function linkedWords(tokens: readonly Token[], at: number): number {
  if (!/^(?:half|couple)$/iu.test(tokens[at - 1]?.text ?? '')) return 0;
  const found = tokens.slice(at, at + 3).findIndex((token) => !is(token, 'of', 'article'));
  return is(tokens[at + found], 'unit') ? found : 0;
}

const isNumber = (token: Token | undefined) => is(token, 'number', 'spelled');

/** 'between ten and thirty' */
const isOfRange = (tokens: readonly Token[], at: number) =>
  is(tokens[at - 1], 'between') || (is(tokens[at - 3], 'between') && isNumber(tokens[at - 2]));

function isCounted(tokens: readonly Token[], at: number): boolean {
  const [first, second] = tokens.slice(at, at + 2);
  if (is(first, 'unit', 'half') || (is(first, 'quality') && is(second, 'unit'))) return true;
  return is(first, 'or', 'by', 'times') && isNumber(second);
}

/** A small number is read where it is counted, or begins a range that is: 'дві-три пачки'. */
function areRead(numbers: ReturnType<typeof sumWords>, isCountedBehind: boolean): boolean {
  let isRead = isCountedBehind;
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
