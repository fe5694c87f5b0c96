import type { Language } from '../contract/enumerations';
import { isAttributes, isSpecies, speciesIn } from './lexicon/attributes';
import { stripAddressee } from './lexicon/polite-phrases';
import { hideLengths, isLength, isMeasure } from './message-units';
import type { ParsedLine } from './parse-line';
import { parseText, type ParsedText } from './parse-text';
import { splitLine } from './split-line';
import { stripStamp } from './strip-noise';
import { stripPositions } from './strip-positions';
import { flattenTable } from './flatten-table';

/** One wish of a message. */
export interface MessageLine extends ParsedLine {
  /** As written; where several lines made one wish, all of them. */
  readonly typed: string;
  /** The same with the heading or the name it was written under, to be read by itself. */
  readonly alone: string;
}

export interface ParseMessageOptions {
  readonly language: Language;
  /** Whether there are goods that have all words of a text; without an index nothing is known to be. */
  readonly isKnownProduct?: (text: string) => boolean;
}

interface DraftLine {
  readonly typed: string;
  readonly alone: string;
  readonly parsed: ParsedText;
  /** The line it began on. */
  readonly line: number;
  /** Says what those after it are: 'тюльпани:'. */
  readonly isHeading?: boolean;
  /** The heading that it was written under. */
  readonly heading?: string;
}

const invisible = /[\u200B-\u200F\u2060\uFEFF]/g;
const blanks = /[^\S\n\r\t]+/gu;
const lineEnds = /[\n\r]+/u;

/**
 * The wishes of a message: one a line, or several on a line. What says only how long or how many belongs to the name before it; a
 * heading lends its species. Greetings, dates, phones and position numbers are none; all else is told, also what names nothing.
 */
export function parseMessage(message: string, rules: ParseMessageOptions): MessageLine[] {
  const lines = flattenTable(message.replace(invisible, '').replace(blanks, ' ').split(lineEnds));
  const isGoods = (word: string) =>
    speciesIn(word) !== '' || isAttributes(word) || (rules.isKnownProduct?.(word) ?? true);
  const bare = lines.map((line) => stripAddressee(stripStamp(line), isGoods));
  const drafts = stripPositions(bare, (line) => isCounted(parseText(line, rules.language))).reduce<
    readonly DraftLine[]
  >(
    (before, line, at) => splitLine(line, rules.language).reduce((all, part) => addPart(all, part, at, rules), before),
    [],
  );
  const hasName = drafts.some(({ typed }) => /\p{L}/u.test(typed));
  return hasName ? drafts.map(({ typed, alone, parsed: { text: _text, ...line } }) => ({ typed, alone, ...line })) : [];
}

function addPart(
  lineInputs: readonly DraftLine[],
  part: string,
  line: number,
  rules: ParseMessageOptions,
): readonly DraftLine[] {
  const parsed = parseText(part, rules.language);
  const typed = part.trim().replace(/[\s,;]+$/u, '');
  if (!/[\p{L}\d]/u.test(parsed.text)) return lineInputs;
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

/** What says only how long or how many belongs to the wish before it, as long as that has no quantity; then it is another of that name. */
function addMeasure(
  lineInputs: readonly DraftLine[],
  last: DraftLine,
  own: DraftLine,
  rules: ParseMessageOptions,
): readonly DraftLine[] {
  const isOpen = !isCounted(last.parsed);
  const isOfLast = /\p{L}/u.test(last.parsed.text) && (isOpen || (last.line === own.line && isLength(own.parsed.text)));
  if (isOfLast) return [...lineInputs.slice(0, -1), join(last, own, last.line === own.line ? ', ' : ' ', rules)];
  const name = nameOf(last, own);
  return [
    ...lineInputs,
    name === '' ? own : { ...withHeading(name, own, rules.language), heading: last.heading ?? '' },
  ];
}

/** 'еустома, біла', 'троянда, фрідом': what only together names one good. */
function isSameProduct(last: DraftLine, own: DraftLine, { isKnownProduct }: ParseMessageOptions): boolean {
  const isOpen = !isCounted(last.parsed);
  const areTwo = last.parsed.maybeLength !== undefined && /\d/.test(own.parsed.text);
  if (!isOpen || last.isHeading || areTwo) return false;
  const together = `${last.parsed.query} ${own.parsed.query}`;
  if (isAttributes(own.parsed.query)) return isKnownProduct?.(together) ?? true;
  return isSpecies(last.parsed.query) && speciesIn(own.parsed.query) === '' && isKnownProduct?.(together) === true;
}

/** A wish under the heading, or else the species, that was written last and that it belongs to. */
function addUnderHeading(
  lineInputs: readonly DraftLine[],
  last: DraftLine,
  own: DraftLine,
  { language, isKnownProduct }: ParseMessageOptions,
): readonly DraftLine[] {
  if (speciesIn(own.parsed.query) !== '') return [...lineInputs, own];
  const heading = last.isHeading ? last.parsed.query.replace(/\s*:$/, '') : (last.heading ?? '');
  const species = heading === '' ? speciesIn(last.parsed.query) : heading;
  const isLent = isAttributes(own.parsed.query) && (heading !== '' || isKnownProduct === undefined);
  if (species === '' || !(isLent || isKnownProduct?.(`${species} ${own.parsed.query}`))) return [...lineInputs, own];
  const named: DraftLine = { ...withHeading(species, own, language), heading };
  return last.isHeading
    ? [...lineInputs.slice(0, -1), { ...named, typed: `${last.typed} ${own.typed}` }]
    : [...lineInputs, named];
}

/** Whether a wish says how many, if only as a question. */
function isCounted({ quantity, candidates }: ParsedText): boolean {
  return quantity !== '' || candidates.length > 0;
}

function withHeading(name: string, own: DraftLine, language: Language): DraftLine {
  const alone = `${name} ${own.alone}`;
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

/** The name of a wish for another length or quantity of it: its length stays where that says only how many. */
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
