import type { RequestContext } from '~/bff/context.server';
import { loadCartPiecesOrEmpty } from '~/data/cart-items.server';
import { productName } from '~/data/product-labels.server';
import { loadProductsById } from '~/data/products-by-id.server';
import { isReadable, type LineInputValue } from '~server/domain/line-inputs';
import { isBlankQuantity } from '~server/domain/quantity';
import { countQuantity } from '~server/domain/round';
import { leftIn } from '~server/domain/stock';
import type { RejectedSheetLine, SheetActionData } from '../sheet/order-line';
import { toSheetResult, type PostedSheet } from '../sheet/sheet-form';

/** The sheet with what is missing filled in. @param takesNorms for the lines that were not counted, as if nothing were left of them */
export async function countRound(
  ctx: RequestContext,
  posted: PostedSheet,
  takesNorms: boolean,
): Promise<SheetActionData> {
  const [products, inCart] = await Promise.all([
    loadProductsById(
      ctx,
      posted.lines.map(({ productId }) => productId),
    ),
    loadCartPiecesOrEmpty(ctx),
  ]);
  const { warehouseId } = ctx.services.env;
  const count = (line: LineInputValue): LineInputValue => {
    const product = products.get(line.productId);
    const { norm = '', left = '', quantity } = line;
    const isTaken = takesNorms && left.trim() === '' && isBlankQuantity(quantity);
    if (!product || (takesNorms && !isTaken)) return line;
    const held = inCart.get(line.productId) ?? 0;
    const counted = countQuantity({ norm, left: isTaken ? '0' : left }, line.unit ?? posted.unit ?? 'piece', {
      held,
      packSize: product.attributes.packSize ?? null,
      stock: leftIn(product.stocks, warehouseId, held),
    });
    return counted === null ? line : { ...line, quantity: counted };
  };
  return {
    ...toSheetResult(ctx, { ...posted, lines: posted.lines.map(count) }),
    rejected: await unreadableLines(ctx, posted),
  };
}

/** Lines whose norm or rest is no number. */
export async function unreadableLines(
  ctx: RequestContext,
  { lines, unit = 'piece' }: PostedSheet,
): Promise<RejectedSheetLine[]> {
  const unreadable = lines.filter((line) => !isReadable(line, line.unit ?? unit));
  if (unreadable.length === 0) return [];
  const products = await loadProductsById(
    ctx,
    unreadable.map(({ productId }) => productId),
  );
  return unreadable.map(({ productId, quantity, unit: own }) => ({
    productId,
    name: productName(ctx, productId, products.get(productId)),
    typed: quantity,
    unit: own ?? unit,
    message: ctx.t('sheet:notWhole'),
    offers: [],
  }));
}
