import type { Money } from '../contract/money';
import type { PricedProduct } from './pricing';
import { priceBeforePromotion, promotionTakenOff, isPromoted } from './promotions';

/** How a buyer's price came about. `note` is the message key for a price without the farm's discount. */
export interface PriceBreakdown {
  readonly promotion: { readonly title: string; readonly percent: number; readonly before: Money } | null;
  readonly note: 'why.promotionNote' | 'why.notPlainNote' | 'why.noFarmNote' | 'why.noDiscountNote' | null;
}

export function priceBreakdown(
  { promotions, productType, manufacturerId }: PricedProduct,
  price: Money,
  percent: number,
): PriceBreakdown {
  const taken = promotionTakenOff(promotions);
  const before = priceBeforePromotion(price, promotions);
  return {
    promotion: taken && before !== null ? { title: taken.title, percent: taken.discountValue, before } : null,
    note: percent === 0 ? noteOf(isPromoted({ promotions }), productType === 'product', manufacturerId !== null) : null,
  };
}

function noteOf(hasPromotion: boolean, isPlain: boolean, hasFarm: boolean): PriceBreakdown['note'] {
  if (hasPromotion) return 'why.promotionNote';
  if (!isPlain) return 'why.notPlainNote';
  return hasFarm ? 'why.noDiscountNote' : 'why.noFarmNote';
}
