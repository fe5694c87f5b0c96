export type Scheduler = () => Promise<void>;

/** Starts one render in each round of the event loop, first come first served. Node accepts one connection a round: health checks would wait for seconds otherwise. */
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
