import type { RequestContext } from '~/bff/context.server';
import { packsInBox } from '~/i18n/unit-meanings';
import type { QuantityInputOrder } from './boxes';
import { discountPercent, type Buyer } from '~/domain/pricing';
import type { Product } from '~server/contract/catalogue';
import type { RepeatLine } from '../repeat/repeat-line';

type OrderFacts = {
  readonly line: Pick<RepeatLine, 'priceNow'>;
  readonly buyer: Buyer | null;
  readonly pieces: number;
  readonly left: number;
};

/** The box of a product, in packs where it has them. */
export function orderOf(
  { t }: Pick<RequestContext, 't'>,
  product: Product,
  { line, buyer, pieces, left }: OrderFacts,
): QuantityInputOrder {
  const packSize = product.attributes.packSize ?? null;
  return {
    quantity: pieces > 0 ? packsInBox(t, pieces, packSize) : '',
    goods: { packSize, piecePrice: line.priceNow ?? 0, percentOff: discountPercent(product, buyer), left },
  };
}
