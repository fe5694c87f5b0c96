/** Parts of a page that the API may not give: each is named where it is missing. */
export type MissingPart = 'account' | 'cart' | 'prices' | 'discounts' | 'sections' | 'origins' | 'notifications';

/** What a page shows less of, or older, than it should. */
export interface DegradationView {
  /** The hour that prices and stock are of: epoch ms, and as it is read; null when they are current. */
  readonly asOf: { readonly time: number; readonly text: string } | null;
  readonly missing: readonly MissingPart[];
}

/** What all parts of a page together lack; null when nothing. The oldest hour counts. */
export function joinDegradation(parts: readonly unknown[]): DegradationView | null {
  const gaps = parts.filter(isDegraded).map((part) => part.gaps);
  const asOf = gaps.flatMap((each) => each.asOf ?? []).sort((one, other) => one.time - other.time)[0] ?? null;
  const missing = [...new Set(gaps.flatMap((each) => each.missing))];
  return asOf === null && missing.length === 0 ? null : { asOf, missing };
}

function isDegraded(part: unknown): part is { gaps: DegradationView } {
  return (
    typeof part === 'object' && part !== null && 'gaps' in part && typeof part.gaps === 'object' && part.gaps !== null
  );
}
