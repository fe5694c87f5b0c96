import { describe, expect, it } from 'vitest';
import { moneyIn } from './conventions';
import {
  absolute,
  add,
  addUp,
  compare,
  isZero,
  least,
  money,
  moneyOf,
  most,
  multiply,
  negate,
  percentOf,
  ratio,
  signOf,
  subtract,
  toDecimal,
  zero,
  type Currency,
} from './money';

const foreign = money(1, 'EUR' as Currency);

describe('Money', () => {
  it('is converted from a decimal number to kopiykas and back without a change', () => {
    expect(moneyIn.parse(1.005)).toEqual({ amount: 100, currency: 'UAH' });
    for (const decimal of [0, 0.29, 43.12, -154.5]) expect(toDecimal(moneyIn.parse(decimal))).toBe(decimal);
    expect(moneyOf(2200, 'UAH')).toEqual(money(220_000));
  });

  it('is added, subtracted, negated and compared in whole kopiykas', () => {
    expect(add(money(150), money(50))).toEqual(money(200));
    expect(subtract(money(150), money(200))).toEqual(money(-50));
    expect(negate(zero)).toEqual(zero);
    expect(absolute(money(-50))).toEqual(money(50));
    expect(addUp([money(1), money(2), money(3)])).toEqual(money(6));
    expect(addUp([])).toEqual(zero);
    expect([money(3), money(1)].toSorted(compare)).toEqual([money(1), money(3)]);
    expect([least(money(1), money(2)), most(money(1), money(2))]).toEqual([money(1), money(2)]);
    expect([signOf(money(-5)), signOf(zero), isZero(zero), ratio(money(1), money(4))]).toEqual([-1, 0, true, 0.25]);
  });

  it('is rounded once when multiplied, and half a kopiyka of a percentage is rounded up', () => {
    expect(multiply(money(3_840), 100, 90)).toEqual(money(4_267));
    expect(percentOf(money(10), 5)).toEqual(money(1));
    expect(percentOf(money(999), 7.5)).toEqual(money(75));
  });

  it.each<[string, () => unknown]>([
    ['added', () => add(money(1), foreign)],
    ['taken away', () => subtract(money(1), foreign)],
    ['compared', () => compare(money(1), foreign)],
    ['summed', () => addUp([money(1), foreign])],
  ])('of two currencies throws when %s', (_, mix) => {
    expect(mix).toThrow(RangeError);
  });
});
