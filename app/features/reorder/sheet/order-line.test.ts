import { describe, expect, it } from 'vitest';
import { money } from '~server/contract/money';
import {
  orderableProducts,
  inputsOf,
  lineFieldId,
  parseDone,
  type OrderLine,
  type SheetActionData,
} from './order-line';

const goods = { packSize: 25, piecePrice: money(4_000), percentOff: 0, left: 100 };
const line: OrderLine = {
  productId: '42',
  name: 'Freedom',
  order: { quantity: '2', goods },
};
const rejected = { productId: '42', name: 'Freedom', typed: '99', message: '', offers: [] };
const result = (changes: Partial<SheetActionData>): SheetActionData => ({
  typed: [],
  added: [],
  rejected: [],
  substitutes: {},
  text: '',
  ...changes,
});

describe('inputsOf an order sheet of products', () => {
  it.each([
    ['as it is filled in', undefined, [{ productId: '42', quantity: '2' }]],
    ['as it was typed', result({ typed: [{ productId: '42', quantity: '7' }] }), [{ productId: '42', quantity: '7' }]],
    ['as it was rejected', result({ rejected: [rejected] }), [{ productId: '42', quantity: '99' }]],
    [
      'in the unit in which it was rejected',
      result({ rejected: [{ ...rejected, unit: 'piece' }], typed: [{ productId: '42', quantity: '7' }] }),
      [{ productId: '42', quantity: '99', unit: 'piece' }],
    ],
    ['without a quantity when it was not submitted', result({}), [{ productId: '42', quantity: '' }]],
    ['no longer once it is in the cart', result({ added: [{ productId: '42' }] }), []],
  ])('returns a line %s', (_name, answer, inputs) => {
    expect(inputsOf([line, { ...line, productId: '43', order: null }], answer)).toEqual(inputs);
  });

  it('has the norm and what is left on a sheet that is counted, as they were typed', () => {
    const counted = { ...line, round: { norm: '100', held: 0 } };
    expect(inputsOf([counted], undefined)).toEqual([{ productId: '42', quantity: '2', norm: '100', left: '' }]);
    const typed = [{ productId: '42', quantity: '3', norm: '90', left: '20' }];
    expect(inputsOf([counted], result({ typed }))).toEqual(typed);
  });

  it('contains the substitutes of a line, each with its own quantity', () => {
    const similar = { productId: '43', name: 'Explorer', href: '', facts: '', order: { quantity: '', goods } };
    const lines = [{ ...line, order: null, similar: [similar] }];
    expect(inputsOf(lines, undefined)).toEqual([{ productId: '43', quantity: '' }]);
    expect(orderableProducts(lines)).toEqual(new Map([['43', goods]]));
  });
});

describe('inputsOf an order sheet of numbered lines', () => {
  const choice = { options: [], isOpen: false, hint: null, askQuantity: '' };
  const numbered = (row: number, quantity: string | null, productId = '42'): OrderLine => ({
    row,
    productId,
    name: 'фрідом',
    choice,
    order: quantity === null ? null : { quantity },
  });

  it('contains only the lines with content', () => {
    expect(inputsOf([numbered(0, '50'), numbered(1, null, ''), numbered(2, '10', '')], undefined)).toEqual([
      { row: 0, productId: '42', quantity: '50' },
      { row: 2, productId: '', quantity: '10' },
    ]);
  });

  it('distinguishes two rows of one product, and keeps the choice of each', () => {
    const answer = result({
      added: [{ row: 0, productId: '42' }],
      rejected: [{ ...rejected, row: 1, typed: '30' }],
      typed: [
        { row: 0, productId: '42', quantity: '50' },
        { row: 1, productId: '42', quantity: '30' },
        { row: 2, productId: '7', quantity: '5' },
      ],
    });
    expect(inputsOf([numbered(0, '50'), numbered(1, '40'), numbered(2, '10', '')], answer)).toEqual([
      { row: 1, productId: '42', quantity: '30' },
      { row: 2, productId: '7', quantity: '5' },
    ]);
  });

  it('has a field for each row', () => {
    expect([lineFieldId({ row: 1, productId: '42' }), lineFieldId(line)]).toEqual(['line-1', 'quantity-42']);
  });

  it('keeps the match of a row that an earlier submission added', () => {
    expect(['1*43', '12*a*b', '3', 'x*43'].flatMap(parseDone)).toEqual([
      { row: 1, productId: '43' },
      { row: 12, productId: 'a*b' },
    ]);
  });

  it('contains the price of every choice of a line', () => {
    const options = [{ productId: '8', name: '', facts: '', goods }];
    expect(orderableProducts([{ ...numbered(0, ''), choice: { ...choice, options } }]).get('8')).toBe(goods);
  });
});
