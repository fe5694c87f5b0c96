import { loadBuyer } from '~/data/buyer.server';
import { loadProductsById } from '~/data/products-by-id.server';
import type { RequestContext } from '~/bff/context.server';
import { variantNames, loadCurrentLots } from '~/data/current-lots.server';
import { variantKey } from '~server/domain/variant-ref';
import type { OrderLine } from '~/features/reorder/sheet/order-line';
import { multiply, zero } from '~server/contract/money';
import { priceFor } from '~server/domain/pricing';
import { wholePacksLeft } from '~server/domain/stock';
import type { DocumentItem } from '~server/contract/documents';
import type { Template } from './template';

/**
 * Opens a template at today's prices: it keeps none. Uses the saved lot while it is in stock, otherwise
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
    const price = (product && priceFor(product, buyer)) ?? zero;
    return {
      id: line.lot,
      product: { id: product?.id ?? line.lot, name: product?.name ?? name, images: product?.images ?? [] },
      manufacturer: product?.manufacturer ?? null,
      quantity: line.pieces,
      price,
      total: multiply(price, line.pieces),
      container: null,
      rate: null,
    };
  });
}

/** The lines of a sheet with the pieces that the template has, in place of what was paid. */
export function withPiecesOnly(
  { t }: RequestContext,
  lines: readonly OrderLine[],
  items: readonly DocumentItem[],
): OrderLine[] {
  const pieces = new Map<string, number>();
  for (const { product, quantity } of items) pieces.set(product.id, (pieces.get(product.id) ?? 0) + quantity);
  return lines.map(({ price: _, ...line }) => ({
    ...line,
    then: t('templates:inList', { pieces: t('common:pieces', { count: pieces.get(line.productId) ?? 0 }) }),
    now: line.now && { price: line.now.price },
  }));
}
