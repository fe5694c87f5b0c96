import type { OrderLine } from '~/features/reorder/sheet/order-line';

export interface RepeatSheet {
  readonly lines: readonly OrderLine[];
  /** '4 позиції повністю', '1 частково', '1 недоступна'; zero counts are left out. */
  readonly counts: readonly string[];
  /** Null where the lines have no earlier prices. */
  readonly totalThen: string | null;
  readonly orderable: boolean;
}

export interface RepeatView extends RepeatSheet {
  readonly heading: string;
  readonly lead: string;
  /** Link back to the previous page. */
  readonly place: { readonly label: string; readonly href: string };
}
