import type { Scope } from '~/bff/scope.server';
import { formatMoney, formatPercent } from '~/i18n/formats';
import { discountPercent, priceBeforePromotion, priceLine, type Buyer } from '~/trade/pricing';
import type { SummaryRow } from '~/ui/summary-list';
import type { Product } from '~server/contract/catalogue';

/** One step from the base price to the customer's. */
type PriceStep = SummaryRow & { readonly label: string };

/** Why a price is what it is: from the base price to the customer's, and what did not apply. */
export interface PriceExplanation {
  readonly rows: readonly PriceStep[];
  readonly note: string | undefined;
}

/** Explains the price of one piece to its buyer; amounts in kopiykas become text. */
export function explainPrice({ language, t }: Scope, product: Product, buyer: Buyer, price: number): PriceExplanation {
  const row = (key: string, label: string, kopiykas: number, tone?: SummaryRow['tone']): PriceStep => ({
    key, label, value: formatMoney(language, kopiykas), ...(tone ? { tone } : {}),
  });
  const [promotion] = product.promotions;
  const before = priceBeforePromotion(price, product.promotions);
  if (promotion && before !== null) {
    const label = t('catalogue:why.promotion', { title: promotion.title, percent: formatPercent(language, promotion.discountValue) });
    return {
      rows: [row('base', t('catalogue:why.base'), before), row('promotion', label, price - before, 'fall'), row('yours', t('catalogue:why.yours'), price, 'total')],
      note: t('catalogue:why.promotionNote'),
    };
  }
  const percent = discountPercent(product, buyer);
  const { discount, total } = priceLine(price, 1, percent);
  const farm = product.manufacturer?.name ?? '';
  const label = t('catalogue:why.discount', { farm, percent: formatPercent(language, percent) });
  return {
    rows: [
      row('group', t('catalogue:why.group'), price),
      ...(percent > 0 ? [row('discount', label, -discount, 'fall' as const)] : []),
      row('yours', t('catalogue:why.yours'), total, 'total'),
    ],
    note: percent > 0 ? undefined : t(promotion ? 'catalogue:why.promotionNote' : 'catalogue:why.noDiscountNote'),
  };
}
