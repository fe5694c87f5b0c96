import type { Money } from '~server/contract/money';
import { priceBeforePromotion, promotionTakenOff, type PricedProduct } from './pricing';

/** What a buyer's price came from. */
export interface PriceReasons {
  /** The promotion that is taken off already, and the price before it. */
  readonly promotion: { readonly title: string; readonly percent: number; readonly before: Money } | null;
  /** Key of the words for a price without the farm's discount, by the rule that decided: a promotion, goods that are no plain product, or no discount. */
  readonly note: 'why.promotionNote' | 'why.notPlainNote' | 'why.noDiscountNote' | null;
}

/**
 * Why a price is what it is.
 * @param percent the farm's discount that the buyer gets
 */
export function priceBreakdown(
  { promotions, productType }: Pick<PricedProduct, 'promotions' | 'productType'>,
  price: Money,
  percent: number,
): PriceReasons {
  const taken = promotionTakenOff(promotions);
  const before = priceBeforePromotion(price, promotions);
  return {
    promotion: taken && before !== null ? { title: taken.title, percent: taken.discountValue, before } : null,
    note: noteOf(promotions.length > 0, productType === 'product', percent),
  };
}

function noteOf(isPromoted: boolean, isPlain: boolean, percent: number): PriceReasons['note'] {
  if (isPromoted) return 'why.promotionNote';
  if (!isPlain) return 'why.notPlainNote';
  return percent === 0 ? 'why.noDiscountNote' : null;
}
