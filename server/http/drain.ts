import type { IncomingMessage, Server } from 'node:http';
import { setImmediate as afterInput, setTimeout as sleep } from 'node:timers/promises';
import type { Lifecycle } from './lifecycle';
import { parsePath } from './request-guard';

export interface DrainTimes {
  /** How long requests are still served, so that the load balancer notices; 0 without one. */
  readonly delayMs: number;
  /** Time until the remaining connections are cut. */
  readonly limitMs: number;
}

/** Connections that were busy when the server closed become idle and have to be closed. */
const SWEEP_MS = 100;
/** Without requests for so long, the load balancer has noticed. */
const QUIET_MS = 1_000;

/** Shuts down without failing requests: unready at once, serving until requests stop (at most half of the limit), then closing. */
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

/** Operators' requests do not count. */
async function waitUntilQuiet(server: Server, until: number): Promise<void> {
  let lastRequestAt = performance.now();
  const hear = ({ url = '' }: IncomingMessage) => {
    if (!/^\/(?:healthz|readyz|metrics)$/.test(parsePath(url))) lastRequestAt = performance.now();
  };
  server.on('request', hear);
  while (performance.now() < Math.min(until, lastRequestAt + QUIET_MS)) {
    await sleep(SWEEP_MS);
    // A busy process may have requests that it has not read yet.
    for (let turn = 0; turn < 3; turn += 1) await afterInput();
  }
  server.off('request', hear);
}
