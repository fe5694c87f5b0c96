import { readFileSync } from 'node:fs';

/**
 * Measures how long something takes, ms, less what the main threads of the processes were kept from a processor meanwhile:
 * on a machine that others load too, their share does not count.
 */
export async function measureOwnTime<T>(
  pids: readonly number[],
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly ms: number }> {
  const all = [...pids, process.pid];
  const parseKept = () => all.map(readKeptMs).reduce((sum, one) => sum + one, 0);
  const keptBefore = parseKept();
  const startedAt = performance.now();
  const result = await work();
  const ms = performance.now() - startedAt;
  return { result, ms: Math.max(0, ms - (parseKept() - keptBefore)) };
}

/** How long the main thread of a process has been ready to run without running, ms; 0 where the kernel does not tell. */
function readKeptMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
