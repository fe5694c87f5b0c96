import { isFraction } from '../domain/written-number';
import type { Language } from '../contract/enumerations';
import { isAttributes, isSpecies, speciesIn } from './lexicon/attributes';
import {
  countsAfterNames,
  hasContent,
  isCounted,
  readParts,
  type MessagePart,
  type ParseMessageOptions,
} from './message-parts';
import { hasUnit, hideLengths, isLength, isMeasure } from './message-units';
import { withoutFigure, type ParsedLine } from './parse-line';
import { parseText, type ParsedText } from './parse-text';

export interface MessageLine extends ParsedLine {
  readonly typed: string;
  /** With the heading or name it belongs to, so that it can be parsed alone. */
  readonly alone: string;
}

interface DraftLine extends MessagePart {
  readonly alone: string;
  /** Names the species of the lines after it: 'тюльпани:'. */
  readonly isHeading?: boolean;
  readonly heading?: string;
}

/** Characters of a line that still takes more parts: each makes it be parsed again. */
const MAX_JOINED = 300;

export interface ParsedMessage {
  readonly lines: readonly MessageLine[];
  /** Parts that are only a greeting, thanks, a phone or a date, as typed. */
  readonly skipped: readonly string[];
}

/** The requested lines of a message. @see splitMessage */
export function parseMessage(message: string, rules: ParseMessageOptions): readonly MessageLine[] {
  return splitMessage(message, rules).lines;
}

/** Splits a message into requested lines and talk. A length or quantity alone belongs to the name before it; a heading gives its species. */
export function splitMessage(message: string, options: ParseMessageOptions): ParsedMessage {
  const rules = askOnce(options);
  const parts = readParts(message, rules);
  const drafts = countsAfterNames(parts.filter(hasContent)).reduce<readonly DraftLine[]>(
    (before, part) => addPart(before, part, rules),
    [],
  );
  const hasName = drafts.some(({ typed }) => /\p{L}/u.test(typed));
  return {
    lines: hasName
      ? drafts.map(({ typed, alone, parsed: { text: _text, ...line } }) => ({ typed, alone, ...line }))
      : [],
    skipped: parts
      .filter((part) => !hasContent(part))
      .map(({ typed }) => typed)
      .filter((typed) => /[\p{L}\d]/u.test(typed)),
  };
}

/** The same goods are often named in several lines. */
function askOnce({ language, isKnownProduct }: ParseMessageOptions): ParseMessageOptions {
  if (!isKnownProduct) return { language };
  const answers = new Map<string, boolean>();
  return {
    language,
    isKnownProduct: (text) => {
      const answer = answers.get(text) ?? isKnownProduct(text);
      answers.set(text, answer);
      return answer;
    },
  };
}

function addPart(
  lineInputs: readonly DraftLine[],
  { typed, parsed, line }: MessagePart,
  rules: ParseMessageOptions,
): readonly DraftLine[] {
  const draft: DraftLine = {
    typed,
    alone: typed,
    parsed,
    line,
    isHeading: /\p{L}[^\d]*:$/u.test(typed) && !/\d/.test(typed),
  };
  const last = lineInputs.at(-1);
  if (!last) return [draft];
  if (isMeasure(parsed.text)) return addMeasure(lineInputs, last, draft, rules);
  if (draft.isHeading) return [...lineInputs, draft];
  if (last.line === line && isSameProduct(last, draft, rules))
    return [...lineInputs.slice(0, -1), join(last, draft, ' ', rules)];
  return addUnderHeading(lineInputs, last, draft, rules);
}

/** A length or quantity alone completes the line before it, or repeats its name once that line has a quantity. */
function addMeasure(
  lineInputs: readonly DraftLine[],
  last: DraftLine,
  own: DraftLine,
  rules: ParseMessageOptions,
): readonly DraftLine[] {
  if (isPriceOf(last, own))
    return [...lineInputs.slice(0, -1), { ...last, typed: `${last.typed}, ${own.typed}`, line: own.line }];
  if (isOtherNumber(last, own)) return [...lineInputs.slice(0, -1), ask(last, own)];
  if (completes(last, own))
    return [...lineInputs.slice(0, -1), join(last, own, last.line === own.line ? ', ' : ' ', rules)];
  const name = nameOf(last, own);
  return [
    ...lineInputs,
    name === '' ? own : { ...renamed(own, `${name} ${own.alone}`, rules.language), heading: last.heading ?? '' },
  ];
}

/** Whether a measure belongs to the line before it instead of repeating its name. */
function completes(last: DraftLine, own: DraftLine): boolean {
  if (!/\p{L}/u.test(last.parsed.text) || last.alone.length > MAX_JOINED) return false;
  if (!isCounted(last.parsed) || isSameCount(last.parsed, own.parsed)) return true;
  if (last.line !== own.line) return false;
  const isOneCount = own.parsed.query === '' && own.parsed.maybeLength === undefined;
  return isLength(own.parsed.text) || isNumber(own) || (last.parsed.quantity === '' && isOneCount);
}

/** 'фрідом 60 - 100' and then '72' on the same line: a price, or another quantity. */
function isOtherNumber(last: DraftLine, own: DraftLine): boolean {
  return last.line === own.line && last.parsed.quantity !== '' && /\d/.test(last.parsed.query) && isNumber(own);
}

