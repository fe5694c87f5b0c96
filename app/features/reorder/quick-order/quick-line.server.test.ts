import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import type { LineMatch } from '~server/search-index/match-line';
import type { MessageLine } from '~server/domain/order-text/read-message';
import { product } from '~server/contract/catalogue';
import { findSoldOut, toQuickLine, type QuickLineContext } from './quick-line.server';
import { money } from '~server/contract/money';

const rose = (id: string, available: number, packSize: number | undefined = 25) =>
  product.parse({
    id,
    name: 'Freedom',
    productType: 'product',
    kind: 'product',
    categoryId: 1,
    manufacturerId: 3,
    promotions: [],
    manufacturer: { id: 3, name: 'Los Nevados', country: { id: 1, name: 'Еквадор', code: 'EC' } },
    prices: [{ priceGroupId: 2, price: 38.4 }],
    stocks: [{ warehouseId: 1, available }],
    attributes: { lengthCm: 60, packSize },
  });
const buyer = { priceGroupId: '2', discounts: [{ manufacturerId: '3', priceGroupId: '2', discount: 7.5 }] };

function row(line: Partial<MessageLine>, match: Partial<LineMatch>, facts: Partial<QuickLineContext> = {}) {
  const products = new Map([
    ['42', rose('42', 100)],
    ['43', rose('43', 1_000)],
    ['44', rose('44', 9, undefined)],
    ['45', rose('45', 500, 10)],
  ]);
  return toQuickLine(
    fakeContext({}, { isSignedIn: true }),
    {
      typed: 'фрідом 60 - 50',
      alone: 'фрідом 60 - 50',
      query: 'фрідом 60',
      quantity: '50',
      unit: 'piece',
      candidates: [],
      row: 3,
      ...line,
    },
    { kind: 'sure', productIds: ['42'], quantity: '50', unit: 'piece', candidates: [], ...match },
    { products, inCart: new Map(), buyer, ...facts },
  );
}

