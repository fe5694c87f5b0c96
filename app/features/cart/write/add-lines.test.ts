import { describe, expect, it } from 'vitest';
import { catalogue } from '~server/search-index/catalogue.fixture';
import { createSearchIndex } from '~server/search-index/search-index';
import { addAndTell, fakeCartContext } from './cart-api.fixture';
import { parseLineInputs, type LineInput } from '../model/cart-form';

/** What became of a form with one line. */
async function addOne(ctx: Parameters<typeof addAndTell>[0], line: LineInput) {
  const { added, rejected } = await addAndTell(ctx, [line], { skipsBlank: false });
  return added[0] ? { ok: true, added: added[0] } : { ok: false, rejected: rejected[0] };
}

const lineInput = (productId: string, quantity: string, unit: 'piece' | 'pack' = 'piece') => ({
  productId,
  quantity,
  unit,
});

describe('addLines with one line', () => {
  it('sends the body of the specification: money in UAH and the manufacturer discount by its rule', async () => {
    const { ctx, writes } = fakeCartContext();
    const outcome = await addOne(ctx, lineInput('7', '2', 'pack'));
    expect(writes).toEqual([
      {
        added: {
          productId: '7',
          quantity: 50,
          price: 41.2,
          total: 1905.5,
          discount: 154.5,
          meta: { promotion: false, discountValue: 7.5, discountType: 'percent' },
        },
      },
    ]);
    expect(outcome).toEqual({
      ok: true,
      added: { productId: '7', pieces: 50, text: 'Додано 2 пачки (50 шт) Mondial, 60\u00a0см' },
    });
  });

  it('sends no discount for a product with a promotion', async () => {
    const { ctx, writes } = fakeCartContext();
    await addOne(ctx, lineInput('8', '25'));
    expect(writes).toMatchObject([{ added: { discount: 0, total: 960, meta: { promotion: true, discountValue: 0 } } }]);
  });

  it('rejects a quantity that exceeds the stock less the cart, keeps the typed value and offers the rest', async () => {
    const { ctx, writes } = fakeCartContext({ lines: [{ id: 'a', productId: 7, quantity: 50 }], language: 'en' });
    const outcome = await addOne(ctx, lineInput('7', '75'));
    expect(outcome).toEqual({
      ok: false,
      rejected: {
        productId: '7',
        name: 'Mondial, 60\u00a0cm',
        typed: '75',
        unit: 'piece',
        offers: [{ quantity: 50, unit: 'piece', label: '2 packs = 50 pcs' }],
        splits: [],
        message: 'You are trying to buy 125 items, but there are 100 items in stock. The cart already has 50 pcs.',
      },
    });
    expect(writes).toEqual([]);
  });

  it('treats a missing stock as zero', async () => {
    const outcome = await addOne(fakeCartContext({ language: 'en' }).ctx, lineInput('9', '1'));
    expect(outcome).toMatchObject({
      rejected: {
        message: 'You are trying to buy 1 item, but there are 0 items in stock. This quantity is not in stock.',
        offers: [],
      },
    });
  });

  it.each([
    ['uk', 'Mondial, 60\u00a0см йде пачками по 25: 50 або 75 шт?'],
    ['en', 'Mondial, 60\u00a0cm comes in packs of 25: 50 or 75 pcs?'],
    ['ru', 'Mondial, 60\u00a0см идёт пачками по 25: 50 или 75 шт?'],
  ] as const)('offers both nearest whole packs for part of a pack, in %s', async (language, message) => {
    const outcome = await addOne(fakeCartContext({ language }).ctx, lineInput('7', '60'));
    expect(outcome).toMatchObject({ rejected: { message, offers: [{ quantity: 50 }, { quantity: 75 }] } });
  });

  it('rejects an unknown product', async () => {
    for (const id of ['404', '7,8', '', 'x'.repeat(20_000)]) {
      expect(await addOne(fakeCartContext({ language: 'en' }).ctx, lineInput(id, '1'))).toMatchObject({
        rejected: { message: 'This product is no longer sold.' },
      });
    }
  });

  it('shows the available quantity of the API when the API rejects the line as out of stock', async () => {
    const rejection = Response.json(
      { status: 409, message: 'out', code: 'OUT_OF_STOCK', details: { available: 30 } },
      { status: 409 },
    );
    const { ctx } = fakeCartContext({ answers: { 'POST /cart/me': rejection }, language: 'en' });
    expect(await addOne(ctx, lineInput('7', '50'))).toMatchObject({
      rejected: {
        message: 'You are trying to buy 50 items, but there are 30 items in stock.',
        offers: [{ quantity: 25 }],
      },
    });
  });

  it('checks the cart when the response to an addition was lost', async () => {
    const lines = [{ id: 'a', productId: 7, quantity: 25 }];
    const { ctx, storedLines } = fakeCartContext({
      lines,
      rejects: {
        7: () => {
          storedLines.set('a', { id: 'a', productId: 7, quantity: 75 });
          return new Response('down', { status: 503 });
        },
      },
    });
    expect(await addOne(ctx, lineInput('7', '50'))).toMatchObject({
      ok: true,
      added: { pieces: 50, text: 'Додано 2 пачки (50 шт) Mondial, 60\u00a0см' },
    });
  });

  it('names a product that cannot be loaded as the catalogue index does', async () => {
    const { ctx } = fakeCartContext({
      answers: { 'GET /products?ids=m60&page=1&perPage=100': () => new Response('down', { status: 500 }) },
    });
    const index = await createSearchIndex(catalogue);
    const indexed = {
      ...ctx,
      services: { ...ctx.services, catalogueIndex: { current: () => index, start: () => undefined } },
    };
    expect(await addOne(indexed, lineInput('m60', '50'))).toMatchObject({ rejected: { name: 'Mondial, 60\u00a0см' } });
    expect(await addOne(ctx, lineInput('m60', '50'))).toMatchObject({ rejected: { name: 'Позиція' } });
  });

  it('shows the HTTP status when the error response has no message', async () => {
    const answers = { 'POST /cart/me': new Response('down', { status: 503 }) };
    const { ctx } = fakeCartContext({ answers, language: 'en' });
    expect(await addOne(ctx, lineInput('7', '50'))).toMatchObject({
      rejected: { typed: '50', message: 'API error: 503 - Service Unavailable' },
    });
  });

  it('reports that the response of the API was lost', async () => {
    const { ctx } = fakeCartContext({
      answers: {
        'POST /cart/me': () => {
          throw new TypeError('fetch failed');
        },
      },
      language: 'en',
    });
    expect(await addOne(ctx, lineInput('7', '50'))).toMatchObject({
      rejected: {
        typed: '50',
        message:
          'The answer was lost: it is not known whether this was added. Please check the cart before adding again.',
        isUnknown: true,
      },
    });
  });
});

