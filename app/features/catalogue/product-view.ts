import { type Money } from '~server/contract/money';

/** A price as it is read; amounts are formatted, without the currency, and are what the customer pays. */
export interface PriceView {
  /** '38,40' */
  amount: string;
  /** The price before a promotion, or before the customer's own discount: '42,70'. */
  old?: string | undefined;
  /** 'пачка 25 шт, 960,00 грн', or 'поштучно'. */
  pack: string;
  /** The customer's own discount: 'ваша знижка 7,5 %'; in a line of the price list '−7,5 %'. */
  discount?: string | undefined;
}

export interface StockView {
  /** '1 240 шт', '75 шт, закінчується', 'немає'. */
  text: string;
  /** Left out where there is plenty. */
  level?: 'low' | 'none' | undefined;
}

/** How a product is ordered. */
export interface OrderingView {
  /** Pieces in a pack; left out where it is sold by the piece. */
  packSize?: number | undefined;
  /** The price of one piece and the percent the customer has off it, if any. */
  piecePrice: Money;
  percentOff?: number | undefined;
  /** 'У кошику 2 пачки' */
  inCart?: string | undefined;
}

export interface ProductTag {
  tone: 'promotion' | 'secondGrade' | 'week';
  text: string;
}

/** A product as a card, a phone's row or a line of the price list. What a product does not have is left out, not said to be nothing: a page has many. */
export interface ProductCardView {
  id: string;
  /** 'Avalanche, 60 см' */
  name: string;
  /** What it is called where only a name is heard, if that alone would not tell it from the others: its grade, its farm. */
  heard?: string | undefined;
  /** 'Троянди · Westland Bloei · Нідерланди' */
  meta: string;
  /** One of the twelve colour codes; others get a neutral frame. */
  color?: string | undefined;
  /** Its address. */
  picture: string | null;
  tags?: readonly ProductTag[] | undefined;
  /** Left out for visitors and where it is unknown; null where a customer's price group has none. */
  price?: PriceView | null | undefined;
  /** Whose price it would be could not be read; the page's notice says so. */
  isPriceUnknown?: true | undefined;
  stock: StockView;
  /** None for visitors, without a price, for what is sold out and for less than a pack. */
  ordering?: OrderingView | undefined;
  /** It has a heart on this device. */
  isFavourite?: true | undefined;
}

/** A line of the price list. */
export interface ProductRowView extends ProductCardView {
  /** Its name in the table, whose other columns say the rest: 'Avalanche'. */
  variety: string;
  /** Under it: 'Троянда'; left out where the page is of nothing else. */
  species?: string | undefined;
  /** '60 см' */
  length: string;
  /** 'Los Nevados, Еквадор' */
  farm: string;
  /** '25 шт', and where no column says what that is 'пачка 25 шт'. */
  packSize: string;
  pack: string;
  /** '960,00' */
  packPrice: string;
  /** Pieces in stock that the cart does not hold. */
  left: number;
}

/** Anchor of a product in a list; adding to the cart comes back to it. */
export function productAnchor(productId: string): string {
  return `p-${productId}`;
}
