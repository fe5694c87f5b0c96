import type { ManufacturerDiscount } from '~server/contract/cart';
import type { Product } from '~server/contract/catalogue';

/** The facts of a product that decide its price. */
export type PricedProduct = Pick<Product, 'productType' | 'promotions' | 'manufacturerId'>;

/** Whom a price is for. */
export interface Buyer {
  readonly priceGroupId: string | null;
  readonly discounts: readonly ManufacturerDiscount[];
}

/** One line's money, whole kopiykas: `total = price × quantity − discount`. */
export interface LinePrice {
  readonly price: number;
  readonly gross: number;
  readonly discount: number;
  readonly total: number;
}

/** Price of one piece for a buyer's group, kopiykas; null for a visitor, and where the API names none. It is never taken for 0. */
export function priceFor(product: Pick<Product, 'prices'>, buyer: Pick<Buyer, 'priceGroupId'> | null): number | null {
  return product.prices.find((each) => each.priceGroupId === buyer?.priceGroupId)?.price ?? null;
}

/** The price before a percent promotion that is already taken off, kopiykas; null without one. */
export function priceBeforePromotion(price: number, promotions: Product['promotions']): number | null {
  const percent = promotionTakenOff(promotions)?.discountValue ?? 0;
  return percent > 0 && percent < 100 ? Math.round((price * 100) / (100 - percent)) : null;
}

/** The promotion that a price has off already: only one in percent is. */
export function promotionTakenOff(promotions: Product['promotions']): Product['promotions'][number] | undefined {
  return promotions.find((each) => each.discountType === 'percent');
}

/**
 * The manufacturer discount that a buyer gets, percent (specification, section 5): only on a plain product without a
 * promotion, by its manufacturer and the account's default price group; else 0.
 */
export function discountPercent(product: PricedProduct, buyer: Buyer | null): number {
  if (product.promotions.length > 0 || product.productType !== 'product' || !product.manufacturerId) return 0;
  const own = buyer?.discounts.find(
    (each) => each.manufacturerId === product.manufacturerId && each.priceGroupId === buyer.priceGroupId,
  );
  return own?.discount ?? 0;
}

/** Prices a line. The discount is rounded half up, once, at the line. */
export function priceLine(price: number, quantity: number, percent: number): LinePrice {
  const gross = price * quantity;
  // Percent in hundredths: the sum stays in whole numbers, where half a kopiyka is exact.
  const discount = Math.floor((gross * Math.round(percent * 100) + 5_000) / 10_000);
  return { price, gross, discount, total: gross - discount };
}

/** Adds up kopiykas. */
export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
