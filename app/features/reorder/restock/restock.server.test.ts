import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartHolding } from '~/data/cart-items.fixture';
import { fakeContext, type FakeAnswers } from '~/bff/context.fixture';
import type { Language } from '~/i18n/languages';
import { wireDocument } from '~server/domain/document.fixture';
import { answerProduct, type CatalogueLot } from '../repeat/repeat.fixture';
import { loadRestock, parseWeeks } from './restock.server';
import { money } from '~server/contract/money';

const list = 'GET /documents?documentType=order&dateFrom=2026-10-23&page=1&perPage=100';
const answers = {
  'GET /customers/me': { data: { id: 1, phone: '+380501112233', defaultPriceGroupId: 2 } },
  'GET /cart/discounts?page=1&perPage=100': { data: [{ manufacturerId: 3, priceGroupId: 2, discount: 7.5 }] },
  [list]: { data: [wireDocument({ items: undefined })], meta: { page: 1, perPage: 100, total: 1 } },
  'GET /documents/d1': { data: wireDocument() },
};

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z'), toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

interface Facts {
  /** Null: the catalogue has the product no more. */
  readonly lot?: CatalogueLot | null;
  readonly held?: number;
  readonly weeks?: number;
  readonly language?: Language;
  readonly account?: FakeAnswers;
}

function read({
  lot = { available: 500, packSize: 25, price: 40 },
  held = 0,
  weeks = 4,
  language = 'uk',
  account = {},
}: Facts = {}) {
  const ctx = fakeContext(
    { ...answers, ...account, ...answerProduct(lot), ...cartHolding({ 42: held }) },
    { language, isSignedIn: true },
  );
  return loadRestock(ctx, weeks);
}

describe('loading the restock page', () => {
  it.each([
    [
      'uk',
      'Востаннє 21 листопада: 50\u00a0шт\u00a0×\u00a038,40\u00a0грн',
      { price: '40,00\u00a0грн/шт', comparison: 'дорожче на 1,60\u00a0грн' },
      'є\u00a0500\u00a0шт',
      '1 замовлення, 1 позиція',
    ],
    [
      'en',
      'Last on 21 November: 50\u00a0pcs\u00a0×\u00a038.40\u00a0UAH',
      { price: '40.00\u00a0UAH/pc', comparison: 'up by 1.60\u00a0UAH' },
      '500\u00a0pcs\u00a0in\u00a0stock',
      '1 order, 1 item',
    ],
    [
      'ru',
      'Последний раз 21 ноября: 50\u00a0шт\u00a0×\u00a038,40\u00a0грн',
      { price: '40,00\u00a0грн/шт', comparison: 'дороже на 1,60\u00a0грн' },
      'есть\u00a0500\u00a0шт',
      '1 заказ, 1 позиция',
    ],
  ] as const)(
    'shows in %s the last purchase and the current price and stock',
    async (language, then, now, stock, lead) => {
      const view = await read({ language });
      expect(view).toMatchObject({
        lead,
        degradation: [],
        lines: [{ productId: '42', then, now, stock, badge: null, note: null, similar: [] }],
      });
    },
  );

  it('leaves the quantity empty and offers the last one in whole packs, as far as it is in stock', async () => {
    const { lines } = await read();
    expect(lines[0]?.order).toEqual({
      quantity: '',
      last: { quantity: '2', label: 'було 2' },
      goods: { packSize: 25, piecePrice: money(4_000), percentOff: 7.5, left: 500 },
    });
    expect((await read({ lot: { available: 30 } })).lines[0]).toMatchObject({
      order: { last: { quantity: '30', label: 'Взяти 30' }, goods: { packSize: null } },
      badge: { word: 'Є частково' },
    });
  });

  it('offers no last quantity for a product that is in the cart', async () => {
    expect((await read({ held: 25 })).lines[0]).toMatchObject({
      order: { quantity: '', last: undefined, goods: { left: 475 } },
      note: { text: 'У кошику вже 25 шт.' },
    });
  });

  it('names products that are gone or out of stock, with a search link and no quantity field', async () => {
    expect((await read({ lot: null })).lines[0]).toMatchObject({
      name: 'Freedom',
      badge: { word: 'Знято з продажу' },
      order: null,
      searchHref: '/search?q=Freedom&inStock=1',
      now: null,
    });
    expect((await read({ lot: { available: 0 } })).lines[0]).toMatchObject({
      badge: { word: 'Немає на складі' },
      order: null,
    });
  });

  it('links to the other periods', async () => {
    const { action, periods } = await read();
    expect(action).toBe('/restock');
    expect(periods.map(({ href, current }) => [href, current])).toEqual([
      ['/restock?weeks=2', false],
      ['/restock', true],
      ['/restock?weeks=8', false],
    ]);
  });

  it('tells what the credit limit leaves after debt and cart, and nothing where no limit is agreed', async () => {
    const customer = { id: 1, phone: '+380501112233', defaultPriceGroupId: 2, balance: -300 };
    const withLimit = { 'GET /customers/me': { data: { ...customer, creditLimit: 1_000 } } };
    expect((await read({ held: 25, account: withLimit })).creditLeft).toEqual(money(67_500));
    expect((await read()).creditLeft).toBeNull();
  });
});

it.each([
  ['', 4],
  ['weeks=2', 2],
  ['weeks=8&fill=none', 8],
  ['weeks=1e3', 4],
  ['weeks=-2', 4],
])('parses %j as %i weeks of the restock page', (search, weeks) => {
  expect(parseWeeks(new URLSearchParams(search))).toBe(weeks);
});
