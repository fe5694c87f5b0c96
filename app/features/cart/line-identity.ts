import { parseUnitName, textIn, textsIn } from '~/domain/form-fields';
import type { Unit } from '~/domain/unit-words';
import type { CartItem } from '~server/contract/cart';

/** Form field with the product id of a line. */
export const PRODUCT_ID = 'product';

export interface LineIdentity {
  readonly itemId: string;
  readonly productId?: string | undefined;
}

/** A line and its new quantity. */
export interface QuantityUpdate extends LineIdentity {
  readonly quantity: string;
  /** Undefined for an unknown unit. */
  readonly unit: Unit | undefined;
}

export function parseLineIdentity(form: FormData): LineIdentity {
  return { itemId: textIn(form, 'itemId'), productId: textIn(form, PRODUCT_ID) };
}

/** Parses the quantities of all lines in a form. */
export function parseQuantityUpdates(form: FormData): QuantityUpdate[] {
  const [products, quantities, units] = [textsIn(form, PRODUCT_ID), textsIn(form, 'quantity'), textsIn(form, 'unit')];
  return textsIn(form, 'itemId').map((itemId, at) => ({
    itemId,
    productId: products[at],
    quantity: quantities[at] ?? '',
    unit: parseUnitName(units[at] ?? ''),
  }));
}

/** The current line of the product, also when a change gave it a new id after the form was loaded. */
export function findItem(items: readonly CartItem[], { itemId, productId }: LineIdentity): CartItem | undefined {
  const same = items.filter((item) => item.productId === productId);
  return items.find((item) => item.id === itemId) ?? (same.length === 1 ? same[0] : undefined);
}
