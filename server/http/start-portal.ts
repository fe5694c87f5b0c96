import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { readEnv } from '../env';
import { createLog } from '../log';
import { createImageHandler } from '../images/image-handler';
import { EnvError, stopOnFaults } from '../settings';
import { readEntry } from './app-entry';
import { completeEnvOrStop } from './boot';
import { createHost } from './host';
import type { Lifecycle } from './lifecycle';
import { createStaticFiles } from './static-files';
import { endOnSignals } from './signals';

/**
 * Starts the portal from its build and returns its address once it listens. Faulty settings end the process with
 * one line per fault on stderr.
 */
export async function startPortal(buildDir: string): Promise<string> {
  const booted = await completeEnvOrStop();
  const env = readEnv();
  const log = createLog(env.logLevel);
  if (env.unset.length > 0) log.warn({ settings: env.unset }, "not set: the embedded supplier's are used");
  const lifecycle: Lifecycle = { phase: 'starting' };
  const build = await import('virtual:remix/server-build');
  await readEntry(build).openPortal();
  const staticFiles = createStaticFiles(join(buildDir, 'client'), { hasWorker: env.offlineCopies });
  const server = createHost({
    build,
    mode: 'production',
    env,
    log,
    lifecycle,
    staticFiles,
    answerImage: createImageHandler(env, log),
  });
  endOnSignals({ server, lifecycle, log, delayMs: env.drainMs, close: () => booted.close() });
  const address = await listen(server, env.port, env.host).catch(stopOnFaults);
  lifecycle.phase = 'ready';
  log.info({ address, api: booted.embeddedApi ? 'embedded' : env.wholesaleApiUrl }, 'listening');
  return address;
}

/** Starts listening and returns the address to open in a browser. @throws {EnvError} when the port is taken or the host is not this machine's */
export async function listen(server: Server, port: number, host: string | undefined): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server
      .once('error', ({ message }) => reject(new EnvError([`PORT, HOST: cannot listen (${message})`])))
      .listen(port, host, resolve);
  });
  const { address, port: given } = server.address() as AddressInfo;
  const name = ['::', '0.0.0.0'].includes(address) ? 'localhost' : address.includes(':') ? `[${address}]` : address;
  return `http://${name}:${given}`;
}
