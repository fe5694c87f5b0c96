export type MissingPart =
  'account' | 'cart' | 'lists' | 'prices' | 'discounts' | 'sections' | 'origins' | 'notifications';

export interface DegradationView {
  /** Time of stale prices and stock, epoch ms and as text. */
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
