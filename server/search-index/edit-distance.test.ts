import { describe, expect, it } from 'vitest';
import { editDistance, maxEdits } from './edit-distance';

describe('editDistance', () => {
  it.each([
    ['fridom', 'fridom', 0],
    ['fridom', 'fridm', 1],
    ['fridom', 'friddom', 1],
    ['fridom', 'fredom', 1],
    ['fridom', 'firdom', 1],
    ['eksplorer', 'ekslorre', 2],
  ])('from %s to %s is %i', (one, other, edits) => {
    expect(editDistance(one, other, 2)).toBe(edits);
    expect(editDistance(other, one, 2)).toBe(edits);
  });

  it('stops counting at the limit', () => {
    expect(editDistance('rose', 'chrysanthemum', 2)).toBe(3);
    expect(editDistance('abcd', 'wxyz', 1)).toBe(2);
  });
});

it('maxEdits allows one typo from four letters on, two from eight', () => {
  expect([3, 4, 7, 8, 20].map(maxEdits)).toEqual([0, 1, 1, 2, 2]);
});
