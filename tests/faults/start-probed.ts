import { fileURLToPath } from 'node:url';
import { findFreePort } from '../support/free-port';
import type { Run } from './figure';
import { startFixture, type Fixture } from './start-portals';

/** Resources of a process after a full garbage collection. */
export interface Held {
  readonly heldBytes: number;
  readonly timers: number;
  readonly descriptors: number;
}

export interface ProbedFixture extends Fixture {
  readonly readHeld: () => Promise<Held>;
  /** Longest blocking of the main thread since the last call, ms of CPU time. */
  readonly readLongestMs: () => Promise<number>;
}

const probe = fileURLToPath(new URL('./probe.js', import.meta.url));

/** A fixture whose portal reports its resources and how long it blocks. */
export async function startProbed(run: Run): Promise<ProbedFixture> {
  const port = await findFreePort();
  const fixture = await startFixture(run, {
    env: { NODE_OPTIONS: `--import=${probe}`, PROBE_PORT: String(port), LOG_LEVEL: 'warn' },
  });
  const ask = async (path: string): Promise<unknown> => await (await fetch(`http://127.0.0.1:${port}${path}`)).json();
  return {
    ...fixture,
    readHeld: async () => (await ask('/held')) as Held,
    readLongestMs: async () => ((await ask('/longest')) as { longestMs: number }).longestMs,
  };
}
