import { getHeapStatistics } from 'node:v8';

/** Most answers under way at once; ordering is turned away last. */
const maxResponses = { browsing: 400, ordering: 500 };
const MAX_HEAP_SHARE = 0.85;
const HEAP_SAMPLE_MS = 1000;

export interface Admission {
  /** Lets a request in, once its body is here, and returns what to call when it is answered; `null` when it must be turned away. */
  enter(path: string): (() => void) | null;
}

/** Counts the answers under way and watches the heap, so that too many requests get a quick 503 before memory runs out. */
export function createAdmission(readHeapShare = heapShare): Admission {
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
    enter(path) {
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

/** Whether a path is part of ordering, which is turned away last. */
export function isOrdering(path: string): boolean {
  return /\/checkout(?:[/.]|$)/i.test(path);
}

function heapShare(): number {
  const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
  return used / limit;
}
