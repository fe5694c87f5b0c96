import { expect, it } from 'vitest';
import { readIntent } from './checkout-intent.server';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

it.each([
  [{ intent: 'removeLine', itemId: '1', quantity: '2' }, 'removeLine'],
  [{ itemId: '1', quantity: '2', unit: 'pack' }, 'changeQuantity'],
  [{ itemId: '1' }, 'removeLine'],
  [{ intent: 'splitLine', itemId: '1', split: '7=1&8=1' }, 'splitLine'],
  [{ productId: '1', quantity: '2' }, 'addLine'],
  [{ deliveryType: 'pickup', orderKey: 'k' }, 'placeOrder'],
  [{ intent: 'dance', itemId: '1' }, 'removeLine'],
  [{}, 'placeOrder'],
])('knows the form of %j as %s', (fields, intent) => {
  expect(readIntent(formOf(fields))).toBe(intent);
});
