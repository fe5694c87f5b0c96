import type { Buyer, PricedProduct } from '~/domain/pricing';
import { discountPercent, priceLine } from '~/domain/pricing';
import type { CartItem, CartItemDraft } from '~server/contract/cart';
import { toDecimal, type Money } from '~server/contract/money';

/** A product with the price its buyer pays for one. */
interface Priced extends PricedProduct {
  readonly id: string;
  readonly price: Money;
}

/** The body of an added line as the specification has it: money in UAH, the manufacturer discount by its rule. */
export function toLinePayload(product: Priced, pieces: number, buyer: Buyer | null): CartItemDraft {
  const percent = discountPercent(product, buyer);
  const { price, discount, total } = priceLine(product.price, pieces, percent);
  return {
    productId: product.id,
    quantity: pieces,
    price: toDecimal(price),
    total: toDecimal(total),
    discount: toDecimal(discount),
    meta: { promotion: product.promotions.length > 0, discountValue: percent, discountType: 'percent' },
  };
}

/** The body that puts a removed line back just as it was. */
export function repriceLine({ productId, quantity, price, total, discount, meta }: CartItem): CartItemDraft {
  return {
    productId,
    quantity,
    price: toDecimal(price),
    total: toDecimal(total),
    discount: toDecimal(discount),
    meta: { promotion: meta.promotion, discountValue: meta.discountValue, discountType: 'percent' },
  };
}
