import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import type { Language } from '~/i18n/languages';
import { toSubstitutesView } from './substitutes.server';
import { compareLines } from './repeat-line';
import { catalogueProduct, orderedItem } from './repeat.fixture';
import { money } from '~server/contract/money';

const buyer = { priceGroupId: '2', discounts: [] };
const similar = (packSize: number | undefined, available: number) => ({
  product: { ...catalogueProduct({ available, packSize }), id: '43', name: 'Explorer' },
  price: money(4_120),
  available,
});

function describeFor(ordered: number, stock: number, others: ReturnType<typeof similar>[], language: Language = 'uk') {
  const products = new Map([['42', catalogueProduct({ available: stock, packSize: 20 })]]);
  const [line] = compareLines([orderedItem(ordered)], { products, inCart: new Map(), buyer, warehouseId: '1' });
  if (!line) throw new Error('no line');
  return toSubstitutesView(fakeContext({}, { language }), line, others, buyer);
}

describe('the substitutes of a line', () => {
  it.each([
    [
      'uk',
      'Замість решти, 60 шт:',
      '3 пачки = 60 шт Explorer, 60\u00a0см · по 41,20\u00a0грн/шт, разом 2\u00a0472,00\u00a0грн',
    ],
    [
      'en',
      'Instead of the rest, 60 pcs:',
      '3 packs = 60 pcs Explorer, 60\u00a0cm · at 41.20\u00a0UAH/pc, 2,472.00\u00a0UAH in all',
    ],
    [
      'ru',
      'Вместо остального, 60 шт:',
      '3 пачки = 60 шт Explorer, 60\u00a0см · по 41,20\u00a0грн/шт, всего 2\u00a0472,00\u00a0грн',
    ],
  ] as const)('says in %s how much of what, and at what price', (language, label, option) => {
    expect(describeFor(100, 40, [similar(20, 200)], language)).toEqual({
      label,
      options: [{ value: '43=60', label: option }],
    });
  });

  it('replace the whole quantity when nothing is left, by the next whole pack or the whole stock', () => {
    expect(describeFor(100, 0, [similar(30, 200)])).toMatchObject({
      label: 'Замість цих 100 шт:',
      options: [{ value: '43=120' }],
    });
    expect(describeFor(100, 0, [similar(undefined, 70)])).toMatchObject({ options: [{ value: '43=70' }] });
  });

  it('are empty when nothing is missing or no product is similar', () => {
    expect(describeFor(100, 500, [similar(20, 200)])).toBeNull();
    expect(describeFor(100, 40, [])).toBeNull();
    expect(describeFor(50, 500, [similar(20, 200)])).toBeNull();
  });
});
