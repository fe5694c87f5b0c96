import { describe, expect, it } from 'vitest';
import { createRandom } from '../random';
import { frilledPetal, pointedPetal, rayPetal, roundPetal } from './petals';

/** The corner points and control points of a path. */
function pointsOf(d: string): [number, number][] {
  const numbers = (d.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[index * 2] ?? 0,
    numbers[index * 2 + 1] ?? 0,
  ]);
}

describe.each([
  ['roundPetal', roundPetal(100, 60)],
  ['pointedPetal', pointedPetal(100, 60)],
  ['rayPetal', rayPetal(100, 60)],
])('%s', (_, outline) => {
  it('is a closed outline as high as it is told', () => {
    expect(outline).toMatch(/^M.*Z$/);
    expect(Math.min(...pointsOf(outline).map(([, y]) => y))).toBeGreaterThanOrEqual(-103);
    expect(pointsOf(outline)).toContainEqual([0, -100]);
  });

  it('is the same on both sides', () => {
    const points = pointsOf(outline);
    for (const [x, y] of points)
      expect(points.some(([otherX, otherY]) => Math.abs(otherX + x) < 0.02 && otherY === y)).toBe(true);
  });
});

it('draws frills that differ with the stream they are drawn from', () => {
  const draw = (seed: string) => frilledPetal(createRandom(seed), 100, 80, 4, 0.1);
  expect(draw('one')).toBe(draw('one'));
  expect(draw('one')).not.toBe(draw('two'));
  expect(Math.min(...pointsOf(draw('one')).map(([, y]) => y))).toBeLessThan(-95);
});
