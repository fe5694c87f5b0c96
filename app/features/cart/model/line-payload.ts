import type { Buyer, PricedProduct } from '~server/domain/pricing';
import { discountPercent, priceLine } from '~server/domain/pricing';
import { isPromoted } from '~server/domain/promotions';
import type { CartItem, CartItemDraft } from '~server/contract/cart';
import { toDecimal, type Money } from '~server/contract/money';

interface Priced {
  readonly product: PricedProduct & { readonly id: string };
  readonly price: Money;
}

/** The request body of a cart line: money in UAH, the manufacturer discount by its rule. */
export function toLinePayload(line: Priced, pieces: number, buyer: Buyer | null): Required<CartItemDraft> {
  const { product } = line;
  const percent = discountPercent(product, buyer);
  const { price, discount, total } = priceLine(line.price, pieces, percent);
  return {
    productId: product.id,
    quantity: pieces,
    price: toDecimal(price),
    total: toDecimal(total),
    discount: toDecimal(discount),
    meta: { promotion: isPromoted(product), discountValue: percent, discountType: 'percent' },
  };
}

/** The request body that restores a removed line. */
export function repriceLine({ productId, quantity, price, total, discount, meta }: CartItem): Required<CartItemDraft> {
  return {
    productId,
    quantity,
    price: toDecimal(price),
    total: toDecimal(total),
    discount: toDecimal(discount),
    meta: { promotion: meta.promotion, discountValue: meta.discountValue, discountType: 'percent' },
  };
}
