import type { Server } from 'node:http';
import type { Log } from '../log';
import { drain } from './drain';
import type { Lifecycle } from './lifecycle';

interface ShutdownOptions {
  readonly server: Server;
  readonly lifecycle: Lifecycle;
  readonly log: Log;
  readonly delayMs: number;
  readonly close: () => Promise<void>;
}

const limitMs = 24_000;
/** A SIGTERM so soon after the first is the same one: npm hands it on, and a service manager sends it to the whole group. */
const sameSignalMs = 2_000;

/** SIGTERM drains and exits within 25 s, SIGINT without delay. A second SIGINT, or a SIGTERM two seconds later, exits at once. Uncaught exceptions drain. The exit is explicit, since Remix keeps timers running. */
export function shutdownOnSignal({ server, lifecycle, log, delayMs, close }: ShutdownOptions): void {
  let since = 0;
  const end = async (reason: string, delay: number, code: number) => {
    if (lifecycle.phase === 'draining') {
      if (reason === 'SIGTERM' && performance.now() - since < sameSignalMs) return;
      process.exit(code);
    }
    since = performance.now();
    log.info({ reason }, 'draining');
    setTimeout(() => process.exit(code), limitMs + 500);
    try {
      await drain(server, lifecycle, { delayMs: delay, limitMs });
      await close();
    } catch (error) {
      log.error({ err: error }, 'not ended in order');
    } finally {
      process.exit(code);
    }
  };
  process.on('SIGTERM', () => void end('SIGTERM', delayMs, 0));
  process.on('SIGINT', () => void end('SIGINT', 0, 0));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception');
    void end('uncaught exception', 0, 1);
  });
}
