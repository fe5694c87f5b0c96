import { isCartIntent, type CartIntent } from '~/features/cart/cart-answer.server';

/** Which form of checkout was sent: one of the cart's, or the order itself. One that does not say so is known by its fields. */
export function readIntent(form: FormData): CartIntent | 'placeOrder' {
  const named = form.get('intent');
  if (named === 'placeOrder' || isCartIntent(named)) return named;
  if (form.has('itemId')) return form.has('quantity') ? 'changeQuantity' : 'removeLine';
  return form.has('productId') ? 'addLine' : 'placeOrder';
}
