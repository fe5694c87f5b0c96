/** Runs `work` `count` times, at most `width` in parallel; results in order. */
export async function inParallel<T>(count: number, width: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  async function workOn(): Promise<void> {
    while (next < count) {
      const index = next;
      next += 1;
      results[index] = await work(index);
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, count) }, workOn));
  return results;
}

/** How often each value occurs. */
export function countEach(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
