import { expect, it } from 'vitest';
import { cartScope } from './cart-api.fixture';
import { readPricedCart } from './cart.server';
import { changeLines, resizeLines, tellProgress } from './resize-lines.server';
import { viewTrim } from './trim-view.server';

const lines = [
  { id: 'a', productId: 7, quantity: 50 },
  { id: 'b', productId: 8, quantity: 50 },
];
const sizes = [
  { itemId: 'a', pieces: 25 },
  { itemId: 'b', pieces: 0 },
];
const down = () => new Response('down', { status: 503 });
const wish = (itemId: string, quantity: string, productId?: string) => ({
  itemId,
  productId,
  quantity,
  unit: 'piece' as const,
});

it.each([
  [
    'refused',
    Response.json({ status: 409, message: 'no' }, { status: 409 }),
    '1 of 2 items changed. Freedom, 60\u00a0cm could not be removed and is still in the cart. Please try again.',
  ],
  ['lost', down(), '1 of 2 items changed. App cannot connect to API'],
])('tells what was done before a change that is %s', async (_, answer, told) => {
  const { scope, writes } = cartScope({ lines, language: 'en', answers: { 'DELETE /cart/me/b': answer } });
  expect(tellProgress(scope, await resizeLines(scope, sizes))).toEqual({
    faults: [],
    stop: { kind: 'message', text: expect.stringContaining(told) as string },
  });
  expect(writes).toMatchObject([{ removed: 'a' }, { added: { quantity: 25 } }]);
});

it('counts no refused quantity among those done', async () => {
  const { scope } = cartScope({ lines, language: 'en', answers: { 'DELETE /cart/me/b': down } });
  const none = await resizeLines(scope, [
    { itemId: 'a', pieces: 60 },
    { itemId: 'b', pieces: 0 },
  ]);
  expect(() => tellProgress(scope, none)).toThrow(expect.objectContaining({ kind: 'unavailable' }) as Error);
  const one = await resizeLines(scope, [
    { itemId: 'a', pieces: 25 },
    { itemId: 'a', productId: '7', pieces: 60 },
    { itemId: 'b', pieces: 0 },
  ]);
  expect(tellProgress(scope, one)?.stop).toMatchObject({
    kind: 'message',
    text: expect.stringMatching(/^1 of 3 items changed/) as string,
  });
});

it.each([
  ['gone', 'zzz', {}, { kind: 'message', text: 'This item is no longer in the cart. Please check the cart.' }],
  ['lost', 'b', { 'POST /cart/me': down }, { kind: 'lineLost', lost: { productId: '8', quantity: 50 } }],
])('tells a refused quantity also where a later line is %s', async (_, later, answers, stop) => {
  const { scope } = cartScope({ lines, language: 'en', answers });
  const answer = tellProgress(scope, await changeLines(scope, [wish('a', '30'), wish(later, '75')]));
  expect(answer).toMatchObject({
    faults: [{ productId: '7', typed: '30', offers: [{ quantity: 25 }, { quantity: 50 }] }],
    stop,
  });
});

it('reads the cart and its products once for all lines, and anew for another line of a changed product', async () => {
  const { scope } = cartScope({ lines, language: 'en' });
  const reads = () => scope.calls.filter((call) => /^GET \/(cart\/me|products)/.test(call)).length;
  expect(await changeLines(scope, [wish('a', '75'), wish('b', '75')])).toMatchObject({ done: 2, stop: null });
  expect(reads()).toBe(2);
  const two = cartScope({ lines: [...lines, { id: 'c', productId: 7, quantity: 25 }], language: 'en' });
  const progress = await changeLines(two.scope, [wish('a', '75'), wish('c', '50')]);
  expect(progress).toMatchObject({
    done: 1,
    faults: [{ typed: '50', message: expect.stringContaining('there are 25 items in stock') as string }],
    stop: null,
  });
});

it('is not offered for more lines than one press changes', async () => {
  const { scope } = cartScope({ lines });
  const cart = await readPricedCart(scope);
  /** So many lines of a kind, and a limit that leaves few of them. */
  const trim = (count: number) => {
    const alike = cart.lines
      .slice(0, 1)
      .flatMap((line) => Array.from({ length: count }, (_, at) => ({ ...line, itemId: String(at) })));
    return viewTrim(scope, { ...cart, lines: alike }, 190_000 * (count - 1));
  };
  expect(trim(50)?.rows.length).toBeGreaterThan(40);
  expect(trim(60)).toBeNull();
});
