import { describe, expect, it } from 'vitest';
import { readWishes } from './parse-message.fixture';
import { stripNoise, stripStamps } from './strip-noise';

const stripNothing = (text: string) => stripStamps([text], () => false)[0];

describe('stripStamps', () => {
  it.each([
    ['[26.11, 08:13] фрідом 60: 100', 'фрідом 60|100|'],
    ['26.11.2026, 08:13 - фрідом 60: 4 пачки', 'фрідом 60|4| p'],
    ['[08:12] фрідом 60: 100', 'фрідом 60|100|'],
    ['[08:13] фрідом: 100', 'фрідом|100|'],
    ['[08:13] фридомм: 100 шт', 'фридомм|100|'],
    ['[08:12] Рускус: зелений 100 шт', 'Рускус зелений|100|'],
    ['[08:13] Олена: 100 шт', 'Олена|100|'],
  ])('keeps goods before a colon after a chat stamp: %s', (message, wish) => {
    expect(readWishes(message)).toEqual([wish]);
  });

  it('removes an author who says more than a figure, and keeps a species', () => {
    expect(readWishes('[08:12] Олена: фрідом 60\n[08:13] Олена: 100')).toEqual(['фрідом 60|100|']);
    expect(readWishes('[08:12] +380 50 111 22 33: фрідом 60 - 100\n[08:13] +380 50 111 22 33: 50 - 25')).toEqual([
      'фрідом 60|100|',
      'фрідом 50|25|',
    ]);
    expect(readWishes('[08:12] Троянди: фрідом 60 - 100')).toEqual(['Троянди фрідом 60|100|']);
    expect(readWishes('Олена, [25.11.2026 08:12]\nфрідом 60 - 100')).toEqual(['фрідом 60|100|']);
  });

  it('keeps an author with a figure that is no phone', () => {
    expect(stripNothing('[08:12] Салон 24: фрідом 60 - 100')).toBe('Салон 24: фрідом 60 - 100');
  });
});

describe('stripNoise', () => {
  it.each([
    ['freedom 60cm 100 ₴75', 'freedom 60cm|100|'],
    ['рускус 50 см 30 $10', 'рускус 50 см|30|'],
    ['freedom 60 100 €2', 'freedom 60|100|'],
    ['freedom 60 100 $2.50/stem', 'freedom 60|100|'],
    ['фрідом 60 ₴72 100', 'фрідом 60|100|'],
    ['фрідом 60 100$75', 'фрідом 60|100|'],
    ['freedom 60 100 usd2.50', 'freedom 60|100|'],
    ['фрідом 60 100 75$', 'фрідом 60|100|'],
    ['фрідом 60 75 $ 100 шт', 'фрідом 60|100|'],
    ['фрідом 60 100 $ 75', 'фрідом 60||100 or 75'],
  ])('takes a currency sign for that of the figure it touches: %s', (message, wish) => {
    expect(readWishes(message, 'en')).toEqual([wish]);
  });

  it.each([
    ['фрідом 60 - 100 шт ціна 75', 'фрідом 60|100|'],
    ['фрідом 60 - 100 шт ціна: 75 грн', 'фрідом 60|100|'],
    ['фрідом 60 цена - 75,50 100 шт', 'фрідом 60|100|'],
    ['freedom 60 - 100, price 75', 'freedom 60|100|'],
    ['фрідом 60 ціна 100 шт', 'фрідом 60 ціна|100|'],
  ])('takes the figure behind a word for a price for the price: %s', (message, wish) => {
    expect(readWishes(message)).toEqual([wish]);
  });

  it.each([
    ['рускус 50 30 426 грн', 'рускус 50|30|'],
    ['фрідом 60 25 800 грн', 'фрідом 60|25|'],
    ['фрідом 60 см 25 800 грн', 'фрідом 60 см|25|'],
    ['фрідом 60 100 420 грн', 'фрідом 60|100|'],
    ['фрідом 60 1 420 грн', 'фрідом 60||'],
    ['фрідом 60 €2 100', 'фрідом 60||'],
    ['фрідом 60 100 12 420 грн', 'фрідом 60|100|'],
    ['фрідом 60 100 шт 12 420 грн', 'фрідом 60|100|'],
    ['фрідом 60 100 шт = 12 420 грн', 'фрідом 60|100|'],
    ['фрідом 60 100 30 000 грн', 'фрідом 60|100|'],
  ])('never takes the only quantity of a line for thousands of its price: %s', (message, wish) => {
    expect(readWishes(message)).toEqual([wish]);
  });

  it.each([
    'for March 8',
    'on march 8th',
    'for the 8th',
    'на 27-е',
    'на 8-му ранку',
    'by 8 am',
    'до 10-ї',
    '26 листопада 2026 р.',
    '26.11.2026 р.',
    'знижка 10%',
    ', самовывоз в 10',
    ', кв 7',
  ])('removes a day, an hour, a discount or a flat: %s', (noise) => {
    expect(readWishes(`фрідом 60 100 ${noise}`)).toEqual(['фрідом 60|100|']);
  });

  it('keeps a quantity behind a day', () => {
    expect(readWishes('на 8 березня 2000 шт рускус')).toEqual([expect.stringMatching(/\|2000\|$/)]);
    expect(readWishes('for March 25 stems freedom 60')).toEqual([expect.stringMatching(/\|25\|$/)]);
  });

  it.each(['1 ', '100 ', '₴1 ', '₴11 111 ', '1 $', '1,1', '\t', 'ціна ', '[08:12] ', '8-', 'на 8 ', '10% ', ', кв'])(
    'reads 100,000 characters of %j without delay',
    (part) => {
      const long = part.repeat(100_000 / part.length);
      expect(stripNoise(long).length).toBeLessThanOrEqual(long.length);
      expect(long).toContain(stripNothing(long));
    },
  );
});
