import { discountPercent, priceFor, priceLine, sum, type Buyer } from '~server/domain/pricing';
import { priceBeforePromotion } from '~server/domain/promotions';
import { lengthOf } from '~server/domain/variety-name';
import { availableIn } from '~server/domain/stock';
import type { GetRetailPrice } from '~server/domain/retail-price';
import type { CartItem } from '~server/contract/cart';
import type { Product } from '~server/contract/catalogue';
import { add, addUp, isZero, type Money } from '~server/contract/money';

/** A cart line at its current price; quantities in pieces. */
export interface PricedLine {
  readonly itemId: string;
  readonly productId: string;
  readonly quantity: number;
  readonly product: CartItem['product'];
  readonly categoryId: string | null;
  readonly packSize: number | null;
  readonly lengthCm: number | null;
  readonly isSecondGrade: boolean;
  readonly price: Money;
  /** Price of a piece before a promotion. */
  readonly priceBefore: Money | null;
  readonly cartPrice: Money;
  readonly cartPercent: number;
  readonly cartPromotion: boolean;
  readonly isGone: boolean;
  /** The product could not be loaded: the line is shown as saved and cannot be changed or ordered. */
  readonly isUnverified: boolean;
  readonly percent: number;
  readonly gross: Money;
  readonly discount: Money;
  readonly total: Money;
  /** Stock for this line, without the other lines of the product. */
  readonly available: number;
  /** The customer's own selling price of a piece; null without one. */
  readonly retail: Money | null;
}

export interface FarmDiscount {
  readonly farm: string;
  readonly percent: number;
  readonly amount: Money;
}

export interface PricedCart {
  readonly lines: readonly PricedLine[];
  readonly pieces: number;
  readonly goods: Money;
  readonly discounts: readonly FarmDiscount[];
  readonly total: Money;
}

interface Facts {
  /** By id; null when they could not be loaded. A missing product no longer exists. */
  readonly products: ReadonlyMap<string, Product> | null;
  /** Null for a visitor, who has no prices. */
  readonly buyer: Buyer | null;
  readonly warehouseId: string;
  readonly retail?: GetRetailPrice | null;
}

export function priceCart(items: readonly CartItem[], facts: Facts): PricedCart {
  const lines = items.map((item) => priceItem(item, items, facts));
  return {
    lines,
    pieces: sum(lines.map((line) => line.quantity)),
    goods: addUp(lines.map((line) => line.gross)),
    discounts: discountsByFarm(lines),
    total: addUp(lines.map((line) => line.total)),
  };
}

function priceItem(item: CartItem, items: readonly CartItem[], facts: Facts): PricedLine {
  const { products, buyer, warehouseId, retail } = facts;
  const found = products?.get(item.productId);
  const product = { ...item.product, ...(found ? { promotions: found.promotions, stocks: found.stocks } : {}) };
  const price = (found && priceFor(found, buyer)) ?? item.price;
  const percent = discountPercent(product, buyer);
  const others = items.filter((other) => other.productId === item.productId && other.id !== item.id);
  return {
    itemId: item.id,
    productId: item.productId,
    quantity: item.quantity,
    product,
    categoryId: found?.categoryId ?? null,
    packSize: found?.attributes.packSize ?? null,
    lengthCm: found ? lengthOf(found) : null,
    isSecondGrade: found?.isSecondGrade ?? false,
    priceBefore: priceBeforePromotion(price, product.promotions),
    cartPrice: item.price,
    cartPercent: item.meta.discountValue,
    cartPromotion: item.meta.promotion,
    isGone: products !== null && !found,
    isUnverified: products === null,
    percent,
    ...priceLine(price, item.quantity, percent),
    available: Math.max(0, availableIn(product.stocks, warehouseId) - sum(others.map((other) => other.quantity))),
    retail: retail?.(found?.categoryId ?? null, priceLine(price, 1, percent).total) ?? null,
  };
}

function discountsByFarm(lines: readonly PricedLine[]): FarmDiscount[] {
  const farms = new Map<string, FarmDiscount>();
  for (const { product, percent, discount } of lines) {
    if (isZero(discount)) continue;
    const id = product.manufacturerId ?? '';
    const before = farms.get(id)?.amount;
    const amount = before ? add(before, discount) : discount;
    farms.set(id, { farm: product.manufacturer?.name ?? '', percent, amount });
  }
  return [...farms.values()];
}
