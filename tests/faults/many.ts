import { inParallel } from './in-parallel';

/** Runs work for each item, a limited number in parallel; results in order. */
export async function eachOf<In, Out>(
  many: readonly In[],
  width: number,
  work: (one: In, index: number) => Promise<Out>,
): Promise<Out[]> {
  return await inParallel(many.length, width, (index) => work(many[index] as In, index));
}

/** Quantile of numbers; NaN for none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
