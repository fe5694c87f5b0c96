import { expect, it } from 'vitest';
import { parsePageNumber, getPageNumber } from './page-number';

it('parsePageNumber accepts whole numbers from 1 only', () => {
  expect(['1', '12', '999999'].map(parsePageNumber)).toEqual([1, 12, 999_999]);
  expect(
    ['', '0', '-1', '1.5', '1e3', ' 2', '1234567', null, undefined, 3]
      .map(parsePageNumber)
      .filter((page) => page !== null),
  ).toEqual([]);
});

it('getPageNumber is 1 for an address without a valid page', () => {
  expect(
    ['https://shop.example/orders', 'https://shop.example/orders?page=x', 'https://shop.example/orders?page=4'].map(
      getPageNumber,
    ),
  ).toEqual([1, 1, 4]);
});
