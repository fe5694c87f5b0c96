import { textIn } from '~server/domain/form-fields';
import { isZeroQuantity } from '~server/domain/quantity';
import type { Unit } from '~server/domain/unit-words';
import { priceTyped } from './price-typed';
import type { OrderingView } from './product-view';

/** Fields that tell the cart link what a sent form will change while it is pending. */
export function expectedChange(ordering: OrderingView, form: FormData) {
  const { inCart, packSize } = ordering;
  const totalOf = (typed: string, unit: Unit) => {
    const priced = priceTyped(ordering, typed, unit);
    return priced.ok ? priced.total.amount : 0;
  };
  const typed = textIn(form, 'quantity');
  const total = totalOf(typed, textIn(form, 'unit') === 'piece' ? 'piece' : 'pack');
  const isChange = inCart && textIn(form, 'intent') === 'changeQuantity';
  return {
    expectedLines: !inCart ? '1' : isChange && isZeroQuantity(typed) ? '-1' : '0',
    expectedTotal: String(isChange ? total - totalOf(inCart.typed, packSize === undefined ? 'piece' : 'pack') : total),
  };
}
