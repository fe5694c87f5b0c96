import type { Language } from '../contract/enumerations';
import { findTotals, splitTotal } from './find-totals';
import { joinUnit } from './join-unit';
import { isAttributes, speciesIn } from './lexicon/attributes';
import { stripAddressee } from './lexicon/polite-phrases';
import { hasUnit, isMeasure } from './message-units';
import { parseText, type ParsedText } from './parse-text';
import { plainCharacters } from './plain-characters';
import { splitCounts, splitNames } from './split-counts';
import { splitLine } from './split-line';
import { stripCorrections } from './strip-corrections';
import { stripStamps } from './strip-noise';
import { stripPositions } from './strip-positions';
import { applyUnitHeading } from './unit-heading';

export interface ParseMessageOptions {
  readonly language: Language;
  readonly isKnownProduct?: (text: string) => boolean;
}

/** A part of a line that may be a wish of its own. */
export interface MessagePart {
  readonly typed: string;
  readonly parsed: ParsedText;
  /** Number of its line. */
  readonly line: number;
}

const blanks = /[^\S\n\r\t]+/gu;
const lineEnds = /[\n\r]+/u;

/** Parts of a message in their order, without chat stamps and line numbers. Totals have no content. */
export function readParts(message: string, rules: ParseMessageOptions): MessagePart[] {
  const lines = plainCharacters(message).replace(blanks, ' ').split(lineEnds).map(joinUnit);
  const isGoods = (text: string) => speciesIn(text) !== '' || isAttributes(text) || rules.isKnownProduct?.(text);
  const unstamped = stripStamps(lines, (text) => isGoods(text) ?? false);
  const bare = applyUnitHeading(
    unstamped.map((line) => stripCorrections(stripAddressee(line, (text) => isGoods(text) ?? true))),
  );
  const hasQuantity = (line: string) => isCounted(parseText(line, rules.language));
  const goods = stripPositions(bare, hasQuantity).flatMap((line) => splitTotal(line, hasQuantity));
  const totals = findTotals(goods, hasQuantity);
  return goods.flatMap((text, line) =>
    (totals.has(line) ? [text] : splitParts(text, rules)).map((part) => ({
      typed: part.trim().replace(/[\s,;]+$/u, ''),
      parsed: parseText(totals.has(line) ? '' : part, rules.language),
      line,
    })),
  );
}

/** Whether anything is left of a part once talk is taken out. */
export function hasContent({ parsed }: MessagePart): boolean {
  return /[\p{L}\d]/u.test(parsed.text);
}

export function isCounted({ quantity, candidates }: ParsedText): boolean {
  return quantity !== '' || candidates.length > 0;
}

/** '30 шт', then 'рускус 50' below it, and so on: each quantity stands above its name. */
export function countsAfterNames(parts: readonly MessagePart[]): readonly MessagePart[] {
  const isCount = ({ parsed }: MessagePart) => isMeasure(parsed.text) && hasUnit(parsed.text);
  const isList =
    parts.length % 2 === 0 && parts.every((part, at) => (at % 2 === 0 ? isCount(part) : !isCounted(part.parsed)));
  return isList ? parts.map((part, at) => parts[at % 2 === 0 ? at + 1 : at - 1] ?? part) : parts;
}

function splitParts(line: string, { language, isKnownProduct }: ParseMessageOptions): string[] {
  const parts = splitLine(line, language);
  return isKnownProduct
    ? parts
        .flatMap((part) => splitNames(part, isKnownProduct))
        .flatMap((part) => splitCounts(part, language, isKnownProduct))
    : parts;
}
