import { describe, expect, it } from 'vitest';
import { validateLines, parseLineInputValues, linesTotal, type OrderableProduct } from './line-inputs';
import { money } from '../contract/money';

const goods: Record<string, OrderableProduct> = {
  rose: { packSize: 25, piecePrice: money(3_840), percentOff: 7.5, left: 100 },
  fern: { packSize: null, piecePrice: money(1_200), percentOff: 0, left: 30 },
};
const sumOf = (unit: 'piece' | 'pack', ...lines: [string, string][]) =>
  linesTotal(
    lines.map(([productId, quantity]) => ({ productId, quantity })),
    unit,
    (id) => goods[id],
  );

describe('linesTotal', () => {
  it('linesTotal adds up pieces and totals after discounts', () => {
    expect(sumOf('piece', ['rose', '50'], ['fern', '3'])).toEqual({
      lines: 2,
      pieces: 53,
      total: money(50 * 3_840 - 14_400 + 3_600),
      rejected: 0,
    });
    expect(sumOf('pack', ['rose', '2'], ['fern', '3'])).toEqual({
      lines: 2,
      pieces: 53,
      total: money(50 * 3_840 - 14_400 + 3_600),
      rejected: 0,
    });
  });

  it('linesTotal counts split packs, invalid quantities and unknown products as rejected', () => {
    expect(sumOf('piece', ['rose', '60'], ['rose', ''], ['fern', '-5'], ['fern', 'три'], ['gone', '25'])).toEqual({
      lines: 0,
      pieces: 0,
      total: money(0),
      rejected: 4,
    });
  });

  it('linesTotal limits the stock over all lines of a product', () => {
    expect(sumOf('pack', ['rose', '3'], ['rose', '2'], ['rose', '1'])).toMatchObject({ lines: 2, pieces: 100 });
  });
});

describe('validateLines', () => {
  it('validateLines returns the status of each line', () => {
    const lines = [
      ['rose', '75'],
      ['rose', '50'],
      ['', '40'],
      ['', ''],
      ['rose', '12'],
      ['fern', 'три'],
    ] as const;
    expect(
      validateLines(
        lines.map(([productId, quantity]) => ({ productId, quantity })),
        'piece',
        (id) => goods[id],
      ),
    ).toEqual([
      { kind: 'taken', pieces: 75, total: money(266_400) },
      { kind: 'short', left: 25 },
      { kind: 'unchosen' },
      { kind: 'blank' },
      { kind: 'splitsPack', packSize: 25, neighbours: [25] },
      { kind: 'notWhole' },
    ]);
  });

  it.each([
    [3, '3 шт', { kind: 'belowPack', left: 3 }],
    [3, '1', { kind: 'belowPack', left: 3 }],
    [0, '3 шт', { kind: 'short', left: 0 }],
    [12, '15 шт', { kind: 'splitsPack', packSize: 10, neighbours: [10] }],
    [12, '25 шт', { kind: 'short', left: 12 }],
  ])(
    'validateLines for %s pieces of a pack of 10 in stock and the quantity %j offers only what fits',
    (left, quantity, status) => {
      const lot = { packSize: 10, piecePrice: money(100), percentOff: 0, left };
      expect(validateLines([{ productId: 'lot', quantity }], 'pack', () => lot)).toEqual([status]);
    },
  );
});

describe('parseLineInputValues', () => {
  it('parseLineInputValues pairs products and quantities by their order', () => {
    const form = new FormData();
    for (const [name, value] of [
      ['unit', 'pack'],
      ['productId', 'a'],
      ['quantity', '2'],
      ['productId', 'b'],
      ['quantity', ''],
    ] as const)
      form.append(name, value);
    expect(parseLineInputValues(form)).toEqual([
      { productId: 'a', quantity: '2' },
      { productId: 'b', quantity: '' },
    ]);
  });

  it('parseLineInputValues reads the product of a row from its radio buttons, and counts nothing where none is wanted', () => {
    const form = new FormData();
    for (const row of ['3', '5', '7']) {
      form.append('row', row);
      form.append('productId', '');
      form.append('quantity', '2');
    }
    form.append('choice-5', '');
    form.append('choice-3', 'rose');
    const lines = parseLineInputValues(form);
    expect(lines).toEqual([
      { row: 3, productId: 'rose', quantity: '2' },
      { row: 5, productId: '', quantity: '2', isSkipped: true },
      { row: 7, productId: '', quantity: '2' },
    ]);
    expect(validateLines(lines, 'pack', (id) => goods[id]).map(({ kind }) => kind)).toEqual([
      'taken',
      'skipped',
      'unchosen',
    ]);
    expect(linesTotal(lines, 'pack', (id) => goods[id])).toMatchObject({ lines: 1, pieces: 50, rejected: 0 });
  });
});
