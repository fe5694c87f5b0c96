import type { LinkFault } from '~/trade/cart-link';

/** A line of the link as whoever opens it can have it today. */
export interface LinkedRow {
  readonly productId: string;
  /** 'Freedom, 60 см'; of a product that the catalogue does not know its number. */
  readonly name: string;
  readonly href: string | null;
  /** 'Los Nevados, Еквадор' */
  readonly farm: string;
  readonly picture: string | null;
  /** '38,40 грн/шт'; null for a visitor and where there is none. */
  readonly price: string | null;
  /** '340 шт на складі', 'немає на складі' */
  readonly stock: string;
  readonly pieces: number;
  /** '4 пачки = 100 шт', or why the quantity will not do. */
  readonly note: string;
  readonly isTrouble: boolean;
  /** '3 840,00 грн' for what can be taken as it stands. */
  readonly total: string | null;
  /** Whether there is anything to order. */
  readonly isOpen: boolean;
}

export interface CartLinkView {
  /** Why nothing of the link could be read. */
  readonly fault: LinkFault | null;
  readonly rows: readonly LinkedRow[];
  /** '3 позиції, 130 шт' */
  readonly size: string;
  /** Parts of the link that say nothing, as they stand in it. */
  readonly unread: readonly string[];
  /** What comes to the cart as it stands, for a customer. */
  readonly total: string | null;
  readonly isCustomer: boolean;
  /** The address that this page comes back to. */
  readonly address: string;
}

/** Id of the quantity field of a line. */
export function linkedFieldId(productId: string): string {
  return `quantity-${productId}`;
}
