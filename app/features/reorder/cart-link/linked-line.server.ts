import { isPriceGroupUnknown } from '~/data/buyer.server';
import { originLabel } from '~/data/product-labels.server';
import { formatQuantity } from '~/i18n/format-quantity';
import { smallPicture } from '~/data/images.server';
import type { RequestContext } from '~/bff/context.server';
import { formatAmount } from '~/i18n/formats';
import type { LinkedLine } from '~server/domain/cart-link';
import type { OrderLine } from '~/features/reorder/sheet/order-line';
import { toOrderLine, type SheetContext } from '~/features/reorder/sheet/order-line.server';
import { priceFor } from '~server/domain/pricing';
import { parseQuantity } from '~server/domain/quantity';
import { availableIn, leftIn, wholePacksLeft } from '~server/domain/stock';
import type { Product } from '~server/contract/catalogue';
import type { Money } from '~server/contract/money';

/** A line of the link, with its quantity input when it can be ordered. */
export function toLinkedLine(ctx: RequestContext, { productId, pieces }: LinkedLine, context: SheetContext): OrderLine {
  const { t, language } = ctx;
  const product = context.products.get(productId);
  if (!product) {
    const note = { text: t('cart-link:unknown'), isProblem: true };
    return { productId, name: t('cart-link:unknownName', { id: productId }), note, order: null };
  }
  const { warehouseId } = ctx.services.env;
  const available = availableIn(product.stocks, warehouseId);
  const price = priceFor(product, context.buyer);
  const issue = findStockIssue(ctx, product, pieces, price, context);
  const packSize = product.attributes.packSize ?? null;
  const priceText =
    price === null ? '' : t('cart-link:price', { price: formatAmount(language, price), unit: t('common:perPiece') });
  const stock =
    available > 0 ? t('cart-link:stock', { pieces: t('common:pieces', { count: available }) }) : t('cart-link:soldOut');
  const left = leftIn(product.stocks, warehouseId, context.inCart.get(product.id));
  const line = toOrderLine(ctx, product, { ...context, pieces, left });
  const isClosed = price === null || wholePacksLeft(product, warehouseId, context.inCart.get(product.id)) === 0;
  return {
    ...line,
    facts: originLabel(product),
    picture: smallPicture(ctx, product.images),
    stock: [priceText, stock].filter(Boolean).join(' · '),
    note: noteOf(),
    order: isClosed ? null : line.order,
  };

  function noteOf(): OrderLine['note'] {
    if (issue !== null) return { text: issue, isProblem: true };
    return isClosed ? { text: formatQuantity(ctx.t, pieces, packSize), isProblem: false } : null;
  }
}

/** Why the quantity is not available; null when it is. */
function findStockIssue(
  ctx: RequestContext,
  product: Product,
  pieces: number,
  price: Money | null,
  context: SheetContext,
): string | null {
  const { t } = ctx;
  const count = (some: number) => t('common:pieces', { count: some });
  const { inCart, buyer } = context;
  if (buyer && price === null && !isPriceGroupUnknown(ctx, buyer)) return t('common:noPrice');
  const held = inCart.get(product.id) ?? 0;
  const { warehouseId } = ctx.services.env;
  const left = leftIn(product.stocks, warehouseId, held);
  if (wholePacksLeft(product, warehouseId, held) === 0) {
    if (left > 0) return t('catalogue:lessThanPack', { pieces: count(left) });
    return t(held > 0 ? 'list:reason.inCart' : 'cart-link:gone');
  }
  if (pieces > left) {
    if (held > 0) return t('cart-link:shortWithCart', { asked: count(pieces), left: count(left), held: count(held) });
    return t('cart-link:tooFew', { asked: count(pieces), left: count(left) });
  }
  const read = parseQuantity(String(pieces), 'piece', product.attributes.packSize ?? null);
  if (read.ok || read.error.kind !== 'splitsPack') return null;
  const { packSize, neighbours } = read.error;
  return t('cart-link:splitsPack', {
    pack: count(packSize),
    choices: neighbours
      .filter((some) => some <= left)
      .map(count)
      .join(', '),
  });
}
