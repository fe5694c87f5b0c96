import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { product } from '~server/contract/catalogue';
import { money } from '~server/contract/money';
import type { LineMatch } from '~server/search-index/match-line';
import type { QuickLine } from '../quick-order-view';
import { matchGoneLot, noteChanges, settleAmounts, settleOwnGoods, takeTableLines } from './table-lines.server';

const ctx = fakeContext({}, { isSignedIn: true });
const wire = {
  id: '42',
  name: 'Freedom',
  productType: 'product',
  kind: 'product',
  categoryId: 1,
  promotions: [],
  prices: [],
  stocks: [{ warehouseId: 1, available: 340 }],
  attributes: { lengthCm: 60, packSize: 25 },
};
const rose = product.parse(wire);
const lineOf = (written: string) => {
  const [line] = takeTableLines(ctx, written).lines;
  if (!line) throw new Error(`no row: ${written}`);
  return line;
};
const lot = lineOf('Freedom\t60 см\t4 пач.\tлот 42\t35,52 грн\tє 340');
const row = (piecePrice = 3_840): QuickLine => ({
  row: 0,
  name: 'Freedom',
  alone: 'Freedom',
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

describe('takeTableLines', () => {
  it.each([
    ['Freedom\t60 см\t4 пач.', 'Freedom 60 см', '4', 'pack'],
    ['Bosch & Dekker, біла\t\t50 шт', 'Bosch & Dekker, біла', '50', 'piece'],
    ['Freedom 60\t60 cm\t1.5 packs', 'Freedom 60', '1.5', 'pack'],
    ['Freedom\t60 см\t«=A1»', 'Freedom 60 см', '', 'piece'],
  ])('reads the row %j of a file', (written, query, quantity, unit) => {
    expect(lineOf(written)).toMatchObject({ query, quantity, unit, candidates: [] });
  });

  it('leaves hidden and cancelled rows out and says so, keeps notes apart and other lines in the rest', () => {
    const message = [
      '// Прочитано аркуші: Київ і Львів.',
      'рускус 5 п',
      'Freedom\t60 см\t50 шт\tприховано',
      'Mondial\t\t2 пач.\tскасовано',
      'Explorer\t50 см\t25 шт',
    ];
    expect(takeTableLines(ctx, message.join('\r\n'))).toMatchObject({
      lines: [{ query: 'Explorer 50 см' }],
      skipped: ['Freedom 60 см – 50 шт (приховано)', 'Mondial – 2 пач. (скасовано)'],
      notes: ['Прочитано аркуші: Київ і Львів.'],
      rest: 'рускус 5 п',
    });
  });

  it('reads a table that was pasted, whose rows can be sent again alone', () => {
    const { lines } = takeTableLines(ctx, 'Сорт\t50 см\t60 см\nFreedom\t100\t50');
    expect(lines.map(({ alone }) => alone)).toEqual(['Freedom\t50 см\t100 шт', 'Freedom\t60 см\t50 шт']);
  });
});

describe('settleOwnGoods', () => {
  const manufacturer = { id: 3, name: 'Bosch & Dekker Farms', country: null };
  const products = new Map(
    [{ manufacturer }, { id: '43', manufacturer, isSecondGrade: true }, { id: '44' }].map((own) => {
      const goods = product.parse({ ...wire, ...own });
      return [goods.id, goods];
    }),
  );
  const doubtful: LineMatch = {
    kind: 'doubtful',
    productIds: [...products.keys()],
    quantity: '4',
    unit: 'pack',
    candidates: [],
    doubt: 'nearest',
  };
  const chosen = (name: string, length = '60 см') => {
    const { table } = lineOf(`${name}\t${length}\t4 пач.`);
    const { kind, productIds, doubt } = settleOwnGoods(ctx, doubtful, table, products);
    return kind === 'sure' ? [productIds, doubt] : kind;
  };

  it.each([
    ['Freedom Bosch & Dekker Farms', '60 см', '42'],
    ['Freedom, 60 см Bosch & Dekker Farms', '', '42'],
    ['Freedom, друга категорія Bosch & Dekker Farms', '60 см', '43'],
    ['Freedom Bosch & Dekker Farms Друга категорія', '60 см', '43'],
    ['Freedom', '60 см', '44'],
  ])('chooses the goods whose name, length, grade and farm are just “%s” (%s)', (name, length, id) => {
    expect(chosen(name, length)).toEqual([[id], undefined]);
  });

  it.each([
    ['Freedom Bosch & Dekker Farms', '70 см'],
    ['Freedom Bosch & Dekker Farms', ''],
    ['Freedom Los Nevados', '60 см'],
    ['Freedom Bosch & Dekker', '60 см'],
  ])('leaves the doubt about “%s” (%s)', (name, length) => {
    expect(chosen(name, length)).toBe('doubtful');
  });
});

describe('settleAmounts', () => {
  const match: LineMatch = { kind: 'sure', productIds: ['42'], quantity: '', unit: 'piece', candidates: [] };
  const settle = (quantity: string) =>
    settleAmounts(match, lineOf(`Freedom\t\t${quantity}`).table, new Map([['42', rose]]));

  it('takes packs and pieces that are the same count once, and asks where they are not', () => {
    expect(settle('4 пач. / 100 шт')).toMatchObject({ quantity: '100', unit: 'piece', candidates: [] });
    expect(settle('4 пач. / 120 шт')).toMatchObject({ quantity: '', candidates: ['100', '120'] });
  });

  it('asks for two quantities of one kind, also where they are equal', () => {
    expect(settle('50 шт / 75 шт')).toMatchObject({ quantity: '', candidates: ['50', '75'] });
    expect(settle('50 шт / 50 шт')).toMatchObject({ quantity: '', candidates: ['50'] });
  });
});

describe('noteChanges', () => {
  const table = (more: Partial<NonNullable<NonNullable<typeof lot.table>['lot']>>) => ({
    ...lot,
    table: lot.table && { ...lot.table, lot: { productId: '42', price: 35.52, stock: 340, ...more } },
  });

  it('says nothing where nothing changed', () => {
    expect(noteChanges(ctx, row(), lot, rose).choice?.hint).toBeNull();
  });

  it('tells a changed price for the customer and a changed stock', () => {
    const hint = noteChanges(ctx, row(4_000), table({ stock: 400 }), rose).choice?.hint;
    expect(hint?.replace(/\s/g, ' ')).toBe(
      'Ціна змінилася: було 35,52 грн/шт, тепер 37,00 грн/шт. Залишок змінився: було 400 шт, тепер 340 шт.',
    );
  });

  it('tells a lot that is gone, and never takes a similar one for certain', () => {
    expect(noteChanges(ctx, row(), lot, undefined).choice?.hint).toBe('Цього лота вже немає.');
    const similar = { kind: 'sure', productIds: ['43'], quantity: '', unit: 'piece', candidates: [] } as const;
    expect(matchGoneLot(lot, similar)).toMatchObject({
      kind: 'doubtful',
      productIds: ['43'],
      quantity: '4',
      unit: 'pack',
    });
  });

  it('names a cell that is no quantity', () => {
    const asks = (written: string) => noteChanges(ctx, row(), lineOf(written), rose).choice?.askQuantity;
    const sentence = 'У файлі стоїть «=A1», це не кількість. Впишіть, скільки.';
    expect(asks('Freedom\t60 см\t«=A1»\tлот 42')).toBe(sentence);
    expect(asks('Freedom\t60 см\t«=A1»')).toBe(sentence);
    expect(asks('Букет «Степ»\t\t5 шт')).toBe('Впишіть, скільки штук.');
  });
});
