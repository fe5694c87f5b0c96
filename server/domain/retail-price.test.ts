import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, money } from '../contract/money';
import { MAX_MARKUP, markupFor, MIN_MARKUP, parseMarkup, retailPrice, roundings } from './retail-price';

const amounts = fc.integer({ min: 1, max: 10_000_000 });
const percents = fc.integer({ min: MIN_MARKUP * 100, max: MAX_MARKUP * 100 }).map((hundredths) => hundredths / 100);
const markups = fc.integer({ min: 0, max: MAX_MARKUP * 100 }).map((hundredths) => hundredths / 100);
const rounding = fc.constantFrom(...roundings);
const stepOf = { kopiyka: 1, hryvnia: 100, five: 500, ten: 1_000, nine: 1_000 };

describe('retailPrice', () => {
  it('is never below the buying price unless that is allowed, whatever the markup', () => {
    fc.assert(
      fc.property(amounts, percents, rounding, (amount, percent, each) => {
        const buying = money(amount);
        expect(
          compare(retailPrice(buying, percent, { rounding: each, allowsBelow: false }), buying),
        ).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('does not fall when the buying price or the markup rises', () => {
    fc.assert(
      fc.property(
        amounts,
        amounts,
        percents,
        percents,
        rounding,
        fc.boolean(),
        (one, other, low, high, each, below) => {
          const rules = { rounding: each, allowsBelow: below };
          const [small, large] = [Math.min(one, other), Math.max(one, other)];
          const [less, more] = [Math.min(low, high), Math.max(low, high)];
          expect(retailPrice(money(small), low, rules).amount).toBeLessThanOrEqual(
            retailPrice(money(large), low, rules).amount,
          );
          expect(retailPrice(money(one), less, rules).amount).toBeLessThanOrEqual(
            retailPrice(money(one), more, rules).amount,
          );
        },
      ),
    );
  });

  it('is a positive whole number of its step, which for nine are hryvnias that end in 9', () => {
    fc.assert(
      fc.property(amounts, percents, rounding, fc.boolean(), (amount, percent, each, allowsBelow) => {
        const price = retailPrice(money(amount), percent, { rounding: each, allowsBelow }).amount;
        expect(price).toBeGreaterThan(0);
        expect(price % stepOf[each]).toBe(each === 'nine' ? 900 : 0);
      }),
    );
  });

  it('is at most half a step from the marked price, or the first step above the buying price', () => {
    fc.assert(
      fc.property(amounts, markups, rounding, (amount, percent, each) => {
        const price = retailPrice(money(amount), percent, { rounding: each, allowsBelow: false }).amount;
        const marked = (amount * (10_000 + Math.round(percent * 100))) / 10_000;
        const step = stepOf[each];
        const isNear = Math.abs(price - marked) <= step / 2 + 0.5;
        expect(isNear || (price >= amount && price - amount < step) || price <= step).toBe(true);
      }),
    );
  });

  it('is exact to the kopiyka without rounding, half a kopiyka up', () => {
    fc.assert(
      fc.property(amounts, markups, (amount, percent) => {
        const exact = BigInt(amount) * BigInt(10_000 + Math.round(percent * 100));
        expect(BigInt(retailPrice(money(amount), percent, { rounding: 'kopiyka', allowsBelow: false }).amount)).toBe(
          (exact + 5_000n) / 10_000n,
        );
      }),
    );
  });

  it.each([
    [6_200, 60, 'five', false, 10_000],
    [6_200, 60, 'nine', false, 9_900],
    [6_200, 60, 'ten', false, 10_000],
    [6_200, 62.5, 'kopiyka', false, 10_075],
    [6_200, 62.5, 'hryvnia', false, 10_100],
    // 62 to the nearest five is 60, which is less than it cost.
    [6_200, 0, 'five', false, 6_500],
    [6_200, 0, 'five', true, 6_000],
    [6_200, -50, 'five', false, 6_500],
    [6_200, -50, 'five', true, 3_000],
    [120, -90, 'five', true, 500],
    [1, 0, 'nine', false, 900],
  ] as const)(
    'of %d kopiykas with %d %% to %s (below allowed: %s) is %d',
    (amount, percent, each, allowsBelow, price) => {
      expect(retailPrice(money(amount), percent, { rounding: each, allowsBelow }).amount).toBe(price);
    },
  );
});

describe('parseMarkup', () => {
  it.each([
    ['60', 60],
    ['62,5', 62.5],
    ['62.50', 62.5],
    [' 62,5 % ', 62.5],
    ['+60%', 60],
    ['1 000', 1_000],
    ['0', 0],
    ['−0', 0],
    ['−10,5 %', -10.5],
  ])('reads %j as %d', (text, percent) => {
    expect(parseMarkup(text, 'uk')).toEqual({ percent });
  });

  it.each([
    ['−150', 'low'],
    ['-150 %', 'low'],
    ['100000', 'high'],
    ['1000,01', 'high'],
    ['шістдесят', 'notNumber'],
    ['', 'notNumber'],
    ['6e1', 'notNumber'],
    ['60; 70', 'notNumber'],
    ['62,555', 'decimals'],
  ])('rejects %j as %s', (text, error) => {
    expect(parseMarkup(text, 'uk')).toEqual({ error });
  });

  it('reads 1,000 in English as a thousand and 62,5 as a fraction', () => {
    expect(parseMarkup('1,000', 'en')).toEqual({ percent: 1_000 });
    expect(parseMarkup('62,5', 'en')).toEqual({ percent: 62.5 });
  });
});

describe('markupFor', () => {
  const parents = new Map([
    ['11', '1'],
    ['12', '1'],
    ['7', '8'],
    ['8', '7'],
  ]);
  const parentOf = (id: string) => parents.get(id) ?? null;
  const byCategory = new Map(Object.entries({ 1: 80, 12: 90 }));

  it.each([
    ['12', 90],
    ['11', 80],
    ['1', 80],
    ['2', 60],
    [null, 60],
    ['7', 60],
  ])('of category %s is %d', (category, percent) => {
    expect(markupFor({ markup: 60, byCategory }, category, parentOf)).toBe(percent);
  });
});
