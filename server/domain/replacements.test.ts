import { expect, it } from 'vitest';
import { money } from '../contract/money';
import { compareLines } from './order-vs-invoice';
import { findReplaced } from './replacements';

const line = (productId: string, quantity: number, price = 4_000) => ({
  productId,
  quantity,
  total: money(quantity * price),
});
const rose = (lengthCm: number | null, color: string | null = 'red', categoryId: string | null = 'roses') => ({
  name: 'Freedom',
  productType: 'product' as const,
  categoryId,
  attributes: { color, lengthCm, packSize: null, grade: null, headSizeMm: null, vaseLifeDays: null },
});

/** An order of 50 red roses of 60 cm at 40.00, of which nothing came, and what came in their place. */
function replace(
  came: ReturnType<typeof rose> | undefined,
  price?: number,
  others: [string, ReturnType<typeof rose>][] = [],
) {
  const ordered = [line('red', 50), ...others.map(([id]) => line(id, 25))];
  const products = new Map([['red', rose(60)], ...others, ...(came ? [['came', came] as const] : [])]);
  return [...findReplaced(compareLines(ordered, [line('came', 25, price)]), products)];
}

it.each([
  ['of the same colour and length at the same price is similar', rose(60), 4_000, true],
  ['at most a tenth dearer is similar', rose(60), 4_400, true],
  ['more than a tenth dearer is not similar', rose(60), 4_401, false],
  ['of another length is not similar', rose(70), 4_000, false],
  ['of an unknown length is not similar', rose(null), 4_000, false],
  ['of another colour is not similar', rose(60, 'white'), 4_000, false],
])('a replacement %s', (_, came, price, isSimilar) => {
  expect(replace(came, price)).toEqual([['red', isSimilar]]);
});

it('a length that only the name tells counts as any other', () => {
  expect(replace({ ...rose(null), name: 'Mondial 60 см' })).toEqual([['red', true]]);
  expect(replace({ ...rose(null), name: 'Mondial 70 см' })).toEqual([['red', false]]);
});

it('a product of another category, or an unknown one, replaces nothing', () => {
  expect(replace(rose(60, 'red', 'tulips'))).toEqual([]);
  expect(replace(rose(60, 'red', null))).toEqual([]);
  expect(replace(undefined)).toEqual([]);
});

it('a replacement stands for the line that is nearest to it', () => {
  const others: [string, ReturnType<typeof rose>][] = [
    ['long', rose(80)],
    ['white', rose(80, 'white')],
  ];
  expect(replace(rose(80), 4_000, others)).toEqual([['long', true]]);
  expect(replace(rose(70, 'white'), 4_000, others)).toEqual([['white', false]]);
});
