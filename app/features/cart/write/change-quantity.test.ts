import { describe, expect, it } from 'vitest';
import { loadCartItems } from '~/data/cart-items.server';
import { fakeCartContext } from './cart-api.fixture';
import { toCartActionData } from './cart-action-data.server';
import { changeQuantity } from './change-quantity.server';

/** What the cart page is told about a change. */
const change = async (...[ctx, input]: Parameters<typeof changeQuantity>) =>
  toCartActionData(ctx, [await changeQuantity(ctx, input)]);
const lines = [{ id: 'a', productId: 7, quantity: 50 }];
const to = (quantity: string, itemId = 'a') => ({ itemId, quantity, unit: 'piece' as const });
const busy = () => new Response('down', { status: 503 });
const soldOut = () => Response.json({ status: 409, message: '', code: 'OUT_OF_STOCK' }, { status: 409 });
const sold = (available: number) => () =>
  Response.json({ status: 409, message: '', code: 'OUT_OF_STOCK', details: { available } }, { status: 409 });
/** The line as the API shows it. */
const viewed = (id: string) => ({
  id,
  productId: 7,
  quantity: 50,
  price: 41.2,
  total: 2060,
  discount: 0,
  meta: {},
  product: { id: 7, name: 'Mondial', productType: 'product' },
});

