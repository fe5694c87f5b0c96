import type { Language } from '../../contract/enumerations';
import { isNumberWord, lengthIn } from '../number-words';
import { isSinglePack, packWord, parseUnitWord, pieceWord, qualityWord } from '../unit-words';
import { phraseAt } from './lexicon/phrases';
import { mergeNumbers } from './scan-numbers';
import { is, type Kind, type Token } from './tokens';

const day = '(?:0?[1-9]|[12]\\d|3[01])';
const month = '(?:0[1-9]|1[0-2])';
const phone =
  '(?<![\\d+])(?:\\+\\s?)?(?:380|38|8|7)?[\\s(-]{0,4}0\\d{2}[\\s)-]*\\d{3}[\\s-]?\\d{2}[\\s-]?\\d{2}(?!\\d)|\\+\\d{1,3}(?:[\\s()-]*\\d){8,12}(?!\\d)';
const struck = '~~[^~\\n]+~~|(?<!\\S)~(?=\\S)[^~\\n]*[^~\\s]~(?!\\S)|(?:[^\\n]\\u0336)+';
const address = 'https?:\\S+|[\\w.-]+@[\\w-]+\\.[\\w.]+';
const date = [
  `(?<![\\d.,/])${day}[./]${month}[./](?:20\\d{2}|\\d{2})(?!\\d|[.,]\\d)`,
  `(?<![\\d.,/])${day}-${month}-20\\d{2}(?!\\d)`,
  `(?<![\\d.,])20\\d{2}-${month}-${day}(?!\\d)`,
  `(?<![\\d.,])${day}\\.${month}(?!\\d|[.,]\\d)(?!\\s*(?:${packWord}|${pieceWord}|(?:см|cm|м|m|грн)(?!\\p{L})))`,
].join('|');
const time = '(?<![\\d.,:])(?:[01]?\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?(?![\\d:])';
/** '10-ть', '5-ти', '3-х'. */
const suffix = '(?:-?т[ьи](?!\\p{L})|-(?:ь?о)?х(?!\\p{L}|\\s?\\d))?';
/** What a text consists of; the first that fits. */
const parts = {
  lineEnd: '\\r\\n?|\\n',
  tab: '\\t',
  blank: '[^\\S\\r\\n\\t]+',
  noise: `${struck}|${address}|${phone}`,
  date: `${date}|${time}`,
  number: `(?:(?:(?<![\\d.,/])\\d\\s?)?(?:[¼½¾]|(?<![\\d.,/])1/2(?![\\d/]|[.,]\\d))|(?:(?<![\\p{L}\\d])[.,]\\d+|\\d+(?:[.,]\\d+)*)${suffix})`,
  word: '(?:пів|пол)(?=пач|пуч|упак)|(?:к-сть|кіл-ть|кол-во|где-то)(?!\\p{L})|\\p{L}[\\p{L}\\p{M}]*(?:[\'’ʼ`´‘"]\\p{L}[\\p{L}\\p{M}]*)*',
  tilde: '\\.{2,}',
  other: '\\p{Extended_Pictographic}[\\u{1F3FB}-\\u{1F3FF}\\uFE0F\\u200D]*|[^]',
} as const;
const partKinds = Object.keys(parts) as (keyof typeof parts)[];
const pattern = new RegExp(`(${Object.values(parts).join(')|(')})`, 'guy');
const signs: Partial<Record<Kind, string>> = {
  ...{ comma: ',', semicolon: ';', stop: '.', colon: ':', open: '([', close: ')]', dash: '-–—', tilde: '~…÷' },
  ...{ times: '×*', equals: '=', plus: '+', and: '&', slash: '/', percent: '%', hash: '#№', greater: '>', at: '@' },
  currency: '$₴€',
};
const signKinds = new Map(
  Object.entries(signs).flatMap(([kind, each]) => Array.from(each, (sign) => [sign, kind as Kind] as const)),
);
/** A full stop behind it may be its own. */
const isShortUnit = /^(?:шт|ст|п|пач|пак|упа?к?|pcs?|pks?|bu)$/iu;
/** Kinds that have abbreviations beside those of units. */
const abbreviated: readonly Kind[] = ['street', 'flat', 'currency', 'box', 'length', 'quantity', 'until', 'ordinal'];
const isQuality = new RegExp(`^${qualityWord}$`, 'iu');
const startsUpper = /^\p{Lu}/u;

/** The tokens of a message; numbers as the language writes them. */
export function scan(text: string, language: Language): Token[] {
  return mergeNumbers(classify(cut(text)), language);
}

