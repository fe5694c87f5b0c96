import { expect, it } from 'vitest';
import { cartScope } from './cart-api.fixture';
import { readPricedCart } from './cart.server';
import { resizeLines } from './resize-lines.server';
import { viewTrim } from './trim-view.server';

const lines = [{ id: 'a', productId: 7, quantity: 50 }, { id: 'b', productId: 8, quantity: 50 }];
const sizes = [{ itemId: 'a', pieces: 25 }, { itemId: 'b', pieces: 0 }];

it.each([
  ['refused', Response.json({ status: 409, message: 'no' }, { status: 409 }), '1 of 2 items changed. Freedom, 60\u00a0cm could not be removed and is still in the cart. Please try again.'],
  ['lost', new Response('down', { status: 503 }), '1 of 2 items changed. App cannot connect to API'],
])('tells what was done before a change that is %s', async (_, answer, told) => {
  const { scope, writes } = cartScope({ lines, language: 'en', answers: { 'DELETE /cart/me/b': answer } });
  expect((await resizeLines(scope, sizes))?.message).toContain(told);
  expect(writes).toMatchObject([{ removed: 'a' }, { added: { quantity: 25 } }]);
});

it('counts no refused quantity among those done', async () => {
  const { scope } = cartScope({ lines, language: 'en', answers: { 'DELETE /cart/me/b': new Response('down', { status: 503 }) } });
  await expect(resizeLines(scope, [{ itemId: 'a', pieces: 60 }, { itemId: 'b', pieces: 0 }])).rejects.toMatchObject({ kind: 'unavailable' });
  const told = await resizeLines(scope, [{ itemId: 'a', pieces: 25 }, { itemId: 'a', productId: '7', pieces: 60 }, { itemId: 'b', pieces: 0 }]);
  expect(told?.message).toMatch(/^1 of 3 items changed/);
});

it('is not offered for more lines than one press changes', async () => {
  const { scope } = cartScope({ lines });
  const cart = await readPricedCart(scope);
  /** So many lines of a kind, and a limit that leaves few of them. */
  const trim = (count: number) => {
    const alike = cart.lines.slice(0, 1).flatMap((line) => Array.from({ length: count }, (_, at) => ({ ...line, itemId: String(at) })));
    return viewTrim(scope, { ...cart, lines: alike }, 190_000 * (count - 1));
  };
  expect(trim(50)?.rows.length).toBeGreaterThan(40);
  expect(trim(60)).toBeNull();
});
