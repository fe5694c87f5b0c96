import type { RequestContext } from '~/bff/context.server';
import { formatMoney, formatPercent } from '~/i18n/formats';
import { priceBreakdown } from '~server/domain/price-breakdown';
import { discountPercent, priceLine, type Buyer } from '~server/domain/pricing';
import type { SummaryRow } from '~/ui/lists/summary-list';
import type { Product } from '~server/contract/catalogue';
import { negate, subtract, type Money } from '~server/contract/money';

type PriceStep = SummaryRow & { readonly label: string };

export interface PriceExplanation {
  readonly rows: readonly PriceStep[];
  readonly note: string | undefined;
}

export function explainPrice(
  { language, t }: RequestContext,
  product: Product,
  buyer: Buyer,
  price: Money,
): PriceExplanation {
  const row = (key: string, label: string, money: Money, tone?: SummaryRow['tone']): PriceStep => ({
    key,
    label,
    value: formatMoney(language, money),
    ...(tone ? { tone } : {}),
  });
  const percent = discountPercent(product, buyer);
  const { discount, total } = priceLine(price, 1, percent);
  const { promotion, note } = priceBreakdown(product, price, percent);
  const from = promotion
    ? [
        row('base', t('catalogue:why.base'), promotion.before),
        row(
          'promotion',
          t('catalogue:why.promotion', { title: promotion.title, percent: formatPercent(language, promotion.percent) }),
          subtract(price, promotion.before),
          'fall',
        ),
      ]
    : [row('group', t('catalogue:why.group'), price)];
  const farm = product.manufacturer?.name;
  const off = formatPercent(language, percent);
  const label = farm
    ? t('catalogue:why.discount', { farm, percent: off })
    : t('catalogue:why.ownDiscount', { percent: off });
  const own = percent > 0 ? [row('discount', label, negate(discount), 'fall')] : [];
  return {
    rows: [...from, ...own, row('yours', t('catalogue:why.yours'), total, 'result')],
    note: note ? t(`catalogue:${note}`) : undefined,
  };
}
