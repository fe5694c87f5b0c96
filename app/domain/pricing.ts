import type { ManufacturerDiscount } from '~server/contract/cart';
import type { Product } from '~server/contract/catalogue';
import { multiply, percentOf, subtract, type Money } from '~server/contract/money';

/** The facts of a product that decide its price. */
export type PricedProduct = Pick<Product, 'productType' | 'promotions' | 'manufacturerId'>;

/** Whom a price is for. */
export interface Buyer {
  readonly priceGroupId: string | null;
  readonly discounts: readonly ManufacturerDiscount[];
}

/** One line's money: `total = price × quantity − discount`. */
export interface LinePrice {
  readonly price: Money;
  readonly gross: Money;
  readonly discount: Money;
  readonly total: Money;
}

/** Price of one piece for a buyer's group; null for a visitor, and where the API names none. It is never taken for 0. */
export function priceFor(product: Pick<Product, 'prices'>, buyer: Pick<Buyer, 'priceGroupId'> | null): Money | null {
  return product.prices.find((each) => each.priceGroupId === buyer?.priceGroupId)?.price ?? null;
}

/** The price before a percent promotion that is already taken off; null without one. */
export function priceBeforePromotion(price: Money, promotions: Product['promotions']): Money | null {
  const percent = promotionTakenOff(promotions)?.discountValue ?? 0;
  return percent > 0 && percent < 100 ? multiply(price, 100, 100 - percent) : null;
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
export function priceLine(price: Money, quantity: number, percent: number): LinePrice {
  const gross = multiply(price, quantity);
  const discount = percentOf(gross, percent);
  return { price, gross, discount, total: subtract(gross, discount) };
}

/** Adds up counts. */
export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
