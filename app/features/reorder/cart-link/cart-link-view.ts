import type { QuantityInput } from '~/features/reorder/sheet/boxes';
import type { LinkError } from '~/domain/cart-link';

/** A line of the link as whoever opens it can have it today. */
export interface LinkedRow extends QuantityInput {
  readonly href: string | null;
  /** 'Los Nevados, Еквадор' */
  readonly farm: string;
  readonly picture: string | null;
  /** '38,40 грн/шт'; null for a visitor and where there is none. */
  readonly price: string | null;
  /** '340 шт на складі', 'немає на складі' */
  readonly stock: string;
  /** '4 пачки = 100 шт', or why the quantity of the link will not do. */
  readonly note: string;
  readonly isProblem: boolean;
}

export interface CartLinkView {
  /** Why nothing of the link could be read. */
  readonly error: LinkError | null;
  readonly rows: readonly LinkedRow[];
  /** '3 позиції, 130 шт' */
  readonly size: string;
  /** Parts of the link that say nothing, as they stand in it. */
  readonly unread: readonly string[];
  readonly isCustomer: boolean;
  /** The address that this page comes back to. */
  readonly address: string;
}
