import type { SheetActionData } from '~/domain/rejected-line';
import { parseUnit } from '~/domain/form-fields';
import type { Unit } from '~/domain/unit-words';
import { parseLineInputValues, type OrderFormProducts, type LineInputValue } from '~/domain/line-inputs';

/** A box in which a quantity is typed. */
export interface QuantityInputOrder {
  /** What it holds at first, in packs; empty where nothing is filled in. */
  readonly quantity: string;
  /** What it counts, where that is not packs. */
  readonly unit?: Unit | undefined;
  readonly goods: OrderFormProducts;
}

/** A product of an order sheet; without an order where nothing of it can be taken. */
export interface QuantityInput {
  readonly productId: string;
  readonly name: string;
  readonly order: QuantityInputOrder | null;
}

/** What a box holds: as filled in; once answered what was refused, else nothing. Null where the product has no box (any more). */
export function quantityIn(
  { productId, order }: Pick<QuantityInput, 'productId' | 'order'>,
  answer: SheetActionData | undefined,
): string | null {
  const rejected = answer?.rejected.find((each) => each.productId === productId);
  if (rejected) return rejected.typed;
  if (order === null || answer?.added.includes(productId)) return null;
  return answer ? '' : order.quantity;
}

/** What a box counts, where that is not packs: as its quantity, it is the answer's once there is one. */
export function unitIn(
  { productId, order }: Pick<QuantityInput, 'productId' | 'order'>,
  answer: SheetActionData | undefined,
): Unit | undefined {
  return answer ? answer.rejected.find((each) => each.productId === productId)?.unit : order?.unit;
}

/** The boxes filled in as an earlier form of their sheet was: what it did not ask for is empty. */
export function fillQuantities<T extends QuantityInput>(quantityInputs: readonly T[], form: FormData): T[] {
  const typed = new Map(parseLineInputValues(form).map((line) => [line.productId, line]));
  return quantityInputs.map((box) => {
    if (box.order === null) return box;
    const line = typed.get(box.productId);
    const unit = line && (line.unit ?? parseUnit(form)) === 'piece' ? 'piece' : undefined;
    return { ...box, order: { ...box.order, quantity: line?.quantity ?? '', unit } };
  });
}

/** The lines as a sheet's form holds them at first. */
export function linesOf(
  quantityInputs: readonly QuantityInput[],
  answer: SheetActionData | undefined,
): LineInputValue[] {
  return quantityInputs.flatMap((box) => {
    const quantity = quantityIn(box, answer);
    const unit = unitIn(box, answer);
    return quantity === null ? [] : [{ productId: box.productId, quantity, ...(unit && { unit }) }];
  });
}
