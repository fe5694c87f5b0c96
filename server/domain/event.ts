import { cleanText } from './clean-text';
import { isDay, parseDayInput } from './day-input';
import { plainNumber } from './quantity';

/** A piece of an event as typed: 'Букет на стіл', '12', one flower a line. */
export interface PieceFields {
  readonly name: string;
  readonly count: string;
  readonly stems: string;
}

/** An event as typed. */
export interface EventFields {
  readonly name: string;
  readonly date: string;
  readonly spare: string;
  readonly pieces: readonly PieceFields[];
}

export const MAX_PIECES = 30;
export const MAX_NAME = 60;
/** Characters of the flowers of a piece. */
export const MAX_TEXT = 500;
export const MAX_COUNT = 10_000;
/** Stems of one flower in one piece. */
export const MAX_STEMS = 1_000;
/** Percent. */
export const MAX_SPARE = 100;
/** Different goods, which is also the size of the order sheet. */
export const MAX_GOODS = 60;

export const emptyPiece: PieceFields = { name: '', count: '1', stems: '' };
export const emptyEvent: EventFields = { name: '', date: '', spare: '10', pieces: [emptyPiece] };

export type EventErrorKind = 'name' | 'date' | 'spare' | 'count' | 'text' | 'pieces' | 'empty';

export interface EventError {
  readonly kind: EventErrorKind;
  /** The piece that it is about. */
  readonly piece?: number;
}

/** Whether nothing was typed into a piece. */
export function isBlankPiece({ name, stems }: PieceFields): boolean {
  return cleanText(name) === '' && stems.trim() === '';
}

/** The event with its day as `2026-12-25`, and without blank pieces. */
export function tidyEvent({ name, date, spare, pieces }: EventFields): EventFields {
  const filled = pieces.filter((piece) => !isBlankPiece(piece));
  return {
    name: cleanText(name),
    date: parseDayInput(cleanText(date)),
    spare: cleanText(spare),
    pieces: (filled.length > 0 ? filled : [emptyPiece]).map((piece) => ({
      name: cleanText(piece.name),
      count: cleanText(piece.count),
      stems: piece.stems.replace(/\r\n?/g, '\n').trim(),
    })),
  };
}

/** What is wrong with an event before its flowers are read. */
export function eventErrors({ name, date, spare, pieces }: EventFields): EventError[] {
  return [
    ...(name.length > MAX_NAME ? [{ kind: 'name' as const }] : []),
    ...(date !== '' && !isDay(date) ? [{ kind: 'date' as const }] : []),
    ...(parseSpare(spare) === null ? [{ kind: 'spare' as const }] : []),
    ...(pieces.length > MAX_PIECES ? [{ kind: 'pieces' as const }] : []),
    ...(pieces.every(({ stems }) => stems === '') ? [{ kind: 'empty' as const, piece: 0 }] : []),
    ...pieces.flatMap((each, piece) => [
      ...(each.name.length > MAX_NAME ? [{ kind: 'name' as const, piece }] : []),
      ...(parseCount(each.count) === null ? [{ kind: 'count' as const, piece }] : []),
      ...(each.stems.length > MAX_TEXT ? [{ kind: 'text' as const, piece }] : []),
    ]),
  ];
}

/** Whole percent of '10' or '10 %', 0 for an empty text; null for anything else. */
export function parseSpare(text: string): number | null {
  const number = text.replace(/\s*%$/, '');
  return number === '' ? 0 : parseWhole(number, 0, MAX_SPARE);
}

/** How many of a piece; null for anything but a whole number. */
export function parseCount(text: string): number | null {
  return parseWhole(text, 1, MAX_COUNT);
}

function parseWhole(text: string, least: number, most: number): number | null {
  const plain = plainNumber(text);
  const value = Number(plain);
  return /^\d+(?:\.0*)?$/.test(plain) && value >= least && value <= most ? value : null;
}

/** Stems with the spare ones, rounded up. @param spare whole percent */
export function withSpare(stems: number, spare: number): number {
  return Math.ceil((stems * (100 + spare)) / 100);
}

/** The whole packs that hold at least `stems`, as pieces. @param packSize null sells single pieces */
export function wholePacksFor(stems: number, packSize: number | null): number {
  const size = packSize ?? 1;
  return Math.ceil(stems / size) * size;
}

/** Stems of one good in one of a piece. */
export interface PieceStems {
  readonly piece: number;
  readonly key: string;
  readonly stems: number;
}

/** Stems of each good for all pieces, goods in the order in which they are named. @param counts how many of each piece */
export function sumStems(lines: readonly PieceStems[], counts: readonly number[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { piece, key, stems } of lines) sums.set(key, (sums.get(key) ?? 0) + stems * (counts[piece] ?? 0));
  return sums;
}
