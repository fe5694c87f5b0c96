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

export type CountProblem = 'notWhole' | 'cameMissing' | 'tooManyBad' | 'noReason' | 'noNumber' | 'countedTwice';

/**
 * Reads what was typed of a line.
 * @param expected pieces of the invoice
 * @param isAllHere takes an empty box of what came for all pieces
 */
export function parseReceived(
  typed: TypedCount,
  expected: number,
  isAllHere: boolean,
): ReceivedCount | { readonly problem: CountProblem } {
  const [came, bad] = [typed.came, typed.bad].map((text) => parseCount(text, 'piece', null));
  if (came === undefined || bad === undefined) return { problem: 'notWhole' };
  const fault = faults.find((each) => each === typed.reason) ?? null;
  const count = { came: came ?? (isAllHere ? expected : null), bad: bad ?? 0, fault };
  if (fault === 'missing' && count.bad > 0) return withoutMissing(count.came, count.bad, expected);
  const problem = problemOf(count, expected);
  return problem ? { problem } : count;
}

function problemOf({ came, bad, fault }: ReceivedCount, expected: number): CountProblem | null {
  if (came === null) return bad > 0 || fault ? 'cameMissing' : null;
  if (bad > came) return 'tooManyBad';
  if (bad > 0) return fault ? null : 'noReason';
  return fault && (fault !== 'missing' || came >= expected) ? 'noNumber' : null;
}

/** '5 missing' of 50 are 45 that came, whether or not that was typed, too. */
function withoutMissing(came: number | null, missing: number, expected: number): ReturnType<typeof parseReceived> {
  const rest = expected - missing;
  if (rest < 0) return { problem: 'tooManyBad' };
  if (came !== null && came !== expected && came !== rest) return { problem: 'countedTwice' };
  return { came: rest, bad: 0, fault: 'missing' };
}

/** Pieces of the invoice that did not come, and those that came bad; none until they are counted. */
export function claimedPieces({ came, bad }: ReceivedCount, expected: number): number {
  return came === null ? 0 : Math.max(0, expected - came) + bad;
}

/** Whole hours left for a claim, 0 when they are over. @param from when the goods came */
export function hoursToClaim(from: Date, claimHours: number, now: Date): number {
  return Math.max(0, Math.floor(claimHours - (now.getTime() - from.getTime()) / 3_600_000));
}
