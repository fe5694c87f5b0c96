import { describe, expect, it } from 'vitest';
import { cartHolding } from '~/data/cart-items.fixture';
import { fakeContext } from '~/bff/context.fixture';
import { catalogue } from '~server/search-index/catalogue.fixture';
import { createSearchIndex } from '~server/search-index/search-index';
import { loadSuggestions } from './suggestions.server';

const index = await createSearchIndex(catalogue);

interface Given {
  readonly isSignedIn?: boolean;
  readonly language?: 'uk' | 'en' | 'ru';
  readonly available?: number;
  readonly inCart?: number;
  readonly packSize?: number;
  readonly prices?: readonly object[];
  readonly products?: unknown;
}

/** Suggestions where ruscus, and Freedom of 60 cm, are sold in packs of 25 at 60,00; Freedom's first farm has no stock. */
async function suggest(text: string, given: Given = {}) {
  const { isSignedIn = true, language = 'uk', available = 1_000, inCart = 0, packSize = 25 } = given;
  const lot = (id: string, name: string, count: number) => ({
    id,
    name,
    productType: 'product',
    kind: 'product',
    manufacturerId: 7,
    manufacturer: { id: 7, name: 'Monte Rosa', country: { id: 1, name: 'Еквадор', code: 'EC' } },
    prices: given.prices ?? [{ priceGroupId: 2, price: 60 }],
    stocks: [{ warehouseId: 1, available: count }],
    attributes: { lengthCm: 60, packSize },
  });
  const lots = (...data: readonly object[]) => given.products ?? { data };
  const ctx = fakeContext(
    {
      'GET /customers/me': { data: { id: 1, phone: '+380501112233', defaultPriceGroupId: 2 } },
      'GET /cart/discounts?page=1&perPage=100': { data: [{ manufacturerId: 7, priceGroupId: 2, discount: 10 }] },
      ...cartHolding(inCart > 0 ? { g60: inCart } : {}),
      'GET /products?ids=r60%2Cr60b&page=1&perPage=100': lots(
        lot('r60', 'Freedom', 0),
        lot('r60b', 'Freedom', available),
      ),
      'GET /products?ids=g60&page=1&perPage=100': lots(lot('g60', 'Рускус', available)),
    },
    { isSignedIn, language },
  );
  const services = { ...ctx.services, catalogueIndex: { current: () => index, start: () => undefined } };
  const suggestions = await loadSuggestions({ ...ctx, services }, text);
  const lines = suggestions.filter((each) => 'productId' in each);
  return { suggestions, lines, productCalls: ctx.calls.filter((call) => call.startsWith('GET /products')) };
}

it('loadSuggestions of an empty text is what the customer buys often, as the index names it, and nothing for a visitor', async () => {
  const suggestOften = async (isSignedIn: boolean) => {
    const ctx = fakeContext({}, { isSignedIn });
    const counts = new Map([
      ['g60', 1],
      ['r60', 2],
      ['r60b', 1],
      ['unknown', 9],
    ]);
    ctx.services.purchases.set('owner', { ranks: new Map(), counts, expiresAt: Infinity });
    const services = { ...ctx.services, catalogueIndex: { current: () => index, start: () => undefined } };
    return await loadSuggestions({ ...ctx, services }, ' ');
  };
  expect(await suggestOften(true)).toEqual([
    { text: 'Freedom 60\u00a0см', note: 'у 3 замовленнях', group: 'often' },
    { text: 'Рускус 60\u00a0см', note: 'у 1 замовленні', group: 'often' },
  ]);
  expect(await suggestOften(false)).toEqual([]);
});

describe('loadSuggestions with a typed order line', () => {
  it('puts the order line first, with packs, pieces and the price of the customer', async () => {
    const { suggestions } = await suggest('фрідом 60 100');
    expect(suggestions[0]).toEqual({
      text: 'Freedom, 60\u00a0см · 4 пачки = 100 шт · 5\u00a0400,00\u00a0грн',
      note: 'Monte Rosa, Еквадор',
      typed: 'фрідом 60 100',
      productId: 'r60b',
      quantity: '100',
      unit: 'piece',
      expectedLines: 1,
      expectedTotal: 540_000,
    });
    expect(suggestions[1]?.text).toContain('Freedom');
  });

  it.each([
    ['freedom 60 4 packs', 'en', '4 packs = 100 pcs'],
    ['2 пачки рускуса', 'ru', '2 пачки = 50 шт'],
    ['рускус 75', 'uk', '3 пачки = 75 шт'],
  ] as const)('parses %j in %s as %s', async (text, language, quantity) => {
    const { lines } = await suggest(text, { language });
    expect(lines.map((line) => line.text.split(' · ')[1])).toEqual([quantity]);
  });

  it('loads products once, and not at all without a quantity or for a visitor', async () => {
    expect((await suggest('фрідом 60 100')).productCalls).toHaveLength(1);
    expect((await suggest('фрідом 60')).productCalls).toEqual([]);
    const visitor = await suggest('фрідом 60 100', { isSignedIn: false });
    expect([visitor.lines, visitor.productCalls]).toEqual([[], []]);
    expect(visitor.suggestions[0]?.text).toContain('Freedom');
  });

  it.each([
    ['a quantity that splits a pack', 'рускус 90', {}],
    ['a fraction of a pack', 'рускус 0,5 пачки', {}],
    ['a quantity that may be one of two', 'рускус 2-3 пачки', {}],
    ['a name of several lengths', 'фрідом 100 шт', {}],
    ['more than the stock', 'рускус 100', { available: 99 }],
    ['more than the stock that the cart leaves', 'рускус 100', { available: 150, inCart: 75 }],
    ['goods without a price for the customer', 'рускус 100', { prices: [] }],
    ['goods whose price cannot be read', 'рускус 100', { products: new Response('<html>', { status: 500 }) }],
  ])('leaves the order line out for %s, and keeps the other suggestions', async (_what, text, given: Given) => {
    const { suggestions, lines } = await suggest(text, given);
    expect(lines).toEqual([]);
    expect(suggestions.length).toBeGreaterThan(0);
  });

  it('counts pieces of a product without packs', async () => {
    const { lines } = await suggest('рускус 33', { packSize: 1 });
    expect(lines[0]?.text).toMatch(/^Рускус, 60\sсм · 33 шт · 1\s782,00\sгрн$/);
  });
});
