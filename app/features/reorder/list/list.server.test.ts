import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartHolding } from '~/data/cart-items.fixture';
import { fakeContext, type FakeAnswers } from '~/bff/context.fixture';
import type { Language } from '~/i18n/languages';
import { wireDocument } from '~server/domain/document.fixture';
import { answerProduct, type CatalogueLot } from '../repeat/repeat.fixture';
import { loadListPage } from './list.server';
import { money } from '~server/contract/money';

const list = 'GET /documents?documentType=order&documentType=return&dateFrom=2026-10-23&page=1&perPage=100';
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
  readonly language?: Language;
  readonly account?: FakeAnswers;
}

async function read({
  lot = { available: 500, packSize: 25, price: 40 },
  held = 0,
  language = 'uk',
  account = {},
}: Facts = {}) {
  const ctx = fakeContext(
    { ...answers, ...account, ...answerProduct(lot), ...cartHolding({ 42: held }) },
    { language, isSignedIn: true },
  );
  return (await loadListPage(ctx, new URLSearchParams('from=weeks'))).view;
}

describe('loading the list', () => {
  it.each([
    [
      'uk',
      'їде 50\u00a0шт, завтра',
      'дорожче на 1,60\u00a0грн',
      'склад\u00a0500, пачка\u00a025',
      '1 замовлення, 1 позиція',
    ],
    [
      'en',
      'coming: 50\u00a0pcs, tomorrow',
      'up by 1.60\u00a0UAH',
      'stock\u00a0500, pack\u00a0of\u00a025',
      '1 order, 1 item',
    ],
    ['ru', 'едет 50\u00a0шт, завтра', 'дороже на 1,60\u00a0грн', 'склад\u00a0500, пачка\u00a025', '1 заказ, 1 позиция'],
  ] as const)(
    'says in %s what comes, and the price and stock of today',
    async (language, arrivals, comparison, stock, lead) => {
      expect(await read({ language })).toMatchObject({
        lead,
        notices: [],
        lines: [{ productId: '42', arrivals, now: { comparison }, stock, badge: null, note: null, similar: [] }],
      });
    },
  );

  it('leaves the quantity empty, with what was bought last as the norm', async () => {
    const { lines } = await read();
    expect(lines[0]).toMatchObject({
      order: {
        quantity: '',
        unit: 'piece',
        goods: { packSize: 25, piecePrice: money(4_000), percentOff: 7.5, left: 500 },
      },
      round: { norm: '50', held: 0 },
    });
    expect((await read({ lot: { available: 30 } })).lines[0]).toMatchObject({
      order: { goods: { packSize: null } },
      badge: { word: 'Є частково' },
      note: { text: 'На складі менше, ніж ваша норма.' },
    });
  });

  it('says what the cart has of a good', async () => {
    expect((await read({ held: 25 })).lines[0]).toMatchObject({
      order: { quantity: '', goods: { left: 475 } },
      round: { held: 25 },
      note: { text: 'У кошику вже 25\u00a0шт.' },
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

  it('links to the sources and to the other periods', async () => {
    const { action, sources, choices } = await read();
    expect(action).toBe('/list?from=weeks&weeks=4');
    expect(sources.map(({ href, current }) => [href, current])).toEqual([
      ['/list', false],
      ['/list?from=weeks', true],
      ['/list?from=weekday', false],
      ['/list?from=list', false],
      ['/list?from=favourites', false],
      ['/list?from=holiday', false],
    ]);
    expect(choices.map(({ href, current }) => [href, current])).toEqual([
      ['/list?from=weeks&weeks=2', false],
      ['/list?from=weeks&weeks=4', true],
      ['/list?from=weeks&weeks=8', false],
    ]);
  });

  it('tells what the credit limit leaves after debt and cart, and nothing where no limit is agreed', async () => {
    const customer = { id: 1, phone: '+380501112233', defaultPriceGroupId: 2, balance: -300 };
    const withLimit = { 'GET /customers/me': { data: { ...customer, creditLimit: 1_000 } } };
    expect((await read({ held: 25, account: withLimit })).creditLeft).toEqual(money(67_500));
    expect((await read()).creditLeft).toBeNull();
  });
});
