import { readBuyer } from '~/supply/buyer.server';
import type { Scope } from '~/bff/scope.server';
import { piecesByProduct } from '~/trade/pieces-by-product';
import { wholePacksWithin } from '~/trade/quantity';
import type { OfferedSplit } from '~/trade/refused-line';
import type { PricedCart, PricedLine } from './price-cart';
import { offerSplits, type ShortWish } from './split-offers.server';

/** For each line that asks for more than there is: what is left with what makes up for the rest, by product. */
export async function readLineSplits(
  scope: Scope,
  cart: PricedCart | null,
): Promise<ReadonlyMap<string, OfferedSplit[]>> {
  const short = (cart?.lines ?? []).filter((line) => line.quantity > line.available);
  if (!cart || short.length === 0) return new Map();
  return offerSplits(
    scope,
    short.map((line) => wishOf(line, line.quantity, wholePacksWithin(line.available, line.packSize))),
    {
      buyer: await readBuyer(scope),
      inCart: piecesByProduct(cart.lines),
    },
  );
}

/** The same for a line that was to have more than there is. */
export async function readWishSplits(scope: Scope, cart: PricedCart, wish: ShortWish): Promise<OfferedSplit[]> {
  const splits = await offerSplits(scope, [wish], {
    buyer: await readBuyer(scope),
    inCart: piecesByProduct(cart.lines),
  });
  return splits.get(wish.productId) ?? [];
}

/** A line as a wish for so many pieces, of which so many can be had. */
export function wishOf({ productId, product, price, percent }: PricedLine, asked: number, take: number): ShortWish {
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
