import type { RequestContext } from '~/bff/context.server';
import { loadCartPiecesOrEmpty } from '~/data/cart-items.server';
import { productName } from '~/data/product-labels.server';
import { loadProductsById } from '~/data/products-by-id.server';
import type { Product } from '~server/contract/catalogue';
import { isReadable, type LineInputValue } from '~server/domain/line-inputs';
import { countQuantity } from '~server/domain/round';
import { leftIn } from '~server/domain/stock';
import type { RejectedSheetLine } from '../sheet/order-line';
import { toSheetResult, type PostedSheet } from '../sheet/sheet-form';

/** The sheet with what is missing filled in. @param takesNorms for the lines that were not counted, as if nothing were left of them */
export async function countRound(ctx: RequestContext, posted: PostedSheet, takesNorms: boolean) {
  const ids = posted.lines.map(({ productId }) => productId);
  const [products, inCart] = await Promise.all([loadProductsById(ctx, ids), loadCartPiecesOrEmpty(ctx)]);
  const { warehouseId } = ctx.services.env;
  const count = (line: LineInputValue): LineInputValue => {
    const product = products.get(line.productId);
    if (!product) return line;
    const held = inCart.get(line.productId) ?? 0;
    const stock = leftIn(product.stocks, warehouseId, held);
    const facts = { held, packSize: product.attributes.packSize ?? null, stock };
    const quantity = countQuantity(line, line.unit ?? posted.unit ?? 'piece', facts, takesNorms);
    return quantity === null ? line : { ...line, quantity };
  };
  return {
    ...toSheetResult(ctx, { ...posted, lines: posted.lines.map(count) }),
    rejected: unreadableLines(ctx, posted, products),
  };
}

/** Lines whose norm or rest is no number. */
export function unreadableLines(
  ctx: RequestContext,
  { lines, unit = 'piece' }: PostedSheet,
  products: ReadonlyMap<string, Product>,
): RejectedSheetLine[] {
  return lines
    .filter((line) => !isReadable(line, line.unit ?? unit))
    .map(({ productId, quantity, unit: own }) => ({
      productId,
      name: productName(ctx, productId, products.get(productId)),
      typed: quantity,
      unit: own ?? unit,
      message: ctx.t('sheet:notWhole'),
      offers: [],
    }));
}
