import { describe, expect, it } from 'vitest';
import { listPageNumbers } from './page-numbers';

describe('listPageNumbers', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  ] as const)('listPageNumbers for page %i of %i returns %j', (current, count, expected) => {
    expect(listPageNumbers(current, count)).toEqual(expected);
  });
});
