import { loadBuyer } from '~/data/buyer.server';
import { loadProductsById } from '~/data/products-by-id.server';
import type { RequestContext } from '~/bff/context.server';
import { variantNames, loadCurrentLots } from '~/data/current-lots.server';
import { variantKey } from '~server/domain/variant-ref';
import { discountPercent, priceLine } from '~server/domain/pricing';
import { wholePacksLeft } from '~server/domain/stock';
import type { DocumentItem } from '~server/contract/documents';
import type { Template } from './template';

/**
 * Opens a template at its saved prices less current discounts. Uses the saved lot while it is in stock, otherwise
 * another lot of the same variety, length and farm.
 * @throws WholesaleError
 */
export async function toOrderLines(ctx: RequestContext, { lines }: Template): Promise<DocumentItem[]> {
  const [lots, buyer] = await Promise.all([loadCurrentLots(ctx, lines, loadProductsById), loadBuyer(ctx)]);
  const { warehouseId } = ctx.services.env;
  return lines.map((line) => {
    const today = lots.get(variantKey(line)) ?? [];
    const own = today.find(({ id }) => id === line.lot);
    const product = own && wholePacksLeft(own, warehouseId) > 0 ? own : today[0];
    const [name = line.name] = variantNames(ctx, line);
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
