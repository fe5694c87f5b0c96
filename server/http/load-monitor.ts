import { performance, type EventLoopUtilityFunction } from 'node:perf_hooks';

/** A process that worked this share of the last while has customers waiting for one another. */
const BUSY = 0.9;
/** How long that while is at least, ms: a page or two at once are no load. */
const WINDOW_MS = 1_000;

/** Whether the process is busy. */
export type LoadMonitor = () => boolean;

/**
 * Watches how much of its time the event loop works.
 * @param read the time it has worked and waited so far, or since an earlier reading
 */
export function createLoadMonitor(
  read: EventLoopUtilityFunction = performance.eventLoopUtilization.bind(performance),
): LoadMonitor {
  let since = read();
  let isBusy = false;
  return () => {
    const { active, idle, utilization } = read(since);
    if (active + idle < WINDOW_MS) return isBusy;
    since = read();
    isBusy = utilization >= BUSY;
    return isBusy;
  };
}
