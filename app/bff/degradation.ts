export type MissingPart =
  'account' | 'cart' | 'lists' | 'prices' | 'discounts' | 'sections' | 'origins' | 'notifications';

export interface DegradationView {
  /** Time of stale prices and stock, epoch ms and as text. */
  readonly asOf: { readonly time: number; readonly text: string } | null;
  readonly missing: readonly MissingPart[];
}
