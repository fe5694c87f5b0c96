import type { RequestContext } from '~/bff/context.server';
import { loadBuyer } from '~/data/buyer.server';
import { loadCartPiecesOrEmpty } from '~/data/cart-items.server';
import { lotTitle } from '~/data/product-labels.server';
import { loadProductsById } from '~/data/products-by-id.server';
import { formatRetailOf, loadRetailPrice } from '~/data/retail.server';
import { discountPercent, priceFor, type Buyer } from '~server/domain/pricing';
import type { GetRetailPrice } from '~server/domain/retail-price';
import { formatQuantityInput } from '~/i18n/format-quantity';
import type { Product } from '~server/contract/catalogue';
import { zero } from '~server/contract/money';

export interface SheetContext {
  readonly products: ReadonlyMap<string, Product>;
  /** Pieces of each product in the cart. */
  readonly inCart: ReadonlyMap<string, number>;
  /** Null for a visitor, who has no prices. */
  readonly buyer: Buyer | null;
  readonly retail?: GetRetailPrice | null;
}

/** @throws WholesaleError */
export async function loadSheetContext(ctx: RequestContext, productIds: readonly string[]): Promise<SheetContext> {
  const [products, inCart, buyer, retail] = await Promise.all([
    loadProductsById(ctx, productIds),
    loadCartPiecesOrEmpty(ctx),
    loadBuyer(ctx),
    loadRetailPrice(ctx),
  ]);
  return { products, inCart, buyer, retail };
}

interface Asked extends Pick<SheetContext, 'buyer' | 'retail'> {
  /** To fill in, 0 for none. */
  readonly pieces: number;
  /** Pieces in stock that are not in the cart. */
  readonly left: number;
}

/** The line of a product that can be ordered; its quantity is in packs where the product has them. */
export function toOrderLine(ctx: RequestContext, product: Product, { pieces, left, buyer, retail }: Asked) {
  const packSize = product.attributes.packSize ?? null;
  const price = priceFor(product, buyer);
  const percentOff = discountPercent(product, buyer);
  return {
    productId: product.id,
    name: lotTitle(ctx, product),
    href: ctx.links.to('product', { id: product.id }),
    retail: formatRetailOf(ctx, retail, product, price, percentOff),
    order: {
      quantity: pieces > 0 ? formatQuantityInput(ctx.t, pieces, packSize) : '',
      goods: { packSize, piecePrice: price ?? zero, percentOff, left },
    },
  };
}
