import { formatHour } from '~/i18n/formats';
import type { Language } from '~/i18n/languages';
import { orNull } from '~server/api/result';
import type { DegradationView, MissingPart } from './degradation';

/** Keeps account of what the API did not give to a request. */
export interface Degradation {
  /** Epoch ms of the oldest answer that stands in for a current one; null when none does. */
  readonly standInSince: number | null;
  readonly missing: ReadonlySet<MissingPart>;
  /** Nothing is missing, named or not. */
  readonly isWhole: boolean;
  /** Goods of that time are shown; null says they are current. */
  reportStale(since: number | null): void;
  /** @param part null for one that is told of in its own place */
  reportMissing(part: MissingPart | null): void;
}

/** The gaps of one request: none yet. */
export function createDegradation(): Degradation {
  return new DegradationSoFar();
}

class DegradationSoFar implements Degradation {
  readonly missing = new Set<MissingPart>();
  standInSince: number | null = null;
  isWhole = true;

  reportStale(since: number | null): void {
    if (since !== null) this.standInSince = Math.min(since, this.standInSince ?? since);
  }

  reportMissing(part: MissingPart | null): void {
    this.isWhole = false;
    if (part) this.missing.add(part);
  }
}

/** A part of a page that may be missing: null, and named on the page unless its own place tells of it, when the API did not give it. */
export async function optional<T>(
  { gaps }: { readonly gaps: Degradation },
  part: MissingPart | null,
  call: Promise<T>,
): Promise<T | null> {
  const value = await orNull(call.then((answer) => ({ answer })));
  if (value) return value.answer;
  gaps.reportMissing(part);
  return null;
}

/** What this request lacks so far, for the page's notice; ask last. Null when nothing. */
export function toDegradationView({
  gaps,
  language,
}: {
  readonly gaps: Degradation;
  readonly language: Language;
}): DegradationView | null {
  const { standInSince, missing } = gaps;
  if (standInSince === null && missing.size === 0) return null;
  return {
    asOf: standInSince === null ? null : { time: standInSince, text: formatHour(language, new Date(standInSince)) },
    missing: [...missing].sort(),
  };
}
