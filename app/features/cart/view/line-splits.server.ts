import { loadBuyer } from '~/data/buyer.server';
import type { RequestContext } from '~/bff/context.server';
import { loadSimilarProducts } from '~/data/similar-products.server';
import { piecesByProduct } from '~server/domain/pieces-by-product';
import { wholePacksWithin } from '~server/domain/quantity';
import type { OfferedSplit } from '~server/domain/rejected-line';
import type { PricedCart, PricedLine } from '../model/price-cart';
import { MAX_SUBSTITUTES, offerSplits, type ShortLine } from '../write/split-offers.server';

/** Splits for lines above the stock, by product id: the rest of the stock with substitutes. */
export async function loadLineSplits(
  ctx: RequestContext,
  cart: PricedCart | null,
  short: readonly ShortLine[] = listShortLines(cart),
): Promise<ReadonlyMap<string, readonly OfferedSplit[]>> {
  if (!cart || short.length === 0) return new Map();
  const buyer = await loadBuyer(ctx);
  const query = { buyer, inCart: piecesByProduct(cart.lines), count: MAX_SUBSTITUTES };
  return offerSplits(ctx, short, await loadSimilarProducts(ctx, short, query), buyer);
}

function listShortLines(cart: PricedCart | null): ShortLine[] {
  const short = (cart?.lines ?? []).filter((line) => line.quantity > line.available);
  return short.map((line) => toShortCartLine(line, line.quantity, wholePacksWithin(line.available, line.packSize)));
}

/** @param take available whole packs, in pieces */
export function toShortCartLine({ productId, product, price, percent }: PricedLine, requested: number, take: number) {
  return {
    productId,
    name: product.name,
    alt: product.images[0]?.alt ?? '',
    product: null,
    requested,
    take,
    price,
    percent,
  };
}
