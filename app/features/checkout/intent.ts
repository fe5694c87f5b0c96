const intents = ['changeQuantity', 'removeLine', 'addLine', 'acceptChanges', 'trimCart', 'splitLine', 'placeOrder'] as const;
export type CheckoutIntent = (typeof intents)[number];

/** Which of the page's forms was sent. One that does not say so is known by its fields. */
export function readIntent(form: FormData): CheckoutIntent {
  const named = intents.find((intent) => intent === form.get('intent'));
  if (named) return named;
  if (form.has('itemId')) return form.has('quantity') ? 'changeQuantity' : 'removeLine';
  return form.has('productId') ? 'addLine' : 'placeOrder';
}
