import { formatHour } from '~/i18n/formats';
import { orMissing } from '~server/api/outcome';
import type { GapsView, MissingPart } from './gaps';
import type { Scope } from './scope.server';

/** Keeps account of what the API did not give to a request. */
export interface Gaps {
  /** Epoch ms of the oldest answer that stands in for a current one; null when none does. */
  readonly standInSince: number | null;
  readonly missing: ReadonlySet<MissingPart>;
  /** Nothing is missing, named or not. */
  readonly isWhole: boolean;
  /** Goods of that time are shown; null says they are current. */
  noteStandIn(since: number | null): void;
  /** @param part null for one that is told of in its own place */
  noteMissing(part: MissingPart | null): void;
}

/** The gaps of one request: none yet. */
export function openGaps(): Gaps {
  return new GapsSoFar();
}

class GapsSoFar implements Gaps {
  readonly missing = new Set<MissingPart>();
  standInSince: number | null = null;
  isWhole = true;

  noteStandIn(since: number | null): void {
    if (since !== null) this.standInSince = Math.min(since, this.standInSince ?? since);
  }

  noteMissing(part: MissingPart | null): void {
    this.isWhole = false;
    if (part) this.missing.add(part);
  }
}

/** A part of a page that may be missing: null, and named on the page unless its own place tells of it, when the API did not give it. */
export async function orNamed<T>(
  { gaps }: Pick<Scope, 'gaps'>,
  part: MissingPart | null,
  call: Promise<T>,
): Promise<T | null> {
  const value = await orMissing(call.then((answer) => ({ answer })));
  if (value) return value.answer;
  gaps.noteMissing(part);
  return null;
}

/** What this request lacks so far, for the page's notice; ask last. Null when nothing. */
export function describeGaps({ gaps, language }: Scope): GapsView | null {
  const { standInSince, missing } = gaps;
  if (standInSince === null && missing.size === 0) return null;
  return {
    asOf: standInSince === null ? null : { time: standInSince, text: formatHour(language, new Date(standInSince)) },
    missing: [...missing].sort(),
  };
}
