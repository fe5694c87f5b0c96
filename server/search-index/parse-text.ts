import { normalizeNumbers } from '../domain/written-number';
import type { Language } from '../contract/enumerations';
import { normalizeUnits } from './normalize-units';
import { parseLine, type ParsedLine } from './parse-line';
import { stripLabels, stripNoise } from './strip-noise';

/** Before a number; the last letter of a word does not count. */
const times = /(?:[×*]|(?<!\p{L})[xх])\s*(?=\d)/giu;

const dots = /(?<=\d)\s*(?:\.{2,}|…)\s*(?=\d)/gu;

export interface ParsedText extends ParsedLine {
  /** Without greetings, dates, phones and prices, with normalized numbers and signs; maybe empty. */
  readonly text: string;
}

/** Parses a part of a message, with numbers as its language writes them. */
export function parseText(written: string, language: Language): ParsedText {
  const text = normalizeText(written, language);
  return { text, ...parseLine(text) };
}

function normalizeText(written: string, language: Language): string {
  const plain = normalizeUnits(normalizeNumbers(stripLabels(stripNoise(written)).replace(dots, '-'), language));
  return plain
    .replace(times, ' × ')
    .replace(/^[\s,;.!]+|[\s,;!]+$/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
