import type { ManufacturerDiscount } from '../contract/cart';
import type { Product } from '../contract/catalogue';
import { multiply, percentOf, subtract, type Money } from '../contract/money';
import { isPromoted } from './promotions';

export type PricedProduct = Pick<Product, 'productType' | 'promotions' | 'manufacturerId'>;

export interface Buyer {
  readonly priceGroupId: string | null;
  readonly discounts: readonly ManufacturerDiscount[];
}

/** `total = price × quantity − discount` */
export interface LinePrice {
  readonly price: Money;
  readonly gross: Money;
  readonly discount: Money;
  readonly total: Money;
}

/** Price of one piece for the buyer's group; null, never 0, for a visitor and where the API gives none. */
export function priceFor(product: Pick<Product, 'prices'>, buyer: Pick<Buyer, 'priceGroupId'> | null): Money | null {
  return product.prices.find((each) => each.priceGroupId === buyer?.priceGroupId)?.price ?? null;
}

/** Manufacturer discount, percent (specification, section 5): only for plain products without a promotion. */
export function discountPercent(product: PricedProduct, buyer: Buyer | null): number {
  if (isPromoted(product) || product.productType !== 'product' || !product.manufacturerId) return 0;
  const own = buyer?.discounts.find(
    (each) => each.manufacturerId === product.manufacturerId && each.priceGroupId === buyer.priceGroupId,
  );
  return own?.discount ?? 0;
}

/** Prices a line; the discount is rounded half up, once. */
export function priceLine(price: Money, quantity: number, percent: number): LinePrice {
  const gross = multiply(price, quantity);
  const discount = percentOf(gross, percent);
  return { price, gross, discount, total: subtract(gross, discount) };
}

export function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
