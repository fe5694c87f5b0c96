import { textIn } from '~server/domain/form-fields';
import { money, type Money } from '~server/contract/money';
import { priceLine } from '~server/domain/pricing';
import { isZeroQuantity, parseQuantityInput, wholePacksWithin, type QuantityParseError } from '~server/domain/quantity';
import type { Unit } from '~server/domain/unit-words';

/**
 * What is offered of a product, as facts; `offer-words.ts` says them. Prices are kopiykas of one piece, goods are pieces.
 * What is none or not so is left out: a page has many.
 */
export interface Offer {
  id: string;
  packSize?: number | undefined;
  /** In stock, what the cart holds included. */
  available: number;
  inCart?: number | undefined;
  /** Before the customer's own discount. Left out for visitors and where it is unknown; null where the price group has none. */
  price?: number | null | undefined;
  /** The price group is unknown; the notice of the page says so. */
  isPriceUnknown?: true | undefined;
  /** The customer's own discount. */
  percentOff?: number | undefined;
  /** Percent of a promotion; the price already includes it. */
  promotion?: number | undefined;
  /** The customer's own selling price. */
  retail?: number | undefined;
  isProductOfWeek?: true | undefined;
  isSecondGrade?: true | undefined;
  isFavourite?: true | undefined;
}

export type OrderableOffer = Offer & { readonly price: number };

/** Not for visitors, nor without a price, nor what is sold out or less than a pack. */
export function isOrderable(offer: Offer): offer is OrderableOffer {
  return typeof offer.price === 'number' && wholePacksWithin(offer.available, offer.packSize ?? null) > 0;
}

/** Pieces in stock that the cart does not hold. */
export function leftOf({ available, inCart = 0 }: Offer): number {
  return Math.max(0, available - inCart);
}

/** What the customer pays. */
export function totalOf({ price, percentOff = 0 }: OrderableOffer, pieces: number): Money {
  return priceLine(money(price), pieces, percentOff).total;
}

export type PricedQuantity =
  | { readonly ok: true; readonly pieces: number; readonly total: Money }
  | { readonly ok: false; readonly error: QuantityParseError };

/** Pieces and price of a typed quantity, or why it would be refused as typed. */
export function priceTyped(offer: OrderableOffer, typed: string, unit: Unit): PricedQuantity {
  const read = parseQuantityInput(typed, unit, offer.packSize ?? null);
  return read.ok ? { ...read, total: totalOf(offer, read.pieces) } : read;
}

/** Fields that tell the cart link what a sent form will change while it is pending. */
export function expectedChange(offer: OrderableOffer, form: FormData) {
  const { inCart = 0 } = offer;
  const typed = textIn(form, 'quantity');
  const priced = priceTyped(offer, typed, textIn(form, 'unit') === 'piece' ? 'piece' : 'pack');
  const total = priced.ok ? priced.total.amount : 0;
  const isChange = inCart > 0 && textIn(form, 'intent') === 'changeQuantity';
  return {
    expectedLines: inCart === 0 ? '1' : isChange && isZeroQuantity(typed) ? '-1' : '0',
    expectedTotal: String(isChange ? total - totalOf(offer, inCart).amount : total),
  };
}

/** Anchor of a product in a list; adding to the cart comes back to it. */
export function productAnchor(productId: string): string {
  return `p-${productId}`;
}
