import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { product } from '~server/contract/catalogue';
import { money } from '~server/contract/money';
import type { QuickLine } from '../quick-order-view';
import { matchGoneLot, noteChanges, toListLine } from './lot-match.server';
import type { LotLine } from './lot-line';

const ctx = fakeContext({}, { isSignedIn: true });
const lot: LotLine = { name: 'Freedom 60 см', quantity: '4 пач.', productId: '42', price: money(3_552), stock: 340 };
const rose = product.parse({
  id: '42',
  name: 'Freedom',
  productType: 'product',
  kind: 'product',
  categoryId: 1,
  promotions: [],
  prices: [],
  stocks: [{ warehouseId: 1, available: 340 }],
  attributes: { lengthCm: 60, packSize: 25 },
});
const row = (name: string, piecePrice = 3_840): QuickLine => ({
  row: 0,
  name,
  alone: name,
  productId: '42',
  order: { quantity: '4' },
  choice: {
    isOpen: false,
    hint: null,
    askQuantity: 'Впишіть, скільки штук.',
    options: [
      {
        productId: '42',
        name: 'Freedom',
        facts: '',
        goods: { packSize: 25, piecePrice: money(piecePrice), percentOff: 7.5, left: 340 },
      },
    ],
  },
});

describe('toListLine', () => {
  it.each([
    ['4 пач.', '4', 'pack'],
    ['50 шт', '50', 'piece'],
    ['1,5 packs', '1.5', 'pack'],
    ['«=A1»', '', 'piece'],
  ])('reads the quantity %s', (quantity, number, unit) => {
    expect(toListLine('line', { ...lot, quantity })).toMatchObject({ quantity: number, unit, alone: 'line' });
  });
});

describe('noteChanges', () => {
  it('says nothing where nothing changed', () => {
    expect(noteChanges(ctx, row('Freedom'), lot, rose).choice?.hint).toBeNull();
  });

  it('tells a changed price for the customer and a changed stock', () => {
    const hint = noteChanges(ctx, row('Freedom', 4_000), { ...lot, stock: 400 }, rose).choice?.hint;
    expect(hint?.replace(/\s/g, ' ')).toBe(
      'Ціна змінилася: було 35,52 грн/шт, тепер 37,00 грн/шт. Залишок змінився: було 400 шт, тепер 340 шт.',
    );
  });

  it('tells a lot that is gone, and never takes a similar one for certain', () => {
    expect(noteChanges(ctx, row('Freedom'), lot, undefined).choice?.hint).toBe('Цього лота вже немає.');
    const similar = { kind: 'sure', productIds: ['43'], quantity: '', unit: 'piece', candidates: [] } as const;
    expect(matchGoneLot(toListLine('', lot), similar)).toMatchObject({
      kind: 'doubtful',
      productIds: ['43'],
      quantity: '4',
      unit: 'pack',
    });
  });

  it('names a cell that is no quantity, and takes no name in quotes for one', () => {
    const asks = (name: string, own?: LotLine) => noteChanges(ctx, row(name), own, rose).choice?.askQuantity;
    const sentence = 'У файлі стоїть «=A1», це не кількість. Впишіть, скільки.';
    expect(asks('Freedom – «=A1»', { ...lot, quantity: '«=A1»' })).toBe(sentence);
    expect(asks('Freedom 60\t«=A1»')).toBe(sentence);
    expect(asks('Букет «Степ»')).toBe('Впишіть, скільки штук.');
  });
});
