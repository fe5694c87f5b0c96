import { normalizeNumbers } from '../../app/domain/written-number';
import type { Language } from '../contract/enumerations';
import { metresToCm } from './message-units';
import { parseLine, type ParsedLine } from './parse-line';
import { stripNoise } from './strip-noise';

/** A sign between figures or before one; an x that ends a word is none. */
const times = /(?:[×*]|(?<!\p{L})[xх])\s*(?=\d)/giu;

/** '2..3', '2…3'. */
const dots = /(?<=\d)\s*(?:\.{2,}|…)\s*(?=\d)/gu;

/** A text and what it asks for. */
export interface ParsedText extends ParsedLine {
  /** Without greetings, dates, phones and prices, its numbers and signs normalized; empty where there is nothing else. */
  readonly text: string;
}

/** Reads a part of a message as a wish, its numbers as its language writes them. */
export function parseText(written: string, language: Language): ParsedText {
  const text = normalizeText(written, language);
  return { text, ...parseLine(text) };
}

function normalizeText(written: string, language: Language): string {
  const plain = metresToCm(normalizeNumbers(stripNoise(written).replace(dots, '-'), language));
  return plain
    .replace(times, ' × ')
    .replace(/^[\s,;.!]+|[\s,;!]+$/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
