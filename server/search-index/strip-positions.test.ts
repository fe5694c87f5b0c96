import { describe, expect, it } from 'vitest';
import { readWishes } from './parse-message.fixture';
import { stripPositions } from './strip-positions';

const read = (...lines: readonly string[]) => readWishes(lines.join('\n'));

describe('stripPositions', () => {
  it.each([
    ['(1)', '(2)'],
    ['1:', '2:'],
    ['1/', '2/'],
    ['#1', '#2'],
    ['1.1.', '1.2.'],
    ['1', '2'],
  ])('removes the positions %s and %s', (one, two) => {
    expect(read(`${one} фрідом 60 - 100`, `${two} мондіаль 60 - 50`)).toEqual(['фрідом 60|100|', 'мондіаль 60|50|']);
  });

  it('removes positions that begin again under a heading', () => {
    const lines = [
      'Троянди',
      '1 фрідом 60 - 100',
      '2 мондіаль 60 - 50',
      'Рускус',
      '1 рускус 60 - 5',
      '2 рускус 60 - 6',
    ];
    expect(read(...lines).slice(0, 2)).toEqual(['троянди фрідом 60|100|', 'троянди мондіаль 60|50|']);
    expect(stripPositions(lines, () => true)).toEqual(lines.map((line) => line.replace(/^\d /, '')));
  });

  it('removes positions with a gap, or from ten on, only of four lines', () => {
    const numbered = (...positions: readonly number[]) => positions.map((position) => `${position} фрідом 60 - 100`);
    const isStripped = (lines: readonly string[]) => stripPositions(lines, () => true)[0] === 'фрідом 60 - 100';
    expect(isStripped(numbered(1, 2, 4, 5))).toBe(true);
    expect(isStripped(numbered(10, 11, 12, 13))).toBe(true);
    expect(isStripped(numbered(1, 3))).toBe(false);
    expect(isStripped(numbered(10, 11))).toBe(false);
    expect(isStripped(numbered(5, 50, 55, 60))).toBe(false);
  });

  it('keeps the number of packs', () => {
    const lines = ['1 пачка фрідом 60 25 шт', '2 пачки мондіаль 60 50 шт'];
    expect(stripPositions(lines, () => true)).toEqual(lines);
  });
});
