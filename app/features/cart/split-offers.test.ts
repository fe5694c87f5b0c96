import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '~server/catalogue-index/search-index';
import type { Lot } from '~server/catalogue-index/goods';
import { addManyToCart } from './add-to-cart.server';
import { handleCartForm } from './cart-actions.server';
import { cartScope } from './cart-api.fixture';
import { readPricedCart, viewCart } from './cart.server';
import { readLineSplits } from './line-splits.server';
import { readWishes, type Wish } from './wishes';

/** What became of a form with one line. */
async function addOne(scope: Parameters<typeof addManyToCart>[0], line: Wish) {
  const { added, refused } = await addManyToCart(scope, [line], { skipsBlank: false });
  return added[0] ? { ok: true, added: added[0] } : { ok: false, refused: refused[0] };
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
  species: ['rose'],
  lots: [lotOf(id)],
});
const index = await createSearchIndex({
  goods: [goodsOf('Mondial', '7'), goodsOf('Freedom', '8')],
  farms: new Map(),
  countries: new Map(),
});

function shop(options: Parameters<typeof cartScope>[0] = {}) {
  const { scope, ...rest } = cartScope(options);
  return {
    ...rest,
    scope: { ...scope, portal: { ...scope.portal, catalogueIndex: { current: () => index, start: () => undefined } } },
  };
}
const wish = (productId: string, quantity: string) => ({ productId, quantity, unit: 'piece' as const });
const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe('what is left and what makes up for the rest', () => {
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
  ] as const)('is offered in %s with a refusal, and is taken by one field', async (language, label, detail) => {
    const { scope, writes } = shop({ language });
    const refused = await addOne(scope, wish('7', '150'));
    expect(refused).toMatchObject({
      ok: false,
      refused: { offers: [{ quantity: 100 }], splits: [{ label, detail, value: '7=100&8=50' }] },
    });
    expect(writes).toEqual([]);
    const { added, refused: none } = await addManyToCart(
      scope,
      readWishes(formOf({ productId: '7', quantity: '150', split: '7=100&8=50' })),
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

  it('counts what the cart holds of both', async () => {
    const { scope } = shop({
      lines: [
        { id: 'a', productId: 7, quantity: 75 },
        { id: 'b', productId: 8, quantity: 450 },
      ],
    });
    expect(await addOne(scope, wish('7', '50'))).toMatchObject({ refused: { splits: [{ value: '7=25&8=25' }] } });
    expect(await addOne(scope, wish('7', '100'))).toMatchObject({ refused: { splits: [] } });
  });

  it('is no answer to a quantity that splits a pack, nor to a product without any like it', async () => {
    expect(await addOne(shop().scope, wish('7', '60'))).toMatchObject({
      refused: { offers: [{ quantity: 50 }, { quantity: 75 }] },
    });
    expect(await addOne(shop().scope, wish('7', '60'))).not.toHaveProperty('refused.splits.0');
    expect(await addOne(shop().scope, wish('9', '5'))).toMatchObject({ refused: { splits: [] } });
  });

  it('stands at a line of the cart that asks for more than there is', async () => {
    const { scope } = shop({ lines: [{ id: 'a', productId: 7, quantity: 150 }] });
    const cart = await readPricedCart(scope);
    expect(viewCart(scope, cart, await readLineSplits(scope, cart)).lines).toMatchObject([
      { trouble: { splits: [{ value: '7=100&8=50' }] } },
    ]);
  });

  it('answers a change that asks for too much', async () => {
    const { scope } = shop({ lines: [{ id: 'a', productId: 7, quantity: 50 }] });
    const answer = await handleCartForm(scope, 'changeQuantity', formOf({ itemId: 'a', quantity: '150' }));
    expect(answer).toMatchObject({ cart: { faults: [{ typed: '150', splits: [{ value: '7=100&8=50' }] }] } });
  });
});

describe('the form of a split', () => {
  const short = { lines: [{ id: 'a', productId: 7, quantity: 150 }] };

  it('adds the others and makes the line as small as there is', async () => {
    const { scope, writes } = shop(short);
    expect(await handleCartForm(scope, 'split', formOf({ itemId: 'a', split: '7=100&8=50' }))).toMatchObject({
      ok: true,
      anchor: 'line-8',
    });
    expect(writes).toMatchObject([
      { added: { productId: '8', quantity: 50 } },
      { removed: 'a' },
      { added: { productId: '7', quantity: 100 } },
    ]);
  });

  it('takes the line out where nothing is left of it', async () => {
    const { scope, writes } = shop(short);
    expect(await handleCartForm(scope, 'split', formOf({ itemId: 'a', split: '7=0&8=150' }))).toMatchObject({
      ok: true,
      anchor: 'line-8',
    });
    expect(writes).toMatchObject([{ added: { productId: '8', quantity: 150 } }, { removed: 'a' }]);
  });

  it.each([
    [429, 'The quantity could not be changed.'],
    [503, 'The quantity could not be changed.'],
  ])('says what was added where the line itself is not changed: %i', async (status, why) => {
    const { scope, writes } = shop({
      ...short,
      language: 'en',
      answers: { 'DELETE /cart/me/a': () => new Response('later', { status }) },
    });
    const answer = await handleCartForm(scope, 'split', formOf({ itemId: 'a', split: '7=100&8=50' }));
    expect(writes).toMatchObject([{ added: { productId: '8', quantity: 50 } }]);
    expect(answer).toMatchObject({
      cart: {
        faults: [{ productId: '7', message: expect.stringContaining(why) as string }],
        stop: { text: 'Added 2 packs (50 pcs) of Freedom, 60\u00a0cm.' },
      },
    });
  });

  it('adds nothing for a line that is not there any more', async () => {
    const { scope, writes } = shop({ lines: [] });
    expect(await handleCartForm(scope, 'split', formOf({ itemId: 'a', split: '7=100&8=50' }))).toMatchObject({
      cart: { stop: { kind: 'message' } },
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
  ])('changes nothing for %j', async (split) => {
    const { scope, writes } = shop(short);
    expect(await handleCartForm(scope, 'split', formOf({ itemId: 'a', split }))).toHaveProperty('cart');
    expect(writes).toEqual([]);
  });
});
