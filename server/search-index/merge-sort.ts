import type { Chunked } from './run-in-chunks';

const STEP = 2_000;

type Compare = (one: number, other: number) => number;

export function* mergeSort(numbers: Uint32Array, compare: Compare): Chunked<Uint32Array> {
  let sorted = numbers.slice();
  for (let from = 0; from < sorted.length; from += STEP) {
    sorted.subarray(from, from + STEP).sort(compare);
    yield;
  }
  let merged = new Uint32Array(sorted.length);
  for (let width = STEP; width < sorted.length; width *= 2) {
    yield* mergeRuns(sorted, width, merged, compare);
    [sorted, merged] = [merged, sorted];
  }
  return sorted;
}

function* mergeRuns(sorted: Uint32Array, width: number, merged: Uint32Array, compare: Compare): Chunked<void> {
  let [left, right] = [0, width];
  for (let at = 0; at < sorted.length; at += 1) {
    const from = at - (at % (2 * width));
    if (at === from) [left, right] = [from, from + width];
    const leftEnd = from + width;
    const rightEnd = Math.min(leftEnd + width, sorted.length);
    const isLeft = right >= rightEnd || (left < leftEnd && compare(sorted[left] ?? 0, sorted[right] ?? 0) <= 0);
    merged[at] = sorted[isLeft ? left++ : right++] ?? 0;
    if (at % STEP === 0) yield;
  }
}
