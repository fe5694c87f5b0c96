import type { ManufacturerDiscount } from '~server/contract/cart';
import type { Product } from '~server/contract/catalogue';

/** The facts of a product that decide its price. */
export type PricedProduct = Pick<Product, 'productType' | 'promotions' | 'manufacturerId'>;

/** One line's money, whole kopiykas: `total = price × quantity − discount`. */
export interface LinePrice {
  readonly price: number;
  readonly gross: number;
  readonly discount: number;
  readonly total: number;
}

/** Price of one piece for a price group, kopiykas; null where the API names none. It is never taken for 0. */
export function priceFor(product: Pick<Product, 'prices'>, priceGroupId: string | null): number | null {
  return product.prices.find((each) => each.priceGroupId === priceGroupId)?.price ?? null;
}

/** The price before a percent promotion that is already taken off, kopiykas; null without one. */
export function priceBeforePromotion(price: number, promotions: Product['promotions']): number | null {
  const percent = promotions.find((each) => each.discountType === 'percent')?.discountValue ?? 0;
  return percent > 0 && percent < 100 ? Math.round((price * 100) / (100 - percent)) : null;
}

/**
 * The manufacturer discount that applies, percent (specification, section 5): only to a plain product without a
 * promotion, by its manufacturer and the account's default price group; else 0.
 */
export function discountPercent(
  product: PricedProduct,
  discounts: readonly ManufacturerDiscount[],
  priceGroupId: string | null,
): number {
  if (product.promotions.length > 0 || product.productType !== 'product' || !product.manufacturerId) return 0;
  const own = discounts.find(
    (each) => each.manufacturerId === product.manufacturerId && each.priceGroupId === priceGroupId,
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
