import { expect, it } from 'vitest';
import { answerCart } from './cart-answer.server';
import { cartScope } from './cart-api.fixture';

it.each(['', ' ', '-25', '2.5', '1e2', 'x'])('takes %j for no number of pieces to trim a line to', async (quantity) => {
  const { scope, writes } = cartScope({ lines: [{ id: 'a', productId: 7, quantity: 50 }] });
  const form = new FormData();
  for (const [name, value] of [
    ['itemId', 'a'],
    ['quantity', quantity],
  ] as const)
    form.append(name, value);
  expect(await answerCart(scope, 'trimCart', form)).toMatchObject({
    cart: { stop: { text: expect.stringContaining('не сходяться') as string } },
  });
  expect(writes).toEqual([]);
});
