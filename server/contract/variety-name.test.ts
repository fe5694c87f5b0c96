import { describe, expect, it } from 'vitest';
import { parseVarietyName } from './variety-name';

describe('parseVarietyName', () => {
  it.each([
    ['Freedom', 60, 'Freedom', 60],
    ['Троянда Freedom 60 см', 60, 'Троянда Freedom', 60],
    ['Троянда Freedom 60 см', null, 'Троянда Freedom', 60],
    ['Freedom 60cm', undefined, 'Freedom', 60],
    ['Freedom, 60 см', null, 'Freedom', 60],
    ['Freedom 60 cm Ecuador', null, 'Freedom Ecuador', 60],
    ['Freedom (60 см)', null, 'Freedom', 60],
    ['Freedom 60', null, 'Freedom', 60],
    ['Freedom 60', 60, 'Freedom', 60],
  ])('takes %s of %s cm for %s, %s cm', (name, known, variety, lengthCm) => {
    expect(parseVarietyName(name, known)).toEqual({ variety, lengthCm });
  });

  it.each([
    ['another number than the known length', 'Mix 24', 60, 60],
    ['a number that is no length sold', 'Mix 24', null, null],
    ['a number in the middle of the name', 'Pink 50 Shades', null, null],
    ['a name that is a number alone', '60', null, null],
    ['a length of a pot', 'Orchid 12 cm', null, null],
  ])('leaves %s in the name', (_, name, known, lengthCm) => {
    expect(parseVarietyName(name, known)).toEqual({ variety: name, lengthCm });
  });
});