it.each([
  'GET /cart/me?sort=productId',
  'GET /customers/me',
  `GET /products?ids=${encodeURIComponent('7,8')}&page=1&perPage=100`,
])('addLines sends nothing and says so at each line when %s fails', async (call) => {
  const { ctx, writes } = fakeCartContext({
    answers: { [call]: () => new Response('down', { status: 500 }) },
    language: 'en',
  });
  const { added, rejected } = await addAndTell(ctx, [lineInput('7', '50'), lineInput('8', '25')]);
  const message = 'The price and the stock could not be checked. Try again.';
  expect(rejected).toMatchObject([
    { productId: '7', typed: '50', message },
    { productId: '8', typed: '25', message },
  ]);
  expect([...added, ...writes]).toEqual([]);
});

describe('addLines with an API error', () => {
  const rejection = (status: number, message?: string, code?: string) => () =>
    Response.json({ status, message, code }, { status });

  it.each([
    ['422 with a message', 422, 'Not sold on Sundays', 'API error: 422 - Not sold on Sundays'],
    ['403 with a message', 403, 'Not for you', 'API error: 403 - Not for you'],
    ['404', 404, 'Not found', 'No such data found.'],
    ['409 without a message', 409, '', 'API error: 409 - Conflict'],
    ['429', 429, 'Slow down', 'Too many requests right now. Try again in a minute.'],
  ])('rejects the line and keeps the typed quantity when the API answers %s', async (_, status, labels, message) => {
    const { ctx } = fakeCartContext({ answers: { 'POST /cart/me': rejection(status, labels) }, language: 'en' });
    expect(await addOne(ctx, lineInput('7', '50'))).toMatchObject({
      ok: false,
      rejected: { productId: '7', name: 'Mondial, 60\u00a0cm', typed: '50', message },
    });
  });

  it('throws when the customer is banned', async () => {
    const { ctx } = fakeCartContext({ answers: { 'POST /cart/me': rejection(403, 'banned', 'CUSTOMER_BANNED') } });
    await expect(addOne(ctx, lineInput('7', '50'))).rejects.toMatchObject({ kind: 'banned' });
  });

  it.each([404, 422])(
    'reports the other lines as added when one line of several is answered with %i',
    async (status) => {
      const { ctx } = fakeCartContext({ rejects: { 8: rejection(status, 'Not sold on Sundays') } });
      const outcome = await addAndTell(ctx, [lineInput('7', '50'), lineInput('8', '25')]);
      expect(outcome.text).toBe('Додано 2 пачки (50 шт) Mondial, 60\u00a0см');
      expect(outcome.rejected).toMatchObject([{ productId: '8', name: 'Freedom, 60\u00a0см', typed: '25' }]);
    },
  );
});

describe('addLines', () => {
  it('skips empty and zero quantities, adds the valid lines and names each rejected line', async () => {
    const { ctx, writes } = fakeCartContext();
    const outcome = await addAndTell(ctx, [
      lineInput('7', '50'),
      lineInput('9', ''),
      lineInput('9', '0'),
      lineInput('404', '1'),
      lineInput('7', '75'),
    ]);
    expect(outcome.added.map((line) => [line.productId, line.pieces])).toEqual([['7', 50]]);
    expect(outcome.rejected.map((line) => [line.name, line.typed])).toEqual([
      ['Позиція', '1'],
      ['Mondial, 60\u00a0см', '75'],
    ]);
    expect(outcome.text).toBe('Додано 2 пачки (50 шт) Mondial, 60\u00a0см');
    expect(writes).toHaveLength(1);
  });

  it('reports how many lines and pieces were added', async () => {
    const outcome = await addAndTell(fakeCartContext().ctx, [lineInput('7', '50'), lineInput('8', '25')]);
    expect(outcome.text).toBe('Додано 2 позиції, 75 шт');
  });
});

describe('parseLineInputs', () => {
  it('parses pairs in their order with one unit for all', () => {
    const form = new FormData();
    for (const [name, value] of [
      ['productId', '7'],
      ['quantity', '2'],
      ['productId', '8'],
      ['quantity', '3'],
      ['unit', 'pack'],
      ['price', '1'],
    ] as const)
      form.append(name, value);
    expect(parseLineInputs(form)).toEqual([lineInput('7', '2', 'pack'), lineInput('8', '3', 'pack')]);
    form.append('inPieces', '7');
    expect(parseLineInputs(form)).toEqual([lineInput('7', '2', 'piece'), lineInput('8', '3', 'pack')]);
  });
});
