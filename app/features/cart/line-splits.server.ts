import { loadBuyer } from '~/data/buyer.server';
import type { RequestContext } from '~/bff/context.server';
import { piecesByProduct } from '~/domain/pieces-by-product';
import { wholePacksWithin } from '~/domain/quantity';
import type { OfferedSplit } from '~/domain/rejected-line';
import type { PricedCart, PricedLine } from './price-cart';
import { offerSplits, type ShortLine } from './split-offers.server';

/** Offers for each line above the stock, by product id: the rest of the stock with substitutes. */
export async function loadLineSplits(
  ctx: RequestContext,
  cart: PricedCart | null,
): Promise<ReadonlyMap<string, OfferedSplit[]>> {
  const short = (cart?.lines ?? []).filter((line) => line.quantity > line.available);
  if (!cart || short.length === 0) return new Map();
  return offerSplits(
    ctx,
    short.map((line) => lineInputOf(line, line.quantity, wholePacksWithin(line.available, line.packSize))),
    {
      buyer: await loadBuyer(ctx),
      inCart: piecesByProduct(cart.lines),
    },
  );
}

/** As {@link loadLineSplits}, for a rejected quantity. */
export async function loadLineInputSplits(
  ctx: RequestContext,
  cart: PricedCart,
  lineInput: ShortLine,
): Promise<OfferedSplit[]> {
  const splits = await offerSplits(ctx, [lineInput], {
    buyer: await loadBuyer(ctx),
    inCart: piecesByProduct(cart.lines),
  });
  return splits.get(lineInput.productId) ?? [];
}

export function lineInputOf(
  { productId, product, price, percent }: PricedLine,
  asked: number,
  take: number,
): ShortLine {
  return {
    productId,
    name: product.name,
    alt: product.images[0]?.alt ?? '',
    product: null,
    asked,
    take,
    price,
    percent,
  };
}
