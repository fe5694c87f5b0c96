import { describe, expect, it } from 'vitest';
import { fakeCartContext } from './cart-api.fixture';
import { changeQuantity } from './change-quantity.server';
import { toCartActionData } from './cart-action-data.server';
import { removeLine } from './remove-line.server';

const lines = [{ id: 'a', productId: 7, quantity: 50 }];
const busy = () => new Response('down', { status: 503 });

describe('removeLine', () => {
  it('removes a line and returns what is needed to restore it', async () => {
    const { ctx, storedLines } = fakeCartContext({ lines });
    expect(await removeLine(ctx, { itemId: 'a' })).toMatchObject({
      kind: 'done',
      productId: '7',
      name: 'Mondial, 60\u00a0см',
      before: 50,
      after: 0,
    });
    expect([...storedLines]).toEqual([]);
  });

  it('removes a line also when its product cannot be loaded', async () => {
    const { ctx, storedLines } = fakeCartContext({
      lines,
      answers: { 'GET /products?ids=7&page=1&perPage=100': busy },
    });
    expect(await removeLine(ctx, { itemId: 'a' })).toMatchObject({
      kind: 'done',
      productId: '7',
      name: 'Mondial',
      before: 50,
      after: 0,
    });
    expect([...storedLines]).toEqual([]);
  });

  it('removes the current line of the product when a change gave it another id', async () => {
    const { ctx, storedLines } = fakeCartContext({ lines: [...lines, { id: 'c', productId: 8, quantity: 25 }] });
    expect(await changeQuantity(ctx, { itemId: 'older', productId: '8', quantity: '75', unit: 'piece' })).toMatchObject(
      { kind: 'done' },
    );
    expect(await removeLine(ctx, { itemId: 'older', productId: '7' })).toMatchObject({
      kind: 'done',
      productId: '7',
    });
    expect([...storedLines.values()].map(({ productId }) => productId)).toEqual([8]);
  });

  it('reports the line as unchanged when its removal is rejected', async () => {
    const { ctx } = fakeCartContext({
      lines,
      answers: { 'DELETE /cart/me/a': Response.json({ status: 409, message: 'no' }, { status: 409 }) },
    });
    expect(toCartActionData(ctx, [await removeLine(ctx, { itemId: 'a' })]).error).toMatchObject({
      message: 'Mondial, 60\u00a0см: не вдалося прибрати, позиція лишилася в кошику. Спробуйте ще раз.',
    });
  });

  it('rejects a line of another customer', async () => {
    expect(await removeLine(fakeCartContext({ lines }).ctx, { itemId: 'b' })).toMatchObject({
      kind: 'refused',
      why: { kind: 'gone' },
    });
  });
});
