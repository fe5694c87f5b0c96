import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '~server/search-index/search-index';
import type { Lot } from '~server/search-index/catalogue';
import { handleCartForm } from './cart-actions.server';
import { addAndTell, fakeCartContext } from './cart-api.fixture';
import { loadPricedCart, toCartView } from '../model/cart.server';
import { loadLineSplits } from '../view/line-splits.server';
import { parseLineInputs, type LineInput } from '../model/cart-form';

/** What became of a form with one line. */
async function addOne(ctx: Parameters<typeof addAndTell>[0], line: LineInput) {
  const { added, rejected } = await addAndTell(ctx, [line], { skipsBlank: false });
  return added[0] ? { ok: true, added: added[0] } : { ok: false, rejected: rejected[0] };
}

const lotOf = (id: string): Lot => ({
  id,
  lengthCm: 60,
  countryId: '1',
  countryCode: 'EC',
  farmId: '5',
  inStock: true,
  promotion: false,
  secondGrade: false,
});
const goodsOf = (name: string, id: string) => ({
  names: { uk: name, en: name, ru: name },
  color: 'white',
  categoryId: null,
  species: ['rose'],
  lots: [lotOf(id)],
});
const index = await createSearchIndex({
  varieties: [goodsOf('Mondial', '7'), goodsOf('Freedom', '8')],
  farms: new Map(),
  countries: new Map(),
});

function shop(options: Parameters<typeof fakeCartContext>[0] = {}) {
  const { ctx, ...rest } = fakeCartContext(options);
  return {
    ...rest,
    ctx: { ...ctx, services: { ...ctx.services, catalogueIndex: { current: () => index, start: () => undefined } } },
  };
}
const lineInput = (productId: string, quantity: string) => ({ productId, quantity, unit: 'piece' as const });
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe('offers to split a line between the rest of the stock and substitutes', () => {
  it.each([
    [
      'uk',
      'Взяти 100 шт цих і 50 шт Freedom, 60\u00a0см',
      'Los Nevados, Еквадор, по 38,40\u00a0грн · разом 5\u00a0731,00\u00a0грн',
    ],
    [
      'en',
      'Take 100 pcs of these and 50 pcs Freedom, 60\u00a0cm',
      'Los Nevados, Еквадор, at 38.40\u00a0UAH · 5,731.00\u00a0UAH in all',
    ],
    [
      'ru',
      'Взять 100 шт этих и 50 шт Freedom, 60\u00a0см',
      'Los Nevados, Еквадор, по 38,40\u00a0грн · всего 5\u00a0731,00\u00a0грн',
    ],
  ] as const)('are shown in %s with a rejected quantity and accepted by one field', async (language, label, detail) => {
    const { ctx, writes } = shop({ language });
    const rejected = await addOne(ctx, lineInput('7', '150'));
    expect(rejected).toMatchObject({
      ok: false,
      rejected: { offers: [{ quantity: 100 }], splits: [{ label, detail, value: '7=100&8=50' }] },
    });
    expect(writes).toEqual([]);
    const { added, rejected: none } = await addAndTell(
      ctx,
      parseLineInputs(formOf({ productId: '7', quantity: '150', split: '7=100&8=50' })),
    );
    expect(none).toEqual([]);
    expect(added).toMatchObject([
      { productId: '7', pieces: 100 },
      { productId: '8', pieces: 50 },
    ]);
    expect(writes).toMatchObject([
      { added: { productId: '7', quantity: 100, price: 41.2 } },
      { added: { productId: '8', quantity: 50, price: 38.4 } },
    ]);
  });

  it('count what the cart already has of both products', async () => {
    const { ctx } = shop({
      lines: [
        { id: 'a', productId: 7, quantity: 75 },
        { id: 'b', productId: 8, quantity: 450 },
      ],
    });
    expect(await addOne(ctx, lineInput('7', '50'))).toMatchObject({ rejected: { splits: [{ value: '7=25&8=25' }] } });
    expect(await addOne(ctx, lineInput('7', '100'))).toMatchObject({ rejected: { splits: [] } });
  });

  it('are empty for a quantity that splits a pack, and for a product without similar products', async () => {
    expect(await addOne(shop().ctx, lineInput('7', '60'))).toMatchObject({
      rejected: { offers: [{ quantity: 50 }, { quantity: 75 }] },
    });
    expect(await addOne(shop().ctx, lineInput('7', '60'))).not.toHaveProperty('refused.splits.0');
    expect(await addOne(shop().ctx, lineInput('9', '5'))).toMatchObject({ rejected: { splits: [] } });
  });

  it('are shown at a cart line that exceeds the stock', async () => {
    const { ctx } = shop({ lines: [{ id: 'a', productId: 7, quantity: 150 }] });
    const cart = await loadPricedCart(ctx);
    expect(toCartView(ctx, cart, await loadLineSplits(ctx, cart)).lines).toMatchObject([
      { issue: { splits: [{ value: '7=100&8=50' }] } },
    ]);
  });

  it('are shown when a change exceeds the stock', async () => {
    const { ctx } = shop({ lines: [{ id: 'a', productId: 7, quantity: 50 }] });
    const answer = await handleCartForm(ctx, 'changeQuantity', formOf({ itemId: 'a', quantity: '150' }));
    expect(answer).toMatchObject({ rejected: [{ typed: '150', splits: [{ value: '7=100&8=50' }] }] });
  });
});

