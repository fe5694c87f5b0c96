import { describe, expect, it } from 'vitest';
import { lengthInName, varietyName } from './variety-name';

describe('lengthInName', () => {
  it.each([
    ['Троянда Freedom 60 см', 60],
    ['Freedom 60cm', 60],
    ['Freedom, 60 см', 60],
    ['Freedom 60 cm Ecuador', 60],
    ['Freedom (60 см)', 60],
    ['Freedom 60', 60],
  ])('parses %s as %i cm', (name, length) => {
    expect(lengthInName(name)).toBe(length);
  });

  it.each([
    ['a number that is no length sold', 'Mix 24'],
    ['a number in the middle of the name', 'Pink 50 Shades'],
    ['a name that is a number alone', '60'],
    ['a length of a pot', 'Orchid 12 cm'],
    ['a name without a number', 'Freedom'],
  ])('finds no length in %s', (_, name) => {
    expect(lengthInName(name)).toBeNull();
  });
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
  ])('removes the length from %s with %i cm: %s', (name, length, variety) => {
    expect(varietyName(name, length)).toBe(variety);
  });

  it.each([
    ['another number than the length', 'Mix 24', 60],
    ['a number where no length is known', 'Mix 24', null],
    ['a number in the middle of the name', 'Pink 50 Shades', null],
    ['a name that is a number alone', '60', 60],
    ['the length of a pot', 'Orchid 12 cm', null],
  ])('keeps %s', (_, name, length) => {
    expect(varietyName(name, length)).toBe(name);
  });
});
