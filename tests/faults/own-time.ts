import { readFileSync } from 'node:fs';

/** Measures a duration, ms, minus the time that the main threads of the processes waited for a CPU on a busy machine. */
export async function measureOwnTime<T>(
  pids: readonly number[],
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly ms: number }> {
  const all = [...pids, process.pid];
  const parseKept = () => all.map(readWaitMs).reduce((sum, one) => sum + one, 0);
  const keptBefore = parseKept();
  const startedAt = performance.now();
  const result = await work();
  const ms = performance.now() - startedAt;
  return { result, ms: Math.max(0, ms - (parseKept() - keptBefore)) };
}

/** Time that the main thread of a process waited for a CPU, ms; 0 if the kernel does not report it. */
function readWaitMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}