describe('handling the split form', () => {
  const short = { lines: [{ id: 'a', productId: 7, quantity: 150 }] };

  it('adds the substitutes and reduces the line to the available stock', async () => {
    const { ctx, writes } = shop(short);
    expect(await handleCartForm(ctx, 'split', formOf({ itemId: 'a', split: '7=100&8=50' }))).toMatchObject({
      ok: true,
      anchor: 'line-8',
    });
    expect(writes).toMatchObject([
      { added: { productId: '8', quantity: 50 } },
      { removed: 'a' },
      { added: { productId: '7', quantity: 100 } },
    ]);
  });

  it('removes the line when nothing of its product is left', async () => {
    const { ctx, writes } = shop(short);
    expect(await handleCartForm(ctx, 'split', formOf({ itemId: 'a', split: '7=0&8=150' }))).toMatchObject({
      ok: true,
      anchor: 'line-8',
    });
    expect(writes).toMatchObject([{ added: { productId: '8', quantity: 150 } }, { removed: 'a' }]);
  });

  it.each([
    [429, 'The quantity could not be changed.'],
    [503, 'API error: 503 - Service Unavailable.'],
  ])('reports what was added when the line itself cannot be changed (%i)', async (status, why) => {
    const { ctx, writes } = shop({
      ...short,
      language: 'en',
      answers: { 'DELETE /cart/me/a': () => new Response('later', { status }) },
    });
    const answer = await handleCartForm(ctx, 'split', formOf({ itemId: 'a', split: '7=100&8=50' }));
    expect(writes).toMatchObject([{ added: { productId: '8', quantity: 50 } }]);
    expect(answer).toMatchObject({
      rejected: [{ productId: '7', message: expect.stringContaining(why) as string }],
      error: { message: 'Added 2 packs (50 pcs) of Freedom, 60\u00a0cm.' },
    });
  });

  it('adds nothing for a line that no longer exists', async () => {
    const { ctx, writes } = shop({ lines: [] });
    expect(await handleCartForm(ctx, 'split', formOf({ itemId: 'a', split: '7=100&8=50' }))).toMatchObject({
      error: { message: expect.any(String) as string },
    });
    expect(writes).toEqual([]);
  });

  it.each([
    '',
    '7=100',
    '7=100&8=60',
    '7=100&8=-5',
    '7=100&404=50',
    '7=100&8=0',
    '7=&8=50',
    '7=-1&8=50',
    '7=1e2&8=50',
    'nonsense',
  ])('changes nothing for the split %j', async (split) => {
    const { ctx, writes } = shop(short);
    expect(await handleCartForm(ctx, 'split', formOf({ itemId: 'a', split }))).toMatchObject({ ok: false });
    expect(writes).toEqual([]);
  });
});
