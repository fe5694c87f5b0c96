import { readBuyer } from '~/supply/buyer.server';
import { readProductsById } from '~/supply/products-by-id.server';
import type { Scope } from '~/bff/scope.server';
import { namesOf, readTodaysLots } from '~/supply/todays-lots.server';
import { goodsKey } from '~/trade/goods-ref';
import { discountPercent, priceLine } from '~/trade/pricing';
import { availableIn } from '~/trade/stock';
import type { DocumentItem } from '~server/contract/documents';
import type { Template } from './template';

/**
 * A template as lines of an order at the prices of when it was saved, less the discounts of today: a template keeps none. Each names the lot it was saved with while that is in
 * stock, else a lot of the same variety, length and farm that is.
 * @throws WholesaleError
 */
export async function openTemplate(scope: Scope, { lines }: Template): Promise<DocumentItem[]> {
  const [lots, buyer] = await Promise.all([readTodaysLots(scope, lines, readProductsById), readBuyer(scope)]);
  const { warehouseId } = scope.portal.env;
  return lines.map((line) => {
    const today = lots.get(goodsKey(line)) ?? [];
    const own = today.find(({ id }) => id === line.lot);
    const product = own && availableIn(own.stocks, warehouseId) > 0 ? own : today[0];
    const [name = line.name] = namesOf(scope, line);
    const goods = product ?? { productType: 'product', promotions: [], manufacturerId: line.farmId };
    const percent = discountPercent(goods, buyer);
    return {
      id: line.lot,
      product: { id: product?.id ?? line.lot, name: product?.name ?? name, images: product?.images ?? [] },
      manufacturer: product?.manufacturer ?? null,
      quantity: line.pieces,
      price: line.price,
      total: priceLine(line.price, line.pieces, percent).total,
      container: null,
      rate: null,
    };
  });
}
