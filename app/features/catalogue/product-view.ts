import { type Money } from '~server/contract/money';

/** A price as it is read; amounts are formatted, without the currency, and are what the customer pays. */
export interface PriceView {
  amount: string;
  /** The price before a promotion, or before the customer's own discount: '42,70'. */
  old?: string | undefined;
  /** 'пачка 25 шт, 960,00 грн', or 'поштучно'. */
  pack: string;
  /** The customer's own discount: 'ваша знижка 7,5 %'; in a line of the price list '−7,5 %'. */
  discount?: string | undefined;
  /** The customer's own selling price: 'у продаж 155 грн'. */
  retail?: string | undefined;
}

export interface StockView {
  /** '1 240 шт', '75 шт, закінчується', 'немає'. */
  text: string;
  /** Left out where there is plenty. */
  level?: 'low' | 'none' | undefined;
}

export interface InCartView {
  /** As it stands in the quantity box: '2', or '60 шт' where packs cannot express it. */
  typed: string;
  /** 'У кошику 2 пачки' */
  text: string;
}

export interface OrderingView {
  /** Pieces in a pack; left out where it is sold by the piece. */
  packSize?: number | undefined;
  /** The price of one piece and the percent the customer has off it, if any. */
  piecePrice: Money;
  percentOff?: number | undefined;
  /** Pieces in stock, those in the cart included. */
  available: number;
  inCart?: InCartView | undefined;
}

export interface ProductTag {
  tone: 'promotion' | 'secondGrade' | 'week';
  text: string;
}

/** What is offered of a product. What it does not have is left out: a page has many. */
export interface OfferView {
  id: string;
  name: string;
  /** Accessible name where the visible one is ambiguous: with grade and farm. */
  accessibleName?: string | undefined;
  tags?: readonly ProductTag[] | undefined;
  /** Left out for visitors and where it is unknown; null where a customer's price group has none. */
  price?: PriceView | null | undefined;
  /** The price group is unknown; the notice of the page says so. */
  isPriceUnknown?: true | undefined;
  stock: StockView;
  /** None for visitors, without a price, for what is sold out and for less than a pack. */
  ordering?: OrderingView | undefined;
  isFavourite?: true | undefined;
}

export interface ProductCardView extends OfferView {
  meta: string;
  /** One of the twelve colour codes; others get a neutral frame. */
  color?: string | undefined;
}

/** A product as a lot of its variety, whose name, colour and picture the variety says. */
export interface LotView extends OfferView {
  lengthCm: number | null;
  farm: string;
  pack: string;
  /** Pieces in stock that the cart does not hold. */
  left: number;
}

/** Anchor of a product in a list; adding to the cart comes back to it. */
export function productAnchor(productId: string): string {
  return `p-${productId}`;
}
