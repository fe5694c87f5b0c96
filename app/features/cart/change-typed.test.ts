import { describe, expect, it } from 'vitest';
import { cartScope } from './cart-api.fixture';
import { readPricedCart } from './cart.server';
import { changeTyped } from './change-typed.server';

/** Two packs of 7, 50 pieces, and two of 8. */
const lines = [{ id: 'a', productId: 7, quantity: 50 }, { id: 'b', productId: 8, quantity: 50 }];

/** An order form over that cart with quantities at its lines, in packs. */
async function order(...quantities: readonly [a: string, b: string, before?: string]) {
  const { scope, writes } = cartScope({ lines, language: 'en' });
  const form = new FormData();
  const [a, b, before = '2'] = quantities;
  for (const [itemId, quantity] of [['a', a], ['b', b]] as const) {
    for (const [name, value] of Object.entries({ itemId, product: '', quantityBefore: before, unit: 'pack', quantity })) form.append(name, value);
  }
  const answer = await changeTyped(scope, await readPricedCart(scope), form);
  return { answer, added: writes.flatMap((write) => ('added' in write ? [[write.added['productId'], write.added['quantity']]] : [])) };
}

describe('quantities typed at the lines when the order was pressed', () => {
  it('are no news where the cart has them, whatever the boxes held before', async () => {
    expect(await order('2', '2')).toEqual({ answer: null, added: [] });
    expect(await order('2', '2.0', '')).toEqual({ answer: null, added: [] });
  });

  it('go into the cart, and ask for another press', async () => {
    expect(await order('3', '4')).toEqual({ answer: { message: 'The quantity has been changed. Please check the total and order again.' }, added: [['7', 75], ['8', 100]] });
  });

  it('stand at their lines where they are refused, and leave the others their turn', async () => {
    const { answer, added } = await order('5', '4');
    expect(answer).toMatchObject({ faults: [{ productId: '7', typed: '5', unit: 'pack', offers: [{ quantity: 100 }] }] });
    expect(added).toEqual([['8', 100]]);
  });

  it('that were refused before are no quantities to order', async () => {
    expect((await order('0', '2', '')).answer).toMatchObject({ faults: [{ productId: '7', typed: '0' }] });
  });
});
