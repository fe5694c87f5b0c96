import { parseCount } from './round';

export const faults = ['broken', 'wilted', 'variety', 'length', 'missing'] as const;
export type Fault = (typeof faults)[number];

/** What came of a product, in pieces; `came` is null until it is counted. The fault says why pieces are bad, or did not come. */
export interface ReceivedCount {
  readonly came: number | null;
  readonly bad: number;
  readonly fault: Fault | null;
}

/** Texts of the boxes of a line. */
export interface TypedCount {
  readonly came: string;
  readonly bad: string;
  readonly reason: string;
}

export type ReceiptBox = keyof TypedCount;

/** Why a line cannot be saved, and the box that says otherwise. */
export interface CountRefusal {
  readonly problem:
    | 'notWhole'
    | 'cameMissing'
    | 'tooManyBad'
    | 'tooManyMissing'
    | 'noReason'
    | 'noNumber'
    | 'noMissing'
    | 'countedTwice'
    | 'changed';
  readonly box: ReceiptBox;
}

const MAX_PIECES = 99_999;

/**
 * Reads what was typed of a line.
 * @param expected pieces of the invoice
 * @param isAllHere takes an empty box of what came for all pieces
 */
export function parseReceived(typed: TypedCount, expected: number, isAllHere: boolean): ReceivedCount | CountRefusal {
  const [came, bad] = [typed.came, typed.bad].map((text) => parseCount(text, 'piece', null));
  if (!isCount(came)) return { problem: 'notWhole', box: 'came' };
  if (!isCount(bad)) return { problem: 'notWhole', box: 'bad' };
  const fault = faults.find((each) => each === typed.reason) ?? null;
  const count = { came: came ?? (isAllHere ? expected : null), bad: bad ?? 0, fault };
  if (fault === 'missing' && count.bad > 0) return withoutMissing(count.came, count.bad, expected);
  return refusalOf(count, expected) ?? count;
}

function isCount(pieces: number | null | undefined): pieces is number | null {
  return pieces !== undefined && (pieces ?? 0) <= MAX_PIECES;
}

function refusalOf({ came, bad, fault }: ReceivedCount, expected: number): CountRefusal | null {
  if (came === null) return bad > 0 || fault ? { problem: 'cameMissing', box: 'came' } : null;
  if (bad > came) return { problem: 'tooManyBad', box: 'bad' };
  if (bad > 0) return fault ? null : { problem: 'noReason', box: 'reason' };
  if (fault === 'missing') return came < expected ? null : { problem: 'noMissing', box: 'bad' };
  return fault ? { problem: 'noNumber', box: 'bad' } : null;
}

/** '5 missing' of 50 are 45 that came, whether or not that was typed, too. */
function withoutMissing(came: number | null, missing: number, expected: number): ReceivedCount | CountRefusal {
  const rest = expected - missing;
  if (rest < 0) return { problem: 'tooManyMissing', box: 'bad' };
  if (came !== null && came !== expected && came !== rest) return { problem: 'countedTwice', box: 'bad' };
  return { came: rest, bad: 0, fault: 'missing' };
}

/** A count of `counted` pieces, now that the invoice has `expected`: what was all here then has to be counted again. */
export function countAgainst({ came, bad, fault }: ReceivedCount, counted: number, expected: number): ReceivedCount {
  if (counted !== expected && came === counted && bad === 0) return { came: null, bad, fault: null };
  return { came, bad, fault: fault === 'missing' && came !== null && came >= expected ? null : fault };
}

/** Pieces of the invoice that did not come or came bad; none until they are counted. */
export function claimedPieces({ came, bad }: ReceivedCount, expected: number): number {
  return came === null ? 0 : Math.min(expected, Math.max(0, expected - came + bad));
}

/** Whole hours left for a claim; null when they are over. @param from when the goods came */
export function hoursToClaim(from: Date, claimHours: number, now: Date): number | null {
  const left = claimHours - (now.getTime() - from.getTime()) / 3_600_000;
  return left > 0 ? Math.floor(left) : null;
}
