import { describe, expect, it } from 'vitest';
import { createRandom } from '../random';
import { paletteOf, tone } from './palette';

describe('tone', () => {
  const palette = paletteOf('red', createRandom('red'));

  it('goes from deep over mid to light', () => {
    expect(tone(palette, 0)).toBe(`rgb(${palette.deep.join(',')})`);
    expect(tone(palette, 0.5)).toBe(`rgb(${palette.mid.join(',')})`);
    expect(tone(palette, 1)).toBe(`rgb(${palette.light.join(',')})`);
  });

  it('stays within its ends', () => {
    expect(tone(palette, -3)).toBe(tone(palette, 0));
    expect(tone(palette, 7)).toBe(tone(palette, 1));
  });
});

it('mixes other colours from the same stream, on one paper', () => {
  const random = createRandom('mix');
  const drawn = Array.from({ length: 12 }, () => paletteOf('mixed', random));
  expect(new Set(drawn.map(({ mid }) => mid.join())).size).toBeGreaterThan(2);
  expect(new Set(drawn.map(({ paper }) => paper)).size).toBe(1);
});
