import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFraction, normalizeNumber, normalizeNumbers } from './written-number';

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

describe('normalizeNumbers', () => {
  it.each([
    ['фрідом 60 1 500,00 шт', 'фрідом 60 1500 шт'],
    ['фрідом 60 100', 'фрідом 60 100'],
    ['фрідом 60\t100,00', 'фрідом 60\t100'],
    ['рускус 10 000', 'рускус 10000'],
    ['рускус ½ пачки', 'рускус 0.5 пачки'],
    ['рускус 1½ пачки', 'рускус 1.5 пачки'],
    ['мондіаль 60 1/2 пачки', 'мондіаль 60 0.5 пачки'],
    ['рускус 1 1/2 пачки', 'рускус 1.5 пачки'],
    ['рускус 1/2 пачки', 'рускус 0.5 пачки'],
    ['рускус півпачки', 'рускус 0.5 пачки'],
    ['рускус пол пачки', 'рускус 0.5 пачки'],
    ['ruscus half a pack', 'ruscus 0.5 pack'],
    ['рускус півтори пачки', 'рускус 1.5 пачки'],
  ])('%s becomes %s', (text, wanted) => expect(normalizeNumbers(text, 'uk')).toBe(wanted));

  it.each([
    ['рускус ¼ пачки', 'рускус 0.25 пачки'],
    ['рускус 60 ¾ пачки', 'рускус 60 0.75 пачки'],
    ['рускус 1¼ пачки', 'рускус 1.25 пачки'],
    ['ruscus one and a half packs', 'ruscus 1.5 packs'],
    ['ruscus 60 two and a half bunches', 'ruscus 60 2.5 bunches'],
    ['ruscus a pack and a half', 'ruscus 1.5 pack'],
    ['рускус 60 дві з половиною пачки', 'рускус 60 2.5 пачки'],
    ['рускус две с половиной пачки', 'рускус 2.5 пачки'],
  ])('keeps the fraction of %s', (text, wanted) => expect(normalizeNumbers(text, 'uk')).toBe(wanted));

  it.each([
    ['рускус 20~30 шт', 'рускус 20-30 шт'],
    ['рускус 20÷30 шт', 'рускус 20-30 шт'],
    ['ruscus between 20 and 30 stems', 'ruscus 20-30 stems'],
    ['рускус між двадцять та тридцять', 'рускус 20-30'],
  ])('writes the range of %s with a dash', (text, wanted) => expect(normalizeNumbers(text, 'uk')).toBe(wanted));

  it('drops the ending that is written behind a figure', () => {
    expect(normalizeNumbers('10-ть пачок, 5-ти пачок, 2-х пачок, 3х25', 'uk')).toBe('10 пачок, 5 пачок, 2 пачок, 3х25');
  });

  it.each(['½ ', '1 ', '20~', 'between 2 ', '1 and a half ', '10-ть', ' '])(
    'reads a message of nothing but %j in linear time',
    (part) => {
      const text = part.repeat(400_000 / part.length);
      // Quadratic, it would take longer than a test may.
      expect(normalizeNumbers(text, 'uk')).not.toBe('');
    },
  );
});
