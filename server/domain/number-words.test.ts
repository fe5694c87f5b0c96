import { describe, expect, it } from 'vitest';
import { isWithinNumber, wordsToFigures } from './number-words';

describe('wordsToFigures', () => {
  it.each([
    ['рускус сто', 'рускус 100'],
    ["рускус дев'яносто п'ять", 'рускус 95 або 5'],
    ['фрідом шістдесят дві пачки', 'фрідом 62 або 2 пачки'],
    ["фрідом 60 сорок п'ять штук", 'фрідом 60 45 штук'],
    ['freedom sixty-two packs', 'freedom 62 packs'],
    ['рускус двісті п’ятдесят', 'рускус 250'],
    ['рускус пятнадцать', 'рускус 15'],
    ['рускус шістдесят сто двадцять', 'рускус 60 120'],
    ['ruscus twenty-five', 'ruscus 25'],
    ['рускус дві пачки', 'рускус 2 пачки'],
    ['рускус п`ять штук', 'рускус 5 штук'],
  ])('reads %s as %s', (text, wanted) => expect(wordsToFigures(text)).toBe(wanted));

  it.each(['Три мушкетери', 'два три', "п'ятниця", 'стовідсотково', 'Seven', 'одна біла'])(
    'leaves a small number without a unit, and other words, as they are: %s',
    (text) => expect(wordsToFigures(text)).toBe(text),
  );

  it.each([
    ['рускус шестьсот пятьдесят штук', 'рускус 650 штук'],
    ["рускус дев'ятсот", 'рускус 900'],
    ['рускус тисяча двісті', 'рускус 1200'],
    ['рускус дві тисячі п’ятсот', 'рускус 2500'],
    ['фрідом шістдесят тисяча двісті', 'фрідом 60 1200'],
    ['freedom one hundred and twenty five', 'freedom 125'],
    ['freedom two thousand one hundred and fifty', 'freedom 2150'],
    ['freedom sixty one hundred', 'freedom 60 100'],
    ['freedom 60 a hundred stems', 'freedom 60 100 stems'],
    ['freedom 60 two dozen', 'freedom 60 24'],
    ['фрідом 60 дві сотні', 'фрідом 60 200'],
  ])('adds up thousands, hundreds, tens and ones of %s to %s', (text, wanted) =>
    expect(wordsToFigures(text)).toBe(wanted),
  );

  it.each([
    ['рускус 1 тис шт', '1000 шт'],
    ['рускус 1 тисяча', '1000'],
    ['рускус 2тыс.', '2000'],
    ['рускус 1,5 тис. шт', '1500 шт'],
    ['рускус 1 тис 200', '1200'],
    ['рускус 2 тисячі двісті', '2200'],
    ['ruscus 2 dozen', '24'],
  ])('multiplies a figure by the word after it: %s', (text, wanted) =>
    expect(wordsToFigures(text)).toBe(`${text.slice(0, 6)} ${wanted}`),
  );

  it.each(['тис 10 шт', 'рускус 60 тис 10', 'пів тисячі', 'half a dozen'])(
    'does not take the name of a plant, or half of a number, for a thousand or a dozen: %s',
    (text) => expect(wordsToFigures(text)).toBe(text),
  );

  it.each([
    ['рускус дві чи три пачки', 'рускус 2 чи 3 пачки'],
    ['рускус дві-три пачки', 'рускус 2-3 пачки'],
    ['ruscus two or three bunches', 'ruscus 2 or 3 bunches'],
    ["рускус 60 чотири по двадцять п'ять", 'рускус 60 4 по 25'],
    ['рускус 60 дві з половиною пачки', 'рускус 60 2 з половиною пачки'],
    ["рускус п'ять свіжих пачок", 'рускус 5 свіжих пачок'],
  ])('reads the small numbers of a range, a product, a fraction or fresh packs: %s', (text, wanted) =>
    expect(wordsToFigures(text)).toBe(wanted),
  );

  it.each(['сто ', 'дві тисячі ', 'sixty one hundred and ', 'один чи ', '1 тис ', 'сто x ', "п'ять-", 'half a '])(
    'reads a message of nothing but %j in linear time',
    (part) => {
      const text = part.repeat(400_000 / part.length);
      // Quadratic, it would take longer than a test may.
      expect(wordsToFigures(text)).not.toBe('');
    },
  );
});

describe('isWithinNumber', () => {
  it('says whether the "and" between two texts is part of one number or range', () => {
    expect(isWithinNumber('freedom one hundred', 'fifty stems')).toBe(true);
    expect(isWithinNumber('freedom two', 'a half bunches')).toBe(true);
    expect(isWithinNumber('between 20', '30 freedom')).toBe(true);
    expect(isWithinNumber('freedom one hundred', 'mondial fifty')).toBe(false);
    expect(isWithinNumber('freedom 60 100', 'mondial 60 50')).toBe(false);
  });
});
