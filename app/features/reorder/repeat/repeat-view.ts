import type { OrderLine } from '~/features/reorder/sheet/order-line';
import type { LinkView } from '~/ui/button';

export interface RepeatView {
  readonly heading: string;
  readonly lead: string;
  /** Link back to the previous page. */
  readonly place: LinkView;
  readonly lines: readonly OrderLine[];
  /** '4 позиції повністю', '1 частково', '1 недоступна'; zero counts are left out. */
  readonly counts: readonly string[];
  readonly totalThen: string;
  readonly orderable: boolean;
}
