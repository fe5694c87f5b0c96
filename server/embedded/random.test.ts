import { describe, expect, it } from 'vitest';
import { createRandom, hashText } from './random';

describe('createRandom', () => {
  it('repeats its numbers for the same seed only', () => {
    const draw = (seed: string) => Array.from({ length: 20 }, createRandom(seed).next);
    expect(draw('roses')).toEqual(draw('roses'));
    expect(draw('roses')).not.toEqual(draw('tulips'));
  });

  it('reaches both ends of a range and nothing outside', () => {
    const { whole } = createRandom('range');
    const drawn = new Set(Array.from({ length: 500 }, () => whole(3, 6)));
    expect([...drawn].sort()).toEqual([3, 4, 5, 6]);
  });

  it('spreads numbers evenly', () => {
    const { chance } = createRandom('even');
    const hits = Array.from({ length: 10_000 }, () => chance(0.25)).filter(Boolean).length;
    expect(hits / 10_000).toBeCloseTo(0.25, 1);
  });
});

it('hashText gives distant hashes for texts that differ in one letter', () => {
  expect(hashText('lot 1')).not.toBe(hashText('lot 2'));
  expect(hashText('')).toBe(0x811c9dc5);
});