function cut(text: string): Token[] {
  const tokens: Token[] = [];
  let gap = false;
  for (const match of text.matchAll(pattern)) {
    const [found] = match;
    const part = partKinds[match.indexOf(found, 1) - 1] ?? 'other';
    if (part !== 'blank') {
      const kind = part === 'other' ? (signKinds.get(found) ?? part) : part;
      const token = { text: found, start: match.index, end: match.index + found.length, gap, kind };
      if (tokens.at(-1)?.text === ',' && !gap) tokens.push(...cellsOf(token));
      else tokens.push(token);
    }
    gap = part === 'blank';
  }
  return tokens;
}

/** The numbers of 'freedom,60,100', where commas part cells; '1,000' may be one number. */
function cellsOf(token: Token): Token[] {
  if (!/^[1-9]\d+(?:,\d+)+$/.test(token.text)) return [token];
  return [...token.text.matchAll(/\d+|,/g)].map(({ 0: text, index }) => {
    const start = token.start + index;
    return { ...token, text, start, end: start + text.length, kind: text === ',' ? 'comma' : 'number' };
  });
}

/** Tells words by the lexicons and units, with the full stop of an abbreviation, and signs by what stands around them. */
function classify(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const before = result.at(-1);
    if (token.kind !== 'word') {
      result.push({ ...token, kind: signKind(token, before, tokens[at + 1]) });
      continue;
    }
    const { kind, count } = wordKind(tokens, at, before);
    const words = tokens.slice(at, at + count);
    at += count - 1;
    if (hasOwnStop(kind, tokens[at] as Token, tokens[at + 1], tokens[at + 2])) at += 1;
    const value = kind === 'tens' ? lengthIn(token.text) : undefined;
    result.push({
      ...token,
      kind,
      ...(value && { value }),
      text: words.map(({ text }) => text).join(' '),
      end: tokens[at]?.end ?? token.end,
    });
  }
  return result;
}

function signKind({ kind, text, gap }: Token, before: Token | undefined, next: Token | undefined): Kind {
  const isAtNext = next?.gap === false;
  if (kind === 'dash') return isAtNext && !gap && !is(before, 'lineEnd') ? 'hyphen' : 'dash';
  if (text === '~') return isAtNext && gap && is(next, 'number', 'spelled') ? 'other' : kind;
  if (kind === 'stop' || (kind === 'tilde' && !is(before, 'number', 'spelled'))) return stopKind(gap, before, next);
  return kind;
}

function stopKind(gap: boolean, before: Token | undefined, next: Token | undefined): Kind {
  if (!isSentenceEnd(next)) return 'other';
  return before && !gap && isShortUnit.test(before.text) ? 'weakStop' : 'stop';
}

function isSentenceEnd(next: Token | undefined): boolean {
  if (!next || is(next, 'lineEnd') || startsUpper.test(next.text)) return true;
  return next.gap && !/^\p{Ll}/u.test(next.text);
}

function wordKind(tokens: readonly Token[], at: number, before: Token | undefined): { kind: Kind; count: number } {
  const { text, gap } = tokens[at] as Token;
  const isAfterNumber = is(before, 'number', 'spelled');
  if (/^[xх]$/iu.test(text) && (isAfterNumber || is(tokens[at + 1], 'number'))) return { kind: 'times', count: 1 };
  const found = phraseAt((place) => {
    const word = tokens[at + place];
    return word?.kind === 'word' && (place === 0 || word.gap) ? word.text.toLowerCase() : undefined;
  });
  const kind = kindAlone(text);
  const isOrdinal = found?.kind === 'ordinal' && is({ kind }, 'unit') && (!isAfterNumber || gap);
  if (found && (kind === 'word' || kind === 'quality' || isOrdinal || (found.count > 1 && kind !== 'cm'))) return found;
  return { kind, count: 1 };
}

/** What a word is without its neighbours. */
function kindAlone(text: string): Kind {
  if (/^(?:см|cm)$/iu.test(text)) return 'cm';
  const unit = parseUnitWord(text);
  if (unit === 'piece') return 'piece';
  if (unit === 'pack') return isSinglePack(text) ? 'pack' : 'packs';
  if (isNumberWord(text)) return 'spelled';
  if (lengthIn(text)) return 'tens';
  if (/^an?$/iu.test(text)) return 'article';
  return isQuality.test(text) ? 'quality' : 'word';
}

/** A full stop that ends no sentence: 'шт. по', not 'шт. Мондіаль'. */
function hasOwnStop(kind: Kind, word: Token, stop: Token | undefined, next: Token | undefined): boolean {
  if (stop?.text !== '.' || stop.gap) return false;
  const isUnit = is({ kind }, 'unit');
  if (isUnit ? !isShortUnit.test(word.text) || is(next, 'number', 'spelled') : !abbreviated.includes(kind))
    return false;
  return next === undefined || is(next, 'lineEnd') ? isUnit : !startsUpper.test(next.text);
}
