import type { Language } from '../../contract/enumerations';
import { isSinglePack, packWord, parseUnitWord, pieceWord, qualityWord } from '../unit-words';
import { phraseAt } from './lexicon/phrases';
import { mergeNumbers } from './scan-numbers';
import type { Token } from './tokens';

const day = '(?:0?[1-9]|[12]\\d|3[01])';
const month = '(?:0[1-9]|1[0-2])';
const phone =
  '(?<![\\d+])(?:\\+\\s?)?(?:380|38|8|7)?[\\s(-]{0,4}0\\d{2}[\\s)-]*\\d{3}[\\s-]?\\d{2}[\\s-]?\\d{2}(?!\\d)|\\+\\d{1,3}(?:[\\s()-]*\\d){8,12}(?!\\d)';
const date = [
  `(?<![\\d.,/])${day}[./]${month}[./](?:20\\d{2}|\\d{2})(?!\\d|[.,]\\d)`,
  `(?<![\\d.,/])${day}-${month}-20\\d{2}(?!\\d)`,
  `(?<![\\d.,])20\\d{2}-${month}-${day}(?!\\d)`,
  `(?<![\\d.,])${day}\\.${month}(?!\\d|[.,]\\d)(?!\\s*(?:${packWord}|${pieceWord}|(?:см|cm|м|m|грн)(?!\\p{L})))`,
].join('|');
const time = '(?<![\\d.,:])(?:[01]?\\d|2[0-3]):[0-5]\\d(?::[0-5]\\d)?(?![\\d:])';
/** What a text consists of; the first that fits. */
const pattern = new RegExp(
  [
    '(?<end>\\r\\n?|\\n)',
    '(?<tab>\\t)',
    '(?<blank>[^\\S\\r\\n\\t]+)',
    '(?<struck>~~[^~\\n]+~~|(?<!\\S)~(?=\\S)[^~\\n]*[^~\\s]~(?!\\S)|(?:[^\\n]\\u0336)+)',
    '(?<link>https?:\\S+|[\\w.-]+@[\\w-]+\\.[\\w.]+)',
    `(?<phone>${phone})`,
    `(?<date>${date}|${time})`,
    '(?<number>(?<![\\p{L}\\d])[.,]\\d+|\\d+(?:[.,]\\d+)*|[¼½¾])',
    '(?<word>(?:к-сть|кіл-ть|кол-во|где-то)(?!\\p{L})|\\p{L}[\\p{L}\\p{M}]*(?:[\'’ʼ`´‘"]\\p{L}[\\p{L}\\p{M}]*)*)',
    '(?<sign>\\p{Extended_Pictographic}[\\u{1F3FB}-\\u{1F3FF}\\uFE0F\\u200D]*|\\.{2,}|[^])',
  ].join('|'),
  'guy',
);
const signCodes: Readonly<Record<string, string>> = {
  '×': 'x',
  '*': 'x',
  '[': '(',
  ']': ')',
  '…': '~',
  '÷': '~',
  '–': 'd',
  '—': 'd',
  '-': 'd',
  '&': 'j',
  '₴': '$',
  '€': '$',
};
/** A full stop behind it may be its own. */
const isShortUnit = /^(?:шт|ст|п|пач|пак|упа?к?|pcs?|pks?|bu)$/iu;
const isQuality = new RegExp(`^${qualityWord}$`, 'iu');

/** The tokens of a message; numbers as the language writes them. */
export function scan(text: string, language: Language): Token[] {
  return classify(mergeNumbers(cut(text), language));
}

function cut(text: string): Token[] {
  const tokens: Token[] = [];
  let gap = false;
  for (const { 0: found, index: start, groups } of text.matchAll(pattern)) {
    if (groups?.['blank'] !== undefined) {
      gap = true;
      continue;
    }
    const at = { text: found, start, end: start + found.length, gap };
    const cells = tokens.at(-1)?.text === ',' && !gap ? cellsOf(at) : [];
    tokens.push(...(cells.length > 0 ? cells : [{ ...at, code: codeOf(groups ?? {}) }]));
    gap = false;
  }
  return tokens;
}

