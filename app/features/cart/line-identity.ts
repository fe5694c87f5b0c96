import { parseUnitName, textIn, textsIn } from '~/domain/form-fields';
import type { Unit } from '~/domain/unit-words';
import type { CartItem } from '~server/contract/cart';

/** Name of the field by which a form says which product its line is of. */
export const PRODUCT_ID = 'product';

/** A line as a form names it. */
export interface LineIdentity {
  readonly itemId: string;
  readonly productId?: string | undefined;
}

/** A line and the quantity it shall have. */
export interface QuantityUpdate extends LineIdentity {
  /** As typed. */
  readonly quantity: string;
  /** Undefined where the form names one there is none of. */
  readonly unit: Unit | undefined;
}

/** Reads which line a form is about. */
export function parseLineIdentity(form: FormData): LineIdentity {
  return { itemId: textIn(form, 'itemId'), productId: textIn(form, PRODUCT_ID) };
}

/** Reads which quantities lines shall have: all fields of a line, repeated for each. */
export function parseQuantityUpdates(form: FormData): QuantityUpdate[] {
  const [products, quantities, units] = [textsIn(form, PRODUCT_ID), textsIn(form, 'quantity'), textsIn(form, 'unit')];
  return textsIn(form, 'itemId').map((itemId, at) => ({
    itemId,
    productId: products[at],
    quantity: quantities[at] ?? '',
    unit: parseUnitName(units[at] ?? ''),
  }));
}

/** The line that was meant. A change gives it another id: a form that was sent before its answer means the line that the product has now. */
export function findItem(items: readonly CartItem[], { itemId, productId }: LineIdentity): CartItem | undefined {
  const same = items.filter((item) => item.productId === productId);
  return items.find((item) => item.id === itemId) ?? (same.length === 1 ? same[0] : undefined);
}