describe('describeRow', () => {
  it('describes the matched product and the unit of its price', () => {
    expect(row({}, {})).toEqual({
      row: 3,
      name: 'фрідом 60 - 50',
      alone: 'фрідом 60 - 50',
      productId: '42',
      order: { quantity: '2' },
      choice: {
        isOpen: false,
        options: [
          {
            productId: '42',
            name: 'Freedom, 60\u00a0см · Los Nevados, Еквадор',
            facts: '38,40\u00a0грн/шт, для вас 35,52\u00a0грн/шт · пачка 25 шт · є 100 шт',
            goods: { packSize: 25, piecePrice: money(3_840), percentOff: 7.5, left: 100 },
          },
        ],
        hint: null,
        question: undefined,
        askQuantity: 'Впишіть, скільки штук.',
      },
      searchHref: `/search?q=${encodeURIComponent('фрідом 60').replace('%20', '+')}`,
    });
  });

  it('names the pieces of a product with less than a pack in stock and offers substitutes', () => {
    const few = rose('50', 3, 10);
    const facts = {
      products: new Map([['50', few]]),
      substitutes: new Map([['50', [rose('51', 100, 10)]]]),
    };
    const line = row({}, { productIds: ['50'], quantity: '3' }, facts);
    expect(line.choice).toMatchObject({ isOpen: true, hint: 'Цього зараз немає. Замість нього можна взяти:' });
    expect(line.choice?.options[0]?.facts).toContain('є 3 шт, менше за пачку');
    const match = { kind: 'sure', productIds: ['50'], quantity: '3', unit: 'piece', candidates: [] } as const;
    const context = { ...facts, inCart: new Map<string, number>(), buyer };
    expect(findSoldOut(fakeContext({}, { isSignedIn: true }), match, context)).toBe(few);
  });

  it('fills the quantity in packs, whichever unit was written, and names the unit of an ambiguous number', () => {
    const inBox = (quantity: string, unit: 'piece' | 'pack') => row({}, { unit, quantity }).order?.quantity;
    expect(inBox('2', 'pack')).toBe('2');
    expect(inBox('50', 'piece')).toBe('2');
    expect(inBox('60', 'piece')).toBe('60 шт');
    expect(inBox('50', 'pack')).toBe('50 пачок');
  });

  it('fills the quantity in pieces while no product is chosen', () => {
    expect(row({}, { kind: 'doubtful', productIds: ['43', '45'], quantity: '50' }).order?.quantity).toBe('50 шт');
  });

  it.each([
    ['', ''],
    ['-5', '-5'],
    ['9'.repeat(30), '9'.repeat(20)],
  ])('keeps %j as it was written', (quantity, expected) => {
    expect(row({}, { quantity }).order?.quantity).toBe(expected);
  });

  it('names the number that was parsed as a length, when no other number is a quantity', () => {
    const maybeLength = { figure: '40', quantity: '40', candidates: [] };
    expect(row({ maybeLength }, { quantity: '' })).toMatchObject({
      order: { quantity: '' },
      choice: { askQuantity: '40 — це ростовка? Впишіть, скільки штук.' },
    });
    expect(row({ maybeLength }, { quantity: '40' })).toMatchObject({
      order: { quantity: '40 шт' },
      choice: { askQuantity: 'Впишіть, скільки штук.' },
    });
  });

  it.each([
    ['0.5', 'pack', [25]],
    ['1.5', 'pack', [25, 50]],
    ['12.5', 'piece', [25]],
    ['37.5', 'piece', [25, 50]],
  ] as const)('fills in nothing for %s of a %s, and offers the nearest whole packs', (quantity, unit, offered) => {
    const { order, choice } = row({}, { quantity, unit });
    const question = choice?.question;
    expect([order?.quantity, question?.offers.map((offer) => offer.quantity)]).toEqual(['', offered]);
    expect(question?.message).toContain('Найближче: ');
  });

  it('asks which of several numbers is the quantity, and offers whole packs', () => {
    const ambiguous = { quantity: '', candidates: ['100', '72', '7200'] };
    expect(row({}, ambiguous).choice?.question?.offers.map((offer) => offer.label)).toEqual([
      expect.stringMatching(/^4\sпачки = 100\sшт$/),
      expect.stringMatching(/^288\sпачок = 7\s200\sшт$/),
    ]);
    expect(
      row({}, { quantity: '', candidates: ['30'] }).choice?.question?.offers.map((offer) => offer.quantity),
    ).toEqual([25, 50]);
    expect(row({}, { ...ambiguous, kind: 'doubtful' }).choice?.question).toMatchObject({ productId: '', offers: [] });
    expect(row({}, { ...ambiguous, kind: 'doubtful' }).choice?.question?.message).toMatch(
      /100\sшт, 72\sшт або 7\s200\sшт/,
    );
  });

  it('offers substitutes for a product that is out of stock', () => {
    const products = new Map([['42', rose('42', 0)]]);
    expect(row({}, {}, { products, substitutes: new Map([['42', [rose('43', 50)]]]) })).toMatchObject({
      productId: '',
      order: { quantity: '2' },
      choice: {
        isOpen: true,
        hint: 'Цього зараз немає. Замість нього можна взяти:',
        options: [{ productId: '42' }, { productId: '43' }],
      },
    });
  });

  it('includes the quantity that is already in the cart', () => {
    expect(row({}, {}, { inCart: new Map([['42', 75]]) })).toMatchObject({
      choice: { options: [{ goods: { left: 25 } }] },
    });
  });

  it('prefers a product with enough stock', () => {
    expect(row({}, { productIds: ['42', '43'], quantity: '500' }).productId).toBe('43');
  });

  it.each([
    ['nearest', 'Точно такого не знайшли. Виберіть із найближчого:'],
    ['several', 'Підходить кілька. Виберіть, що саме:'],
    ['openLength', 'Якої ростовки? Виберіть:'],
    ['unsoldLength', 'Такої ростовки немає. Виберіть із того, що є:'],
    ['secondGrade', 'Є лише друга категорія. Виберіть, якщо підходить:'],
  ] as const)('chooses nothing of a line in doubt (%s), says why and puts what is in stock first', (doubt, hint) => {
    expect(row({}, { kind: 'doubtful', doubt, productIds: ['44', '42'] })).toMatchObject({
      productId: '',
      choice: { isOpen: true, hint, options: [{ productId: '42' }, { productId: '44' }] },
    });
  });

  it('marks second grade products', () => {
    const products = new Map([['42', { ...rose('42', 100), isSecondGrade: true }]]);
    expect(row({}, {}, { products }).choice?.options[0]?.name).toContain('Freedom, 60\u00a0см, друга категорія ·');
  });

  it('shows no offer for a product that is gone or has no price for the customer', () => {
    expect(row({}, { productIds: ['99'] })).toMatchObject({
      order: null,
      badge: { word: 'Нічого схожого не знайшли.' },
      productId: '',
    });
    expect(row({}, {}, { buyer: null })).toMatchObject({ order: null });
  });
});
