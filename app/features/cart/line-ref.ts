import { textIn } from '~/trade/form-texts';
import type { CartItem } from '~server/contract/cart';

/** Name of the field by which a form says which product its line is of. */
export const PRODUCT_NAME = 'product';

/** A line as a form names it. */
export interface LineRef {
  readonly itemId: string;
  readonly productId?: string | undefined;
}

/** Reads which line a form is about. */
export function readLineRef(form: FormData): LineRef {
  return { itemId: textIn(form, 'itemId'), productId: textIn(form, PRODUCT_NAME) };
}

/** The line that was meant. A change gives it another id: a form that was sent before its answer means the line that the product has now. */
export function findItem(items: readonly CartItem[], { itemId, productId }: LineRef): CartItem | undefined {
  const same = items.filter((item) => item.productId === productId);
  return items.find((item) => item.id === itemId) ?? (same.length === 1 ? same[0] : undefined);
}
