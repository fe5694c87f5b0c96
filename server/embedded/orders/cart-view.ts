import type * as z from 'zod';
import type { cartItem } from '../../contract/cart';
import { money, toDecimal } from '../../contract/money';
import { toImageViews } from '../pictures';
import { altOf, toFarmView, toStockViews } from '../catalogue/product-view';
import { toPromotionViews } from '../catalogue/promotion-view';
import type { ViewContext } from '../catalogue/view-context';
import { varietyOf } from '../flora/varieties';
import type { ProductRow } from '../store/catalogue-tables';
import type { CartRow } from '../store/order-tables';

export function toCartItemView(
  row: CartRow,
  product: ProductRow,
  { language, origin, now }: ViewContext,
): z.input<typeof cartItem> {
  const variety = varietyOf(product.varietyId);
  return {
    id: row.id,
    productId: row.productId,
    quantity: row.quantity,
    price: toDecimal(money(row.price)),
    total: toDecimal(money(row.total)),
    discount: toDecimal(money(row.discount)),
    meta: { promotion: row.promotion, discountValue: row.discountValue, discountType: 'percent' },
    product: {
      id: product.id,
      name: variety.names[language],
      images: toImageViews(variety, origin, altOf(variety, language)),
      promotions: toPromotionViews(product.promotionId, language, now),
      productType: variety.productType,
      manufacturerId: product.farmId,
      manufacturer: toFarmView(product.farmId, language),
      stocks: toStockViews(product),
    },
  };
}
