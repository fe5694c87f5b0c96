import { inParallel } from './in-parallel';

/** Does something with each of many, so many at a time; the results in order. */
export async function eachOf<In, Out>(
  many: readonly In[],
  width: number,
  work: (one: In, index: number) => Promise<Out>,
): Promise<Out[]> {
  return await inParallel(many.length, width, (index) => work(many[index] as In, index));
}

/** The value below which a share of the numbers lies; NaN of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
