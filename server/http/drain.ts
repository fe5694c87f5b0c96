import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Lifecycle } from './lifecycle';

export interface DrainTimes {
  /** How long new requests are still served, so that the load balancer notices first. */
  readonly delayMs: number;
  /** After this time in all, what is still under way is cut off. */
  readonly limitMs: number;
}

/** A connection that was busy when the server closed falls idle with its answer, and nobody else would end it. */
const sweepMs = 100;

/** Ends service without failing a request: unready at once, serving on for the delay, then no new connection, until all are answered. */
export async function drain(server: Server, lifecycle: Lifecycle, times: DrainTimes): Promise<void> {
  lifecycle.phase = 'draining';
  const cut = setTimeout(() => server.closeAllConnections(), times.limitMs);
  await sleep(times.delayMs);
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  clearTimeout(cut);
}
