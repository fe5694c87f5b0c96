import type { RequestContext } from '~/bff/context.server';
import { discountPercent, type Buyer } from '~server/domain/pricing';
import { formatQuantityInput } from '~/i18n/format-quantity';
import type { Product } from '~server/contract/catalogue';
import { zero, type Money } from '~server/contract/money';
import type { LineOrder } from './order-line';

type LineOrderInput = {
  readonly line: { readonly priceNow: Money | null };
  readonly buyer: Buyer | null;
  readonly pieces: number;
  readonly left: number;
};

/** The quantity of a product, in packs where it has them. */
export function toLineOrder(
  { t }: Pick<RequestContext, 't'>,
  product: Product,
  { line, buyer, pieces, left }: LineOrderInput,
): LineOrder {
  const packSize = product.attributes.packSize ?? null;
  return {
    quantity: pieces > 0 ? formatQuantityInput(t, pieces, packSize) : '',
    goods: { packSize, piecePrice: line.priceNow ?? zero, percentOff: discountPercent(product, buyer), left },
  };
}
