import type { SheetAnswer } from '~/trade/refused-line';
import type { SheetGoods, TypedLine } from '~/trade/typed-lines';

/** A box in which a quantity is typed. */
export interface BoxOrder {
  /** What it holds at first, in the sheet's unit; empty where nothing is filled in. */
  readonly quantity: string;
  readonly goods: SheetGoods;
}

/** A product of an order sheet; without an order where nothing of it can be taken. */
export interface Box {
  readonly productId: string;
  readonly name: string;
  readonly order: BoxOrder | null;
}

/** What a box holds: as filled in; once answered what was refused, else nothing. Null where the product has no box (any more). */
export function quantityIn(
  { productId, order }: Pick<Box, 'productId' | 'order'>,
  answer: SheetAnswer | undefined,
): string | null {
  const refused = answer?.refused.find((each) => each.productId === productId);
  if (refused) return refused.typed;
  if (order === null || answer?.added.includes(productId)) return null;
  return answer ? '' : order.quantity;
}

/** The lines as a sheet's form holds them at first. */
export function linesOf(boxes: readonly Box[], answer: SheetAnswer | undefined): TypedLine[] {
  return boxes.flatMap((box) => {
    const quantity = quantityIn(box, answer);
    const unit = answer?.refused.find(({ productId }) => productId === box.productId)?.unit;
    return quantity === null ? [] : [{ productId: box.productId, quantity, ...(unit && { unit }) }];
  });
}
