import { expect, it } from 'vitest';
import { handleCartForm } from './cart-actions.server';
import { fakeCartContext } from './cart-api.fixture';

it.each(['', ' ', '-25', '2.5', '1e2', 'x'])(
  'handleCartForm with the intent trim and the quantity %j changes nothing and says that the fields do not match',
  async (quantity) => {
    const { ctx, writes } = fakeCartContext({ lines: [{ id: 'a', productId: 7, quantity: 50 }] });
    const form = new FormData();
    for (const [name, value] of [
      ['itemId', 'a'],
      ['quantity', quantity],
    ] as const)
      form.append(name, value);
    expect(await handleCartForm(ctx, 'trim', form)).toMatchObject({
      error: { message: expect.stringContaining('не сходяться') as string },
    });
    expect(writes).toEqual([]);
  },
);
