import { expect, it } from 'vitest';
import { fakeCartContext } from './cart-api.fixture';
import { loadPricedCart } from '../model/cart.server';
import { toCartActionData } from './cart-action-data.server';
import { changeLines, resizeLines } from './change-lines.server';
import { toFitToLimitView } from '../view/fit-to-limit-view.server';
import { priceLine } from '~server/domain/pricing';
import { addUp, percentOf } from '~server/contract/money';

const lines = [
  { id: 'a', productId: 7, quantity: 50 },
  { id: 'b', productId: 8, quantity: 50 },
];
const sizes = [
  { itemId: 'a', pieces: 25 },
  { itemId: 'b', pieces: 0 },
];
const down = () => new Response('down', { status: 503 });
const lineInput = (itemId: string, quantity: string, productId?: string) => ({
  itemId,
  productId,
  quantity,
  unit: 'piece' as const,
});

it.each([
  [
    'rejected',
    Response.json({ status: 409, message: 'no' }, { status: 409 }),
    '1 of 2 items changed. Freedom, 60\u00a0cm could not be removed and is still in the cart. Please try again.',
  ],
  ['lost', down(), '1 of 2 items changed. API error: 503 - Service Unavailable'],
])('resizeLines reports the lines that were updated before a change that is %s', async (_, answer, message) => {
  const { ctx, writes } = fakeCartContext({ lines, language: 'en', answers: { 'DELETE /cart/me/b': answer } });
  expect(toCartActionData(ctx, await resizeLines(ctx, sizes))).toMatchObject({
    rejected: [],
    error: { message: expect.stringContaining(message) as string },
  });
  expect(writes).toMatchObject([{ removed: 'a' }, { added: { quantity: 25 } }]);
});

it('resizeLines does not count rejected quantities as updated', async () => {
  const { ctx } = fakeCartContext({ lines, language: 'en', answers: { 'DELETE /cart/me/b': down } });
  const none = resizeLines(ctx, [
    { itemId: 'a', pieces: 60 },
    { itemId: 'b', pieces: 0 },
  ]);
  await expect(none).rejects.toThrow(expect.objectContaining({ kind: 'unavailable' }) as Error);
  const one = await resizeLines(ctx, [
    { itemId: 'a', pieces: 25 },
    { itemId: 'a', productId: '7', pieces: 60 },
    { itemId: 'b', pieces: 0 },
  ]);
  expect(toCartActionData(ctx, one).error).toMatchObject({
    message: expect.stringMatching(/^1 of 3 items changed/) as string,
  });
});

it.each([
  ['gone', 'zzz', {}, { message: 'This item is no longer in the cart. Please check the cart.' }],
  ['lost', 'b', { 'POST /cart/me': down }, { lost: { productId: '8', quantity: 50 } }],
])('changeLines reports a rejected quantity also when a later line is %s', async (_, later, answers, error) => {
  const { ctx } = fakeCartContext({ lines, language: 'en', answers });
  const answer = toCartActionData(ctx, await changeLines(ctx, [lineInput('a', '30'), lineInput(later, '75')]));
  expect(answer).toMatchObject({
    rejected: [{ productId: '7', typed: '30', offers: [{ quantity: 25 }, { quantity: 50 }] }],
    error,
  });
});

it('changeLines loads the cart and products once for all lines, and again for another line of a changed product', async () => {
  const { ctx } = fakeCartContext({ lines, language: 'en' });
  const reads = () => ctx.calls.filter((call) => /^GET \/(cart\/me|products)/.test(call)).length;
  expect(await changeLines(ctx, [lineInput('a', '75'), lineInput('b', '75')])).toMatchObject([
    { kind: 'done' },
    { kind: 'done' },
  ]);
  expect(reads()).toBe(2);
  const two = fakeCartContext({ lines: [...lines, { id: 'c', productId: 7, quantity: 25 }], language: 'en' });
  const outcomes = await changeLines(two.ctx, [lineInput('a', '75'), lineInput('c', '50')]);
  expect(outcomes.map(({ kind }) => kind)).toEqual(['done', 'refused']);
  expect(toCartActionData(two.ctx, outcomes)).toMatchObject({
    rejected: [{ typed: '50', message: expect.stringContaining('there are 25 items in stock') as string }],
  });
});

it('reducing the cart to the limit is offered for three lines, or for more where at most 30 % of the sum goes', async () => {
  const { ctx } = fakeCartContext({ lines });
  const cart = await loadPricedCart(ctx);
  const [line] = cart.lines;
  if (!line) throw new Error('The cart has no line.');
  const offer = (count: number, part: number) => {
    const same = Array.from({ length: count }, (_, at) => ({ ...line, itemId: String(at), quantity: 250 }));
    const total = addUp(same.map(() => priceLine(line.price, 250, line.percent).total));
    return toFitToLimitView(ctx, { ...cart, lines: same, total }, percentOf(total, part));
  };
  expect(offer(3, 85)?.rows.map(({ pieces }) => pieces > 0)).toEqual([true, true, true]);
  expect(offer(5, 85)).toBeNull();
  expect(offer(30, 25)?.rows.length).toBeGreaterThan(3);
  expect(offer(300, 25)).toBeNull();
});
