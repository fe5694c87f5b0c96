/** Parts of a page that can be missing. */
export type MissingPart = 'account' | 'cart' | 'prices' | 'discounts' | 'sections' | 'origins' | 'notifications';

/** What is missing on a page, or older than it should be. */
export interface DegradationView {
  /** Time of the prices and stock, epoch ms and in words; null when they are current. */
  readonly asOf: { readonly time: number; readonly text: string } | null;
  readonly missing: readonly MissingPart[];
}

/** Joins the degradation of all routes of a page; null when nothing is missing. The oldest time counts. */
export function joinDegradation(parts: readonly unknown[]): DegradationView | null {
  const degradation = parts.filter(isDegraded).map((part) => part.degradation);
  const asOf = degradation.flatMap((each) => each.asOf ?? []).sort((one, other) => one.time - other.time)[0] ?? null;
  const missing = [...new Set(degradation.flatMap((each) => each.missing))];
  return asOf === null && missing.length === 0 ? null : { asOf, missing };
}

function isDegraded(part: unknown): part is { degradation: DegradationView } {
  return (
    typeof part === 'object' &&
    part !== null &&
    'degradation' in part &&
    typeof part.degradation === 'object' &&
    part.degradation !== null
  );
}
