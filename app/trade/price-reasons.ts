import { priceBeforePromotion, promotionTakenOff, type PricedProduct } from './pricing';

/** What a buyer's price came from. */
export interface PriceReasons {
  /** The promotion that is taken off already, and the price before it, kopiykas. */
  readonly promotion: { readonly title: string; readonly percent: number; readonly before: number } | null;
  /** Key of the words for a price without the farm's discount: no discount goes with a promotion, or there is none. */
  readonly note: 'why.promotionNote' | 'why.noDiscountNote' | null;
}

/**
 * Why a price is what it is.
 * @param percent the farm's discount that the buyer gets
 */
export function reasonsOf(
  { promotions }: Pick<PricedProduct, 'promotions'>,
  price: number,
  percent: number,
): PriceReasons {
  const taken = promotionTakenOff(promotions);
  const before = priceBeforePromotion(price, promotions);
  return {
    promotion: taken && before !== null ? { title: taken.title, percent: taken.discountValue, before } : null,
    note: promotions.length > 0 ? 'why.promotionNote' : percent === 0 ? 'why.noDiscountNote' : null,
  };
}
