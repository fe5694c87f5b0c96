import { loadBuyer } from '~/data/buyer.server';
import type { RequestContext } from '~/bff/context.server';
import { piecesByProduct } from '~/domain/pieces-by-product';
import { wholePacksWithin } from '~/domain/quantity';
import type { OfferedSplit } from '~/domain/rejected-line';
import type { PricedCart, PricedLine } from './price-cart';
import { offerSplits, type ShortLine } from './split-offers.server';

/** For each line that asks for more than there is: what is left with what makes up for the rest, by product. */
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

/** The same for a line that was to have more than there is. */
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

/** A line as a wish for so many pieces, of which so many can be had. */
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