/** The numbers of 'freedom,60,100', where commas part cells; '1,000' may be one number. */
function cellsOf({ text, start, gap }: Omit<Token, 'code'>): Token[] {
  if (!/^[1-9]\d+(?:,\d+)+$/.test(text)) return [];
  return [...text.matchAll(/\d+|,/g)].map(({ 0: cell, index }) => ({
    text: cell,
    start: start + index,
    end: start + index + cell.length,
    gap,
    code: cell === ',' ? ',' : 'n',
  }));
}

function codeOf({
  end,
  tab,
  struck,
  link,
  phone: tel,
  date: when,
  number,
  word,
  sign = '',
}: Partial<Record<string, string>>) {
  if (end !== undefined) return '\n';
  if (tab !== undefined) return '\t';
  if (struck !== undefined || link !== undefined || tel !== undefined) return '_';
  if (when !== undefined) return 't';
  if (number !== undefined) return 'n';
  if (word !== undefined) return 'w';
  if (/^\.{2,}$/.test(sign)) return '~';
  return signCodes[sign] ?? (/^[.,;:()=+/~$%#№>@]$/.test(sign) ? sign : 'z');
}

/** Gives words their codes, joins phrases, and tells dashes and crosses apart. */
function classify(tokens: readonly Token[]): Token[] {
  const result: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const [before, next] = [result.at(-1), tokens[at + 1]];
    if (token.code === 'w') {
      const { code, count } = wordCode(tokens, at, before);
      const last = tokens[at + count - 1] ?? token;
      const hasStop = /[PpuFV$bLQUE]/.test(code) && isAbbreviationStop(tokens, at + count, /[Ppu]/.test(code));
      const end = hasStop ? (tokens[at + count]?.end ?? last.end) : last.end;
      const text =
        count === 1
          ? token.text
          : tokens
              .slice(at, at + count)
              .map((each) => each.text)
              .join(' ');
      result.push({ ...token, code, text, end });
      at += count - 1 + (hasStop ? 1 : 0);
    } else if (token.code === 'd') {
      const isGlued = !token.gap && next?.gap === false && before?.code !== '\n';
      result.push({ ...token, code: isGlued ? '-' : 'd' });
    } else if (token.text === '~' && next?.code === 'n' && !next.gap && token.gap) {
      result.push({ ...token, code: 'z' });
    } else if (token.code === '.' || (token.code === '~' && token.text !== '~' && before?.code !== 'n')) {
      const isStop =
        !next || next.code === '\n' || (next.gap && !/^\p{Ll}/u.test(next.text)) || /^\p{Lu}/u.test(next.text);
      const isAbbreviated = !token.gap && isShortUnit.test(before?.text ?? '');
      result.push({ ...token, code: isStop ? (isAbbreviated ? '"' : '.') : 'z' });
    } else result.push(token);
  }
  return result;
}

function wordCode(tokens: readonly Token[], at: number, before: Token | undefined): { code: string; count: number } {
  const { text = '', gap } = tokens[at] ?? {};
  const lower = text.toLowerCase();
  const next = tokens[at + 1];
  if (/^[xх]$/.test(lower) && (next?.code === 'n' || before?.code === 'n')) return { code: 'x', count: 1 };
  if (/^(?:см|cm)$/.test(lower)) return { code: 'c', count: 1 };
  const found = phraseAt((place) => {
    const word = tokens[at + place];
    return word?.code === 'w' && (place === 0 || word.gap) ? word.text.toLowerCase() : undefined;
  });
  if (found && found.count > 1) return found;
  const unit = parseUnitWord(text);
  const isCounted = before?.code === 'n' && !gap;
  if (unit !== null && (found?.code !== 'E' || isCounted)) {
    const code = unit === 'piece' ? 'u' : isSinglePack(text) ? 'P' : 'p';
    return { code, count: 1 };
  }
  if (/^an?$/.test(lower)) return { code: 'a', count: 1 };
  if (found) return found;
  return { code: isQuality.test(lower) ? 'q' : 'w', count: 1 };
}

/** A full stop that ends no sentence: 'шт. по', not 'шт. Мондіаль'. */
function isAbbreviationStop(tokens: readonly Token[], at: number, isUnit: boolean): boolean {
  const [word, stop, next] = tokens.slice(at - 1, at + 2);
  if (isUnit && (!isShortUnit.test(word?.text ?? '') || next?.code === 'n')) return false;
  if (stop?.text !== '.' || stop.gap) return false;
  if (next === undefined || next.code === '\n') return isUnit;
  return !/^\p{Lu}/u.test(next.text);
}
