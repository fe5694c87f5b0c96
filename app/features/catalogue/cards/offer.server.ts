import type { RequestContext } from '~/bff/context.server';
import type { PurchaseRanks } from '~/bff/purchase-cache.server';
import { isPriceGroupUnknown } from '~/data/buyer.server';
import type { Product } from '~server/contract/catalogue';
import { discountPercent, priceFor, priceLine, type Buyer } from '~server/domain/pricing';
import { promotionTakenOff } from '~server/domain/promotions';
import type { GetRetailPrice } from '~server/domain/retail-price';
import { availableIn } from '~server/domain/stock';
import type { Offer } from './offer';

export interface CardContext {
  readonly ctx: RequestContext;
  /** Null for a visitor: no prices, no ordering. */
  readonly buyer: Buyer | null;
  readonly inCart: ReadonlyMap<string, number>;
  readonly isFavourite: (product: Product) => boolean;
  /** Products bought lately, 0 for the newest order; none for a visitor. */
  readonly bought?: PurchaseRanks;
  /** Null unless the customer has own selling prices switched on. */
  readonly retail?: GetRetailPrice | null;
  readonly categoryName: (id: string | null) => string | undefined;
  /** Cards of a category's page leave out the category: it is that one, or one below it. */
  readonly isCategoryPage?: boolean;
}

export function toOffer({ ctx, buyer, inCart, isFavourite, retail }: CardContext, product: Product): Offer {
  const { packSize } = product.attributes;
  const promotion = promotionTakenOff(product.promotions)?.discountValue;
  const pieces = inCart.get(product.id);
  return {
    id: product.id,
    ...(packSize && { packSize }),
    available: availableIn(product.stocks, ctx.services.env.warehouseId),
    ...(pieces && { inCart: pieces }),
    ...(buyer && toPrice(ctx, retail, product, buyer)),
    ...(promotion && { promotion }),
    ...(product.isProductOfWeek && { isProductOfWeek: true }),
    ...(product.isSecondGrade && { isSecondGrade: true }),
    ...(isFavourite(product) && { isFavourite: true }),
  };
}

function toPrice(
  ctx: RequestContext,
  retail: CardContext['retail'],
  product: Product,
  buyer: Buyer,
): Pick<Offer, 'price' | 'percentOff' | 'retail' | 'isPriceUnknown'> {
  const price = priceFor(product, buyer);
  if (price === null) return isPriceGroupUnknown(ctx, buyer) ? { isPriceUnknown: true } : { price: null };
  const percentOff = discountPercent(product, buyer);
  const sold = retail?.(product.categoryId, priceLine(price, 1, percentOff).total);
  return { price: price.amount, ...(percentOff > 0 && { percentOff }), ...(sold && { retail: sold.amount }) };
}
