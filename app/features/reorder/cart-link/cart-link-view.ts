import type { LinkError } from '~/domain/cart-link';
import type { OrderLine } from '~/features/reorder/sheet/order-line';

export interface CartLinkView {
  /** Why nothing of the link could be read. */
  readonly error: LinkError | null;
  readonly lines: readonly OrderLine[];
  /** '3 позиції, 130 шт' */
  readonly size: string;
  /** Parts of the link that say nothing, as they stand in it. */
  readonly unread: readonly string[];
  readonly isCustomer: boolean;
  /** The address that this page comes back to. */
  readonly address: string;
}
