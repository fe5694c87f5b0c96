import { describe, expect, it } from 'vitest';
import { joinUnit } from './join-unit';
import { readWishes } from './parse-message.fixture';

describe('joinUnit', () => {
  it.each([
    ['Freedom 60\t25\tпач', 'Freedom 60|25| p'],
    ['Freedom 60\tпач\t25', 'Freedom 60|25| p'],
    ['Freedom 60 100\tшт\t75', 'Freedom 60 75|100|'],
    ['Рускус 10\tпач\t142', 'Рускус 142|10| p'],
    ['Рускус;50;10;пач', 'Рускус 50|10| p'],
    ['Рускус, 50 см, 10, пач', 'Рускус 50 см|10| p'],
    ['Рускус 50 см 10, пачки', 'Рускус 50 см|10| p'],
    ['фрідом 60 см, пачка', 'фрідом 60 см|1| p'],
  ])('joins a unit that stands alone with the number beside it: %j', (line, wish) => {
    expect(readWishes(line)).toEqual([wish]);
  });

  it('does not join a unit that counts what follows', () => {
    expect(readWishes('фрідом 60 - 100, пачка рускуса')).toEqual(['фрідом 60|100|', 'рускуса|1| p']);
  });

  it.each(['1, ', '1\t', '\t', '1, пач', 'пач\t'])('reads a row of 100,000 characters of %j without delay', (part) => {
    expect(joinUnit(part.repeat(100_000 / part.length))).not.toBe('');
  });
});