function isNumber({ parsed }: DraftLine): boolean {
  return /^\d+$/.test(parsed.text);
}

function ask(last: DraftLine, own: DraftLine): DraftLine {
  const candidates = [...new Set([last.parsed.quantity, own.parsed.text])].filter((each) => !isFraction(each));
  return {
    ...last,
    typed: `${last.typed}, ${own.typed}`,
    alone: `${last.alone}, ${own.alone}`,
    parsed: { ...last.parsed, quantity: '', candidates },
  };
}

/** '4 пачки' and then '100 шт'. */
function isSameCount(last: ParsedText, own: ParsedText): boolean {
  return hasUnit(last.text) && hasUnit(own.text) && last.unit !== own.unit && own.query === '';
}

/** '72,50' after a quantity. */
function isPriceOf(last: DraftLine, own: DraftLine): boolean {
  return /\p{L}/u.test(last.parsed.text) && last.parsed.quantity !== '' && /^\d+[.,]\d{2}$/.test(own.typed);
}

/** 'еустома, біла', 'троянда, фрідом': only together they name a product. */
function isSameProduct(last: DraftLine, own: DraftLine, { isKnownProduct }: ParseMessageOptions): boolean {
  const isOpen = !isCounted(last.parsed) || !/\d/.test(own.parsed.text);
  const areTwo = last.parsed.maybeLength !== undefined && /\d/.test(own.parsed.text);
  if (!isOpen || last.isHeading || areTwo || last.alone.length > MAX_JOINED) return false;
  const together = `${last.parsed.query} ${own.parsed.query}`;
  if (isAttributes(own.parsed.query)) return isKnownProduct?.(together) ?? true;
  return isSpecies(last.parsed.query) && speciesIn(own.parsed.query) === '' && isKnownProduct?.(together) === true;
}

/** Adds the heading, or else the species of the line before, where it belongs to it. */
function addUnderHeading(
  lineInputs: readonly DraftLine[],
  last: DraftLine,
  own: DraftLine,
  { language, isKnownProduct }: ParseMessageOptions,
): readonly DraftLine[] {
  const isUnder = last.isHeading === true || isBareSpecies(last, own);
  const kept = isUnder ? lineInputs.slice(0, -1) : lineInputs;
  const typed = isUnder ? `${last.typed} ${own.typed}` : own.typed;
  if (speciesIn(own.parsed.query) !== '') {
    const isOfHeading =
      isUnder && isSpecies(last.parsed.query) && isKnownProduct?.(`${last.parsed.query} ${own.parsed.query}`);
    return isOfHeading ? [...kept, { ...own, typed }] : [...lineInputs, own];
  }
  const heading = last.isHeading ? last.parsed.query.replace(/\s*:$/, '') : (last.heading ?? '');
  const species = heading === '' ? speciesIn(last.parsed.query) : heading;
  const isLent = isAttributes(own.parsed.query) && (heading !== '' || isKnownProduct === undefined);
  const { query, maybeLength } = own.parsed;
  const goods = maybeLength ? withoutFigure(query, maybeLength.figure) : query;
  const isKnown = isLent || isKnownProduct?.(`${species} ${goods}`);
  if (species === '' || !isKnown) return [...lineInputs, own];
  const alone = startsWithCount(own) ? `${own.alone} ${species}` : `${species} ${own.alone}`;
  return [...kept, { ...renamed(own, alone, language), heading, typed }];
}

/** '50 білих': behind its species the number would be a length. */
function startsWithCount({ alone, parsed: { quantity } }: DraftLine): boolean {
  return quantity !== '' && alone.startsWith(quantity) && /^\d+\s*\p{L}/u.test(alone);
}

/** 'Троянди' alone on the line before: a heading without a colon. */
function isBareSpecies(last: DraftLine, own: DraftLine): boolean {
  return last.line !== own.line && isSpecies(last.parsed.query) && !isCounted(last.parsed) && !/\d/.test(last.typed);
}

/** A line with the name it belongs to. */
function renamed(own: DraftLine, alone: string, language: Language): DraftLine {
  return { ...own, alone, parsed: parseText(alone, language) };
}

function join(last: DraftLine, own: DraftLine, sign: string, { language }: ParseMessageOptions): DraftLine {
  const alone = `${last.alone.replace(/:$/, '')}${sign}${own.alone}`;
  return {
    typed: `${last.typed}${sign}${own.typed}`,
    alone,
    line: own.line,
    parsed: parseText(alone, language),
    heading: last.heading ?? '',
  };
}

/** The name of a line to repeat, with its length only when the new line has just a quantity. */
function nameOf(last: DraftLine, own: DraftLine): string {
  const { query } = last.parsed;
  if (!/\p{L}/u.test(query) || isMeasure(query)) return '';
  const isCount = own.parsed.query === '' && own.parsed.maybeLength === undefined;
  if (isCount) return query;
  return hideLengths(query)
    .replace(/#+|(?<!\p{L})\d+(?:\.\d+)?(?!\p{L})/gu, ' ')
    .replace(/[:,;]+\s*$/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}
