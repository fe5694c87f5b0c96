import { performance, type EventLoopUtilityFunction } from 'node:perf_hooks';

/** Share of working time from which requests wait for one another. */
const BUSY = 0.9;
const WINDOW_MS = 1_000;

export type LoadMonitor = () => boolean;

/** Measures the utilization of the event loop. @param read `performance.eventLoopUtilization` */
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
