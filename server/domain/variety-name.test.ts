import { describe, expect, it } from 'vitest';
import { product } from '../contract/catalogue';
import { lengthInName, lengthOf, nameHasLength, varietyName } from './variety-name';

describe('lengthInName', () => {
  it.each([
    ['Троянда Freedom 60 см', 60],
    ['Freedom 60cm', 60],
    ['Freedom, 60 см', 60],
    ['Freedom 60 cm Ecuador', 60],
    ['Freedom (60 см)', 60],
    ['Freedom 60', 60],
    ['Freedom 60-см', 60],
    ['Freedom 60 cм', 60],
    ['Freedom 60\u200bсм', 60],
  ])('parses %s as %i cm', (name, length) => {
    expect(lengthInName(name)).toBe(length);
  });

  it.each([
    ['a number that is no length sold', 'Mix 24'],
    ['a number in the middle of the name', 'Pink 50 Shades'],
    ['a name that is a number alone', '60'],
    ['a length of a pot', 'Orchid 12 cm'],
    ['a name without a number', 'Freedom'],
    ['a range', 'Freedom 50-60 см'],
  ])('finds no length in %s', (_, name) => {
    expect(lengthInName(name)).toBeNull();
  });
});

it.each([
  ['its own length before one in its name', 'product', 50, 50],
  ['the length in the name of a flower without its own', 'product', null, 60],
  ['no length of a bouquet’s name', 'bouquet', null, null],
])('lengthOf gives %s', (_, productType, lengthCm, length) => {
  const { attributes } = product.parse({ id: 1, name: '', productType, kind: 'product', attributes: { lengthCm } });
  expect(lengthOf({ name: 'Freedom 60 см', productType, attributes })).toBe(length);
});

describe('varietyName', () => {
  it.each([
    ['Freedom', 60, 'Freedom'],
    ['Троянда Freedom 60 см', 60, 'Троянда Freedom'],
    ['Freedom 60cm', 60, 'Freedom'],
    ['Freedom, 60 см', 60, 'Freedom'],
    ['Freedom 60 cm Ecuador', 60, 'Freedom Ecuador'],
    ['Freedom (60 см)', 60, 'Freedom'],
    ['Freedom 60', 60, 'Freedom'],
    ['Figaro Pink 60 А1', 60, 'Figaro Pink А1'],
    ['Barcelona (40)', 40, 'Barcelona'],
    ['Barcelona (40) А1', 40, 'Barcelona А1'],
    ['Barcelona (40), А1', 40, 'Barcelona, А1'],
    ['Barcelona (А1, 40 см)', 40, 'Barcelona (А1)'],
    ['Barcelona (40 см, А1)', 40, 'Barcelona (А1)'],
    ['Denmark - 40', 40, 'Denmark'],
    ['Denmark - 40 - Kenya', 40, 'Denmark - Kenya'],
    ['Freedom 60-см', 60, 'Freedom'],
    ['Freedom 60 cм', 60, 'Freedom'],
    ['Freedom 60\u200bсм', 60, 'Freedom'],
    ['Freedom 60 \u200bсм', 60, 'Freedom'],
    ['Freedom/60', 60, 'Freedom'],
    ['Freedom/60/А1', 60, 'Freedom/А1'],
    ['60 Freedom', 60, 'Freedom'],
    ['60, червона', 60, 'червона'],
    ['Explorer, 60 см, premium', 60, 'Explorer, premium'],
    ['Explorer 60 см., premium', 60, 'Explorer, premium'],
    ['Freedom 60 см, 60 см', 60, 'Freedom'],
    ['Freedom 60, 60 см, А1', 60, 'Freedom, А1'],
    ['60 Freedom (60 см)', 60, 'Freedom'],
  ])('removes the length from %s with %i cm: %s', (name, length, variety) => {
    expect(varietyName(name, length)).toBe(variety);
  });

  it.each([
    ['another number than the length', 'Mix 24', 60],
    ['a number where no length is known', 'Mix 24', null],
    ['a number in the middle of the name', 'Pink 50 Shades', null],
    ['a name that is a number alone', '60', 60],
    ['the length of a pot', 'Orchid 12 cm', null],
    ['a range with the length', 'Freedom 50-60 см', 60],
    ['a range with units and blanks', 'Freedom 50 см – 60 см', 50],
    ['a number of pieces', 'Mix 60 шт', 60],
    ['a part of a decimal number', 'Mix 60,5', 60],
    ['a part of a longer number', 'Freedom 160 см', 60],
    ['a number within a word', 'Freedom B60', 60],
  ])('keeps %s', (_, name, length) => {
    expect(varietyName(name, length)).toBe(name);
  });
});

describe('nameHasLength', () => {
  it.each(['Freedom 60', '60', 'Figaro Pink 60 А1', 'Freedom 60-см', 'Freedom 50-60 см', 'Pink 60 Shades'])(
    'finds 60 in %s',
    (name) => {
      expect(nameHasLength(name, 60)).toBe(true);
    },
  );

  it.each(['Freedom', 'Freedom 160 см', 'Freedom B60', 'Mix 60 шт', 'Mix 60,5 см', 'Freedom 50 см'])(
    'does not find 60 in %s',
    (name) => {
      expect(nameHasLength(name, 60)).toBe(false);
    },
  );
});

// A quadratic pattern would take longer than a test may.
it('names of 100,000 characters are read in linear time', () => {
  const long = ['1-', '60 ', ' ', '-', ', ', '(', 'a ', '1', '60-см']
    .map((part) => part.repeat(100_000 / part.length))
    .flatMap((text) => [text, `Freedom ${text}!`]);
  for (const name of long) expect([lengthInName(name), nameHasLength(name, 61)]).toEqual([null, false]);
  for (const name of long) expect(varietyName(`70 ${name} A 70 см`, 70).includes('70')).toBe(false);
});
