import { expect, it } from 'vitest';
import { readLostAnswer } from './lost-answer';

it.each([
  [{ intent: 'placeOrder' }, 'order'],
  [{ productId: '7', quantity: '1' }, 'answer'],
  [{ intent: 'removeLine', itemId: 'a' }, 'answer'],
  [{ name: 'Ivy', phone: '0671112233', role: 'decorator' }, 'other'],
  [{ mark: '7' }, 'other'],
])('sends whoever lost the answer to %j to the cart only where the form was of the cart: %s', (fields, why) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  expect(readLostAnswer(new TypeError('Failed to fetch'), form, true)).toEqual({ why });
});
