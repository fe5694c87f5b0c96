import { expect, it } from 'vitest';
import { countCredit } from './credit-limit';

it('counts debt and order against the limit', () => {
  expect(countCredit({ balance: -680_000, creditLimit: 2_000_000 }, 419_750)).toEqual({
    limit: 2_000_000,
    debt: 680_000,
    used: 1_099_750,
    left: 900_250,
    isOver: false,
  });
});

it('is over only above the limit', () => {
  expect(countCredit({ balance: -90, creditLimit: 100 }, 10)).toMatchObject({ left: 0, isOver: false });
  expect(countCredit({ balance: -90, creditLimit: 100 }, 11)).toMatchObject({ left: -1, isOver: true });
});

it('pays with the money on the account first', () => {
  expect(countCredit({ balance: 500, creditLimit: 100 }, 60)).toMatchObject({ debt: 0, used: 0, left: 100 });
  expect(countCredit({ balance: 500, creditLimit: 100 }, 560)).toMatchObject({ debt: 0, used: 60, isOver: false });
  expect(countCredit({ balance: 500, creditLimit: 100 }, 601)).toMatchObject({ used: 101, isOver: true });
});

it.each([0, -5, null])('takes a limit of %s for none agreed', (creditLimit) => {
  expect(countCredit({ balance: -999, creditLimit }, 999)).toBeNull();
});
