import type { LinkError } from '~server/domain/cart-link';
import type { OrderLine } from '~/features/reorder/sheet/order-line';

export interface CartLinkView {
  /** Why the link could not be parsed. */
  readonly error: LinkError | null;
  readonly lines: readonly OrderLine[];
  readonly size: string;
  /** Parts of the link that could not be parsed. */
  readonly unread: readonly string[];
  readonly isCustomer: boolean;
  /** URL of this page. */
  readonly address: string;
}
