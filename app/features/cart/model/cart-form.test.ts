import { expect, it } from 'vitest';
import { cartForms, parseCartIntent } from './cart-form';

const formOf = (fields: Record<string, string> | [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of Array.isArray(fields) ? fields : Object.entries(fields)) form.append(name, value);
  return form;
};

it.each([
  [{ intent: 'remove', itemId: '1', quantity: '2' }, 'remove'],
  [{ intent: 'split', itemId: '1', split: '7=1&8=1' }, 'split'],
  [{ itemId: '1', quantity: '2', unit: 'pack' }, 'changeQuantity'],
  [{ itemId: '1' }, 'remove'],
  [{ intent: 'placeOrder', itemId: '1', quantity: '2' }, null],
  [{ intent: 'dance', itemId: '1' }, null],
  [{ productId: '1', quantity: '2' }, null],
  [{}, null],
])('the form %j has the intent %s', (fields, intent) => {
  expect(parseCartIntent(formOf(fields as Record<string, string>))).toBe(intent);
});

it('a form whose quantities cannot be paired with its lines is rejected with a message', () => {
  const form = formOf([
    ['itemId', 'a'],
    ['itemId', 'b'],
    ['quantity', '1'],
  ]);
  for (const intent of ['changeQuantity', 'trim'] as const)
    expect(cartForms[intent].safeParse(form).error?.issues[0]?.message).toBe('cart:unpaired');
});
