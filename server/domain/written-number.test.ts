import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFraction, normalizeNumber } from './written-number';

describe('normalizeNumber', () => {
  it.each([
    ['100,0', '100', '100'],
    ['100,00', '100', '100'],
    ['100.00', '100', '100'],
    ['75,000', '75', '75000'],
    ['75.000', '75000', '75'],
    ['1,000', '1', '1000'],
    ['1.000', '1000', '1'],
    ['0,5', '0.5', '0.5'],
    ['1.5', '1.5', '1.5'],
    ['12,50', '12.5', '12.5'],
    ['1,250', '1.25', '1250'],
    ['0,125', '0.125', '0.125'],
    ['1 500', '1500', '1500'],
    ['1 500,00', '1500', '1500'],
    ['1.500,00', '1500', '1500'],
    ['1,500.00', '1500', '1500'],
    ['1.500.000', '1500000', '1500000'],
    ['100', '100', '100'],
  ])('%s is %s in Ukrainian and Russian and %s in English', (text, inUkrainian, inEnglish) => {
    expect([normalizeNumber(text, 'uk'), normalizeNumber(text, 'ru'), normalizeNumber(text, 'en')]).toEqual([
      inUkrainian,
      inUkrainian,
      inEnglish,
    ]);
  });

  it.each(['', 'сто', '1,2,3', '25.11.2025', '-5', '1,'])('%s is no number', (text) =>
    expect(normalizeNumber(text, 'uk')).toBeNull(),
  );

  it('a fraction with the decimal sign of the language never becomes a whole number', () => {
    fc.assert(
      fc.property(
        fc.nat(99_999),
        fc.integer({ min: 1, max: 999_999 }),
        fc.constantFrom('uk', 'en', 'ru'),
        (n, d, of) => {
          const number = normalizeNumber(`${n}${of === 'en' ? '.' : ','}${d}`, of);
          expect(number !== null && isFraction(number)).toBe(true);
        },
      ),
    );
  });
});
