import type { RequestContext } from '~/bff/context.server';
import { formatMoney } from '~/i18n/formats';
import { discountPercent, priceFor, priceLine, type Buyer } from '~server/domain/pricing';
import type { ManufacturerDiscount } from '~server/contract/cart';
import type { Product } from '~server/contract/catalogue';
import type { DiscountView } from './discounts-view';
import { isZero, money } from '~server/contract/money';

const ROUND_SUM = money(100_000);

/** What a discount is worth: on a pack of the first product that gets it, else on a round sum. */
export function exampleOf(
  ctx: RequestContext,
  discount: ManufacturerDiscount,
  goods: readonly Product[],
  priceGroupId: string | null,
): DiscountView['example'] {
  const { t, language } = ctx;
  const buyer = { priceGroupId, discounts: [discount] };
  const product = goods.find((each) => getsDiscount(each, buyer));
  const found = product && priceFor(product, buyer);
  const price = found && !isZero(found) ? found : null;
  const pack = product?.attributes.packSize ?? 1;
  const line = price ? priceLine(price, pack, discount.discount) : priceLine(ROUND_SUM, 1, discount.discount);
  const unit = pack > 1 ? t('common:packOf', { count: pack }) : t('common:pieces', { count: 1 });
  return {
    goods: product && price ? t('discounts:exampleGoods', { product: product.name, unit }) : t('discounts:exampleSum'),
    before: formatMoney(language, line.gross),
    after: formatMoney(language, line.total),
    saved: formatMoney(language, line.discount),
  };
}

function getsDiscount(product: Product, buyer: Buyer): boolean {
  return discountPercent(product, buyer) > 0 && priceFor(product, buyer) !== null;
}
