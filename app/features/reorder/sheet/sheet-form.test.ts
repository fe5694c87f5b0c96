import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { linesToAdd, sheetForm, toSheetResult, unchosenLines } from './sheet-form';

const ctx = fakeContext({}, { isSignedIn: true });

function parse(...fields: [string, string][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return sheetForm.parse(form);
}

const row = (at: string, productId: string, quantity: string): [string, string][] => [
  ['row', at],
  ['productId', productId],
  ['quantity', quantity],
];
const own = { productId: '42', quantity: '100', unit: 'piece' };
const other = { productId: '8', quantity: '400', unit: 'piece' };

describe('linesToAdd', () => {
  it('pairs rows, products and quantities', () => {
    expect(linesToAdd(parse(...row('0', '42', '50'), ...row('3', '43', ' 10 ')))).toEqual([
      { productId: '42', quantity: '50', unit: 'piece', row: 0 },
      { productId: '43', quantity: ' 10 ', unit: 'piece', row: 3 },
    ]);
  });

  it('counts in the unit of the form, or in pieces for a line that says so', () => {
    const form = parse(
      ['unit', 'pack'],
      ['inPieces', '43'],
      ['productId', '42'],
      ['quantity', '2'],
      ['productId', '43'],
      ['quantity', '30'],
    );
    expect(linesToAdd(form)).toEqual([
      { productId: '42', quantity: '2', unit: 'pack' },
      { productId: '43', quantity: '30', unit: 'piece' },
    ]);
  });

  it('ignores a line without a quantity', () => {
    const form = parse(...row('0', '42', ''), ...row('1', '', '0'));
    expect([linesToAdd(form), unchosenLines(ctx, form)]).toEqual([[], []]);
    expect(linesToAdd(parse(['productId', '42']))).toEqual([]);
  });

  it('replaces the row of a split, whatever other rows name the product', () => {
    const rows = [...row('0', '42', '30'), ...row('1', '42', '500')];
    expect(linesToAdd(parse(...rows, ['split', '42=100&8=400']))).toEqual([
      { ...own, row: 1 },
      other,
      { ...own, quantity: '30', row: 0 },
    ]);
    const written = [...row('0', '42', '30'), ...row('1', '42', '1 000')];
    expect(linesToAdd(parse(...written, ['split', '42=600&8=400']))).toMatchObject([
      { row: 1 },
      { productId: '8' },
      { quantity: '30', row: 0 },
    ]);
    expect(linesToAdd(parse(...row('4', '42', 'багато'), ['split', '42=100&8=400']))).toEqual([
      { ...own, row: 4 },
      other,
    ]);
  });

  it('replaces a row with an ambiguous quantity by its split', () => {
    expect(linesToAdd(parse(...row('0', '42', ''), ['split', '42=100']))).toEqual([{ ...own, row: 0 }]);
  });

  it('replaces the line of the product by its split on a sheet without rows', () => {
    expect(
      linesToAdd(parse(['unit', 'pack'], ['productId', '42'], ['quantity', '20'], ['split', '42=100&8=400'])),
    ).toEqual([own, other]);
  });

  it('adds one product for each chosen substitute of a line', () => {
    expect(linesToAdd(parse(['instead-42', '43=60'], ['instead-7', ''], ['instead-8', 'nonsense']))).toEqual([
      { productId: '43', quantity: '60', unit: 'piece' },
      { productId: 'nonsense', quantity: '', unit: 'piece' },
    ]);
  });
});

describe('sheetForm', () => {
  it('rejects a form whose quantities are not paired with its products', () => {
    const form = new FormData();
    for (const [name, value] of row('0', '42', '5')) form.append(name, value);
    form.append('quantity', '6');
    expect(sheetForm.safeParse(form).error?.issues[0]?.message).toBe('cart:unpaired');
  });
});

describe('unchosenLines', () => {
  it('leaves out a line of which none of the products is wanted', () => {
    const form = parse(...row('1', '', '40'), ['choice-1', '']);
    expect([unchosenLines(ctx, form), linesToAdd(form)]).toEqual([[], []]);
    expect(toSheetResult(ctx, form).typed).toMatchObject([{ row: 1, quantity: '40 шт', isSkipped: true }]);
  });

  it('returns the numbers of lines with a quantity and no chosen product', () => {
    expect(unchosenLines(ctx, parse(...row('1', '', '9'.repeat(50))))).toEqual([
      { row: 1, productId: '', name: 'Рядок 2', typed: '9'.repeat(20), message: 'Виберіть, що саме.', offers: [] },
    ]);
  });
});

describe('toSheetResult', () => {
  it('keeps all typed values, and marks pieces where rows count packs', () => {
    expect(toSheetResult(ctx, parse(...row('0', '42', '50'), ...row('1', '', ''))).typed).toEqual([
      { row: 0, productId: '42', quantity: '50 шт' },
      { row: 1, productId: '', quantity: '' },
    ]);
    expect(toSheetResult(ctx, parse(['unit', 'pack'], ...row('0', '42', '2'))).typed).toEqual([
      { row: 0, productId: '42', quantity: '2' },
    ]);
    expect(toSheetResult(ctx, parse(['productId', '42'], ['quantity', '50'])).typed).toEqual([
      { productId: '42', quantity: '50', unit: 'piece' },
    ]);
  });

  it('reports what is in the cart, including the substitutes of lines', () => {
    const form = parse(['done', '1*43'], ['instead-42', '43=60'], ['instead-8', 'nonsense']);
    const added = [{ productId: '43', pieces: 60, text: 'Додано' }];
    expect(toSheetResult(ctx, form, added)).toMatchObject({
      added: [{ row: 1, productId: '43' }, { productId: '43' }],
      substitutes: { 42: { value: '43=60', added: 'Додано' }, 8: { value: 'nonsense', added: null } },
    });
  });
});
