import { formatHour } from '~/i18n/formats';
import { orNull } from '~server/api/result';
import type { Language } from '~/i18n/languages';
import type { DegradationView, MissingPart } from './degradation';

/** What the pages of a request lack. */
export class Degradation {
  readonly missing = new Set<MissingPart>();
  /** Epoch ms of the oldest stale response; null without one. */
  staleSince: number | null = null;
  isWhole = true;

  /** @param since time of the stale response; null for a current one */
  reportStale(since: number | null): void {
    if (since !== null) this.staleSince = Math.min(since, this.staleSince ?? since);
  }

  /** @param part null for a part that has its own notice */
  reportMissing(part: MissingPart | null): void {
    this.isWhole = false;
    if (part) this.missing.add(part);
  }
}

interface DegradationContext {
  readonly degradation: Degradation;
  readonly language: Language;
}

/** Null, and reported on the page, when the API call fails. @param part null for a part that has its own notice */
export async function optional<T>(
  { degradation }: Pick<DegradationContext, 'degradation'>,
  part: MissingPart | null,
  call: Promise<T>,
): Promise<T | null> {
  const value = await orNull(call.then((answer) => ({ answer })));
  if (value) return value.answer;
  degradation.reportMissing(part);
  return null;
}

/** The notice about missing or stale parts; null without any. */
export function toDegradationView({ degradation, language }: DegradationContext): DegradationView | null {
  const { staleSince, missing } = degradation;
  if (staleSince === null && missing.size === 0) return null;
  return {
    asOf: staleSince === null ? null : { time: staleSince, text: formatHour(language, new Date(staleSince)) },
    missing: [...missing].sort(),
  };
}