// @asvs 2.3.3
describe('changeQuantity', () => {
  it('removes the old line and adds a new one', async () => {
    const { ctx, writes } = fakeCartContext({ lines });
    expect(await change(ctx, to('75'))).toMatchObject({
      ok: true,
      message: { text: 'Тепер у кошику Mondial, 60\u00a0см: 3 пачки = 75 шт' },
    });
    expect(writes).toMatchObject([
      { removed: 'a' },
      { added: { productId: '7', quantity: 75, price: 41.2, discount: 231.75, total: 2858.25 } },
    ]);
  });

  it('sends nothing when the line already has the quantity', async () => {
    const { ctx, writes } = fakeCartContext({ lines });
    expect(await changeQuantity(ctx, to('50'))).toMatchObject({ kind: 'done' });
    expect(writes).toEqual([]);
  });

  it.each(['0', '-5', '1.5', '1e9', 'abc', '1000000000', '60', ''])(
    'rejects %j and leaves the line unchanged',
    async (typed) => {
      const { ctx, writes } = fakeCartContext({ lines });
      expect(await change(ctx, to(typed))).toMatchObject({ rejected: [{ productId: '7', typed, unit: 'piece' }] });
      expect(writes).toEqual([]);
    },
  );

  it.each(['pack', 'piece'] as const)('changes nothing while the products cannot be loaded: by %s', async (unit) => {
    const { ctx, writes } = fakeCartContext({ lines, answers: { 'GET /products?ids=7&page=1&perPage=100': busy } });
    expect(await change(ctx, { itemId: 'a', quantity: '4', unit })).toMatchObject({
      rejected: [{ productId: '7', typed: '4', unit, offers: [] }],
    });
    expect(writes).toEqual([]);
  });

  it('counts only the other lines of the product against its stock', async () => {
    const { ctx } = fakeCartContext({ lines });
    expect(await changeQuantity(ctx, to('100'))).toMatchObject({ kind: 'done' });
  });

  it('rejects a line of another customer', async () => {
    const { ctx, writes } = fakeCartContext({ lines });
    expect(await changeQuantity(ctx, to('25', 'zzz'))).toMatchObject({ kind: 'refused', why: { kind: 'gone' } });
    expect(writes).toEqual([]);
  });

  // @fault O6
  it('restores the old line when the new one is rejected', async () => {
    let attempts = 0;
    const shortage = () =>
      Response.json({ status: 409, message: '', code: 'OUT_OF_STOCK', details: { available: 60 } }, { status: 409 });
    const sent: unknown[] = [];
    const added = ({ body }: RequestInit) => {
      sent.push(JSON.parse(body as string));
      return (attempts += 1) === 1 ? shortage() : new Response(JSON.stringify({ data: viewed('b') }), { status: 201 });
    };
    const { ctx } = fakeCartContext({ lines, answers: { 'POST /cart/me': added }, language: 'en' });
    expect(await change(ctx, to('75'))).toMatchObject({
      rejected: [
        {
          message: 'You are trying to buy 75 items, but there are 60 items in stock.',
          offers: [{ quantity: 50 }],
        },
      ],
    });
    expect(sent).toMatchObject([
      { quantity: 75 },
      { productId: '7', quantity: 50, price: 41.2, total: 2060, discount: 0 },
    ]);
  });

  // @fault O6
  it('names the lost line when it cannot be restored', async () => {
    const { ctx } = fakeCartContext({ lines, answers: { 'POST /cart/me': busy } });
    expect(await change(ctx, to('75'))).toMatchObject({
      error: {
        lost: { productId: '7', quantity: 50 },
        message: 'Помилка API: 503 - Service Unavailable. Mondial, 60\u00a0см, 2 пачки = 50 шт, більше не в кошику.',
      },
    });
  });

  it('treats a line as restored when the cart shows it, though the response was lost', async () => {
    let attempts = 0;
    const { ctx, storedLines } = fakeCartContext({
      lines,
      answers: {
        'POST /cart/me': () => {
          if ((attempts += 1) === 1) return soldOut();
          storedLines.set('new', { id: 'new', productId: 7, quantity: 50 });
          return busy();
        },
      },
    });
    expect(await changeQuantity(ctx, to('75'))).toMatchObject({ kind: 'refused', productId: '7' });
  });

  it('does not offer to add a line again while its state is unknown', async () => {
    let isDown = false;
    const { ctx } = fakeCartContext({
      lines,
      answers: {
        'POST /cart/me': () => {
          isDown = true;
          return busy();
        },
        'GET /cart/me?sort=productId': () => (isDown ? busy() : Response.json({ data: [viewed('a')] })),
      },
    });
    expect(await change(ctx, to('75'))).toMatchObject({
      error: {
        lost: { productId: '7', quantity: 0 },
        message:
          'Зв’язок обірвався посеред зміни: невідомо, чи Mondial, 60\u00a0см, 2 пачки = 50 шт, ще в кошику. Перевірте кошик, перш ніж додавати.',
      },
    });
  });

  it('shows the message of the API when it rejects a quantity, and that the line is unchanged', async () => {
    let attempts = 0;
    const reject = () => Response.json({ status: 422, message: 'Мінімум 5 пачок' }, { status: 422 });
    const { ctx } = fakeCartContext({
      lines,
      answers: {
        'POST /cart/me': () =>
          (attempts += 1) === 1 ? reject() : Response.json({ data: viewed('b') }, { status: 201 }),
      },
    });
    expect(await change(ctx, to('75'))).toMatchObject({
      rejected: [{ message: 'Помилка API: 422 - Мінімум 5 пачок. У кошику, як і було, 2 пачки = 50 шт.', offers: [] }],
    });
  });

  it('reports that the product of a lost line was sold, and offers what is left', async () => {
    const lostAt = async (available: number) =>
      change(fakeCartContext({ lines, answers: { 'POST /cart/me': sold(available) } }).ctx, to('75'));
    expect(await lostAt(30)).toMatchObject({
      error: {
        lost: { productId: '7', quantity: 25 },
        message:
          'Mondial, 60\u00a0см, 2 пачки = 50 шт, більше не в кошику: товар тим часом розібрали, на складі 30 шт.',
      },
    });
    expect(await lostAt(10)).toMatchObject({ error: { lost: { quantity: 0 } } });
  });

  it('shows the message of the API when a line cannot be restored', async () => {
    const reject = () => Response.json({ status: 422, message: 'Товар знято з продажу' }, { status: 422 });
    const { ctx } = fakeCartContext({ lines, answers: { 'POST /cart/me': reject } });
    expect(await change(ctx, to('75'))).toMatchObject({
      error: {
        lost: { quantity: 50 },
        message: 'Помилка API: 422 - Товар знято з продажу. Mondial, 60\u00a0см, 2 пачки = 50 шт, більше не в кошику.',
      },
    });
  });

  it.each([
    ['has no number', soldOut],
    ['is negative', sold(-5)],
  ])('treats a stock error that %s as an empty stock', async (_, answer) => {
    const { ctx } = fakeCartContext({ lines, answers: { 'POST /cart/me': answer }, language: 'en' });
    expect(await change(ctx, to('75'))).toMatchObject({
      error: { lost: { quantity: 0 }, message: expect.stringContaining('0 pcs') as string },
    });
  });

  // @fault O6
  it('treats a lost response as success when the cart shows the change', async () => {
    const { ctx, storedLines } = fakeCartContext({
      lines,
      answers: {
        'POST /cart/me': () => {
          storedLines.set('b', { id: 'b', productId: 7, quantity: 75 });
          return busy();
        },
      },
    });
    expect(await changeQuantity(ctx, to('75'))).toMatchObject({ kind: 'done' });
  });

  it('treats a lost response as success beside another line of the product too', async () => {
    const { ctx, storedLines } = fakeCartContext({
      lines: [...lines, { id: 'c', productId: 7, quantity: 25 }],
      answers: {
        'POST /cart/me': () => {
          storedLines.set('b', { id: 'b', productId: 7, quantity: 75 });
          return busy();
        },
      },
    });
    expect(await changeQuantity(ctx, to('75'))).toMatchObject({ kind: 'done' });
  });

  it('continues after a removal whose response was lost, and the cart is loaded again', async () => {
    const { ctx, storedLines } = fakeCartContext({
      lines,
      answers: {
        'DELETE /cart/me/a': () => {
          storedLines.delete('a');
          return busy();
        },
      },
    });
    expect(await changeQuantity(ctx, to('75'))).toMatchObject({ kind: 'done' });
    expect(await loadCartItems(ctx)).toMatchObject([{ productId: '7', quantity: 75 }]);
  });

  // @fault O6
  it('changes nothing when it is unknown whether the old line was removed', async () => {
    const { ctx, writes } = fakeCartContext({ lines, answers: { 'DELETE /cart/me/a': busy } });
    expect(await change(ctx, to('75'))).toMatchObject({
      rejected: [{ message: 'Помилка API: 503 - Service Unavailable. У кошику, як і було, 2 пачки = 50 шт.' }],
    });
    expect(writes).toEqual([]);
  });

  it('adds nothing when the response to the removal was lost and the cart cannot be loaded', async () => {
    let reads = 0;
    const cart = { data: [viewed('a')] };
    const { ctx, writes } = fakeCartContext({
      lines,
      answers: { 'DELETE /cart/me/a': busy, 'GET /cart/me?sort=productId': () => ((reads += 1) === 1 ? cart : busy()) },
    });
    expect(await changeQuantity(ctx, to('75'))).toMatchObject({ kind: 'refused' });
    expect(reads).toBeGreaterThan(1);
    expect(writes).toEqual([]);
  });

  it.each([403, 409, 422])('reports the line as unchanged when its removal is rejected with %i', async (status) => {
    const { ctx, writes } = fakeCartContext({
      lines,
      answers: { 'DELETE /cart/me/a': Response.json({ status, message: 'no' }, { status }) },
    });
    expect(await change(ctx, to('75'))).toMatchObject({
      rejected: [{ message: expect.stringContaining('У кошику, як і було, 2 пачки = 50 шт.') as string }],
    });
    expect(writes).toEqual([]);
  });

  it('reports the line as removed when the API no longer knows it', async () => {
    const { ctx } = fakeCartContext({
      lines,
      answers: { 'DELETE /cart/me/a': Response.json({ status: 404, message: 'no' }, { status: 404 }) },
    });
    expect(await changeQuantity(ctx, to('75'))).toMatchObject({ kind: 'refused', why: { kind: 'gone' } });
  });
});
