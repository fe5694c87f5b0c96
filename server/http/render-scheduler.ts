/** Waits for a turn. */
export type Scheduler = () => Promise<void>;

/**
 * Turns for work that keeps the process busy: first come, first served, one in each round of the event loop. Node takes one new
 * connection a round, so that without turns a hundred busy customers would keep a new one, and a health check, out for seconds.
 */
export function createScheduler(): Scheduler {
  const waiting: (() => void)[] = [];
  function next(): void {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(next);
  }
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next);
    });
}
