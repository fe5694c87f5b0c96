import { expect, it } from 'vitest';
import { fillQuantities, linesOf } from './boxes';

const box = {
  productId: '42',
  name: 'Freedom',
  order: { quantity: '2', goods: { packSize: 25, piecePrice: 4_000, percentOff: 0, left: 100 } },
};
const rejected = { productId: '42', name: 'Freedom', typed: '99', message: '', offers: [] };

it.each([
  ['as it is filled in', undefined, [{ productId: '42', quantity: '2' }]],
  [
    'once answered, as it was refused',
    { added: [], rejected: [rejected], text: '' },
    [{ productId: '42', quantity: '99' }],
  ],
  [
    'in what it was typed in',
    { added: [], rejected: [{ ...rejected, unit: 'piece' as const }], text: '' },
    [{ productId: '42', quantity: '99', unit: 'piece' }],
  ],
  ['empty, where it was not asked for', { added: [], rejected: [], text: '' }, [{ productId: '42', quantity: '' }]],
  ['away, once it is in the cart', { added: ['42'], rejected: [], text: '' }, []],
])('a sheet holds a line %s', (_name, answer, lines) => {
  expect(linesOf([box, { ...box, productId: '43', order: null }], answer)).toEqual(lines);
});

it('is filled in with what an earlier form asked for, in what it was typed in', () => {
  const form = new FormData();
  for (const [name, value] of [
    ['unit', 'pack'],
    ['inPieces', '43'],
    ['productId', '42'],
    ['quantity', '7'],
    ['productId', '43'],
    ['quantity', '30'],
    ['productId', '45'],
    ['quantity', '1'],
  ] as const)
    form.append(name, value);
  const quantityInputs = [
    box,
    ...['43', '44'].map((productId) => ({ ...box, productId })),
    { ...box, productId: '45', order: null },
  ];
  const filled = fillQuantities(quantityInputs, form);
  expect(linesOf(filled, undefined)).toEqual([
    { productId: '42', quantity: '7' },
    { productId: '43', quantity: '30', unit: 'piece' },
    { productId: '44', quantity: '' },
  ]);
  expect(linesOf(filled, { added: [], rejected: [], text: '' })[1]).toEqual({ productId: '43', quantity: '' });
});
