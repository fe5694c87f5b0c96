import { describe, expect, it } from 'vitest';
import { mergeSort } from './merge-sort';
import { runSync } from './run-in-chunks';

/** As irregular as can be, the same each time. */
const numbers = (count: number) => Uint32Array.from({ length: count }, (_, at) => (at * 7_919) % count);

describe('mergeSort', () => {
  it.each([0, 1, 1_999, 2_000, 2_001, 4_000, 5_999, 17_777])('sorts %i numbers like Array.sort', (count) => {
    const byTens = (one: number, other: number) => Math.floor(one / 10) - Math.floor(other / 10);
    const list = numbers(count);
    expect([...runSync(mergeSort(list, byTens))]).toEqual([...list].sort(byTens));
    expect(list).toEqual(numbers(count));
  });

  it('compares a bounded number of times in each chunk', () => {
    let [compared, before, most] = [0, 0, 0];
    const steps = mergeSort(numbers(50_000), (one, other) => {
      compared += 1;
      return one - other;
    });
    while (!steps.next().done) {
      most = Math.max(most, compared - before);
      before = compared;
    }
    expect(compared).toBeGreaterThan(400_000);
    expect(most).toBeLessThan(25_000);
  });
});
