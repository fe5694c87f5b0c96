import { loadBuyer } from '~/data/buyer.server';
import { loadCartPieces } from '~/data/cart-items.server';
import { lotTitle, originLabel } from '~/data/product-labels.server';
import { formatQuantity } from '~/i18n/format-quantity';
import { getPurchases } from '~/data/purchases.server';
import { getProductsById } from '~/data/products-by-id.server';
import type { RequestContext } from '~/bff/context.server';
import { discountPercent, priceFor, priceLine } from '~server/domain/pricing';
import { parseQuantity } from '~server/domain/quantity';
import { leftIn } from '~server/domain/stock';
import type { LineSuggestion } from '~server/domain/search-suggestion';
import { formatMoney } from '~/i18n/formats';
import { catchApiError } from '~server/api/result';
import type { Product } from '~server/contract/catalogue';
import { parseTypedOrder } from '~server/order-text/parse-typed-order';
import type { SearchIndex } from '~server/search-index/search-index';

/** The order line of a customer's text; null unless goods and whole packs are certain, priced and in stock. */
export async function loadLineSuggestion(
  ctx: RequestContext,
  index: SearchIndex,
  typed: string,
): Promise<LineSuggestion | null> {
  if (!ctx.session.isSignedIn) return null;
  const order = parseTypedOrder(index, typed, ctx.language, getPurchases(ctx).ranks);
  if (order?.kind !== 'sure') return null;
  const loaded = await catchApiError(
    Promise.all([getProductsById(ctx, order.productIds), loadBuyer(ctx), loadCartPieces(ctx)]),
  );
  if (!loaded.ok) return null;
  const [products, buyer, inCart] = loaded.value;
  const piecesOf = ({ attributes }: Product) => {
    const read = parseQuantity(order.quantity, order.unit, attributes.packSize ?? null);
    return read.ok && Number.isSafeInteger(read.pieces) ? read.pieces : null;
  };
  const isInStock = (product: Product) =>
    (piecesOf(product) ?? 1) <= leftIn(product.stocks, ctx.services.env.warehouseId, inCart.get(product.id));
  const product = order.productIds
    .flatMap((id) => products.get(id) ?? [])
    .find((each) => priceFor(each, buyer) !== null && isInStock(each));
  const price = product && priceFor(product, buyer);
  const pieces = product && piecesOf(product);
  if (!product || !price || !pieces) return null;
  const { total } = priceLine(price, pieces, discountPercent(product, buyer));
  const quantity = formatQuantity(ctx.t, pieces, product.attributes.packSize ?? null);
  return {
    text: [lotTitle(ctx, product), quantity, formatMoney(ctx.language, total)].join(' · '),
    note: originLabel(product),
    typed,
    productId: product.id,
    quantity: String(pieces),
    unit: 'piece',
    expectedLines: inCart.has(product.id) ? 0 : 1,
    expectedTotal: total.amount,
  };
}
