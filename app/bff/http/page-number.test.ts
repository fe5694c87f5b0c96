import { expect, it } from 'vitest';
import { parsePageNumber, getPageNumber } from './page-number';

it('takes a whole number from 1 for a page, and nothing else', () => {
  expect(['1', '12', '999999'].map(parsePageNumber)).toEqual([1, 12, 999_999]);
  expect(
    ['', '0', '-1', '1.5', '1e3', ' 2', '1234567', null, undefined, 3]
      .map(parsePageNumber)
      .filter((page) => page !== null),
  ).toEqual([]);
});

it('takes an address without a page for its first', () => {
  expect(
    ['https://shop.example/orders', 'https://shop.example/orders?page=x', 'https://shop.example/orders?page=4'].map(
      getPageNumber,
    ),
  ).toEqual([1, 1, 4]);
});
