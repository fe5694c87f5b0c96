import { expect, it } from 'vitest';
import { calculateCreditUse } from './credit-limit';
import { money } from '../contract/money';

// @asvs 2.3.2
it('calculateCreditUse counts debt and order against the limit', () => {
  expect(calculateCreditUse({ balance: money(-680_000), creditLimit: money(2_000_000) }, money(419_750))).toEqual({
    limit: money(2_000_000),
    debt: money(680_000),
    used: money(1_099_750),
    left: money(900_250),
    isOver: false,
  });
});

it('calculateCreditUse is over only above the limit, not at it', () => {
  expect(calculateCreditUse({ balance: money(-90), creditLimit: money(100) }, money(10))).toMatchObject({
    left: money(0),
    isOver: false,
  });
  expect(calculateCreditUse({ balance: money(-90), creditLimit: money(100) }, money(11))).toMatchObject({
    left: money(-1),
    isOver: true,
  });
});

it('calculateCreditUse subtracts a positive balance from the order first', () => {
  expect(calculateCreditUse({ balance: money(500), creditLimit: money(100) }, money(60))).toMatchObject({
    debt: money(0),
    used: money(0),
    left: money(100),
  });
  expect(calculateCreditUse({ balance: money(500), creditLimit: money(100) }, money(560))).toMatchObject({
    debt: money(0),
    used: money(60),
    isOver: false,
  });
  expect(calculateCreditUse({ balance: money(500), creditLimit: money(100) }, money(601))).toMatchObject({
    used: money(101),
    isOver: true,
  });
});

it.each([0, -5, null])('calculateCreditUse returns null for a limit of %s', (creditLimit) => {
  expect(
    calculateCreditUse(
      { balance: money(-999), creditLimit: creditLimit === null ? null : money(creditLimit) },
      money(999),
    ),
  ).toBeNull();
});
