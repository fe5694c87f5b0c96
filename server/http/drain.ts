import type { IncomingMessage, Server } from 'node:http';
import { setImmediate as afterInput, setTimeout as sleep } from 'node:timers/promises';
import type { Lifecycle } from './lifecycle';
import { parsePath } from './request-guard';

export interface DrainTimes {
  /** How long new requests are still served, so that the load balancer notices first; 0 where there is none. */
  readonly delayMs: number;
  /** After this time in all, what is still under way is cut off. */
  readonly limitMs: number;
}

/** A connection that was busy when the server closed falls idle with its answer, and nobody else would end it. */
const SWEEP_MS = 100;
/** Nobody has sent anything for so long: the load balancer, however slow, has noticed. */
const QUIET_MS = 1_000;

/**
 * Ends service without failing a request: unready at once, serving on for the delay and until no more requests come (at most
 * half of the limit), then no new connection, until all are answered.
 */
export async function drain(server: Server, lifecycle: Lifecycle, { delayMs, limitMs }: DrainTimes): Promise<void> {
  lifecycle.phase = 'draining';
  const cut = setTimeout(() => server.closeAllConnections(), limitMs);
  if (delayMs > 0)
    await Promise.all([sleep(delayMs), waitUntilQuiet(server, performance.now() + Math.max(delayMs, limitMs / 2))]);
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearInterval(sweep);
  clearTimeout(cut);
}

/** Waits until customers have been silent for a while; the operators' own questions do not count. */
async function waitUntilQuiet(server: Server, until: number): Promise<void> {
  let heard = performance.now();
  const hear = ({ url = '' }: IncomingMessage) => {
    if (!/^\/(?:healthz|readyz|metrics)$/.test(parsePath(url))) heard = performance.now();
  };
  server.on('request', hear);
  while (performance.now() < Math.min(until, heard + QUIET_MS)) {
    await sleep(SWEEP_MS);
    // What a busy process has not read yet, or not even accepted, counts too.
    for (let turn = 0; turn < 3; turn += 1) await afterInput();
  }
  server.off('request', hear);
}
