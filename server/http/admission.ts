import { getHeapStatistics } from 'node:v8';

/** Limits of concurrent responses; ordering is rejected last. */
const maxResponses = { browsing: 400, ordering: 500 };
const MAX_HEAP_SHARE = 0.85;
const HEAP_SAMPLE_MS = 1000;

/** Rejects requests early, with a quick 503, when responses or memory reach their limits. */
export function createAdmission(readHeapShare = heapShare) {
  let active = 0;
  let sampled = -Infinity;
  let heapFull = false;
  const isHeapFull = () => {
    const now = performance.now();
    if (now - sampled < HEAP_SAMPLE_MS) return heapFull;
    sampled = now;
    heapFull = readHeapShare() > MAX_HEAP_SHARE;
    return heapFull;
  };
  return {
    /** Returns a release function; null when the request must be rejected. */
    enter(path: string): (() => void) | null {
      const ordering = isOrdering(path);
      if (active >= (ordering ? maxResponses.ordering : maxResponses.browsing) || (isHeapFull() && !ordering))
        return null;
      active += 1;
      return () => {
        active -= 1;
      };
    },
  };
}

/** Whether a path places an order: `isOrdering` in the table of routes. */
export function isOrdering(path: string): boolean {
  return /\/checkout(?:[/.]|$)/i.test(path);
}

function heapShare(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used / limit;
}
