import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { parseEnv, type Env } from '../env';
import { createLog, type Log } from '../log';
import { createImageHandler } from '../images/image-handler';
import { EnvError, exitOnSettingErrors } from '../settings';
import { parseEntry } from './app-entry';
import { resolveEnvOrExit } from './start-dependencies';
import { createHttpServer } from './http-server';
import type { Lifecycle } from './lifecycle';
import { createStaticFiles } from './static-files';
import { shutdownOnSignal } from './signals';

/** Starts the portal and returns its address. Exits with one line per invalid setting. */
export async function startServer(buildDir: string): Promise<string> {
  const dependencies = await resolveEnvOrExit();
  const env = parseEnv();
  const log = createLog(env.logLevel);
  reportUnset(env, log);
  const lifecycle: Lifecycle = { phase: 'starting' };
  const build = await import('virtual:remix/server-build');
  await parseEntry(build).startServices();
  const staticFiles = createStaticFiles(join(buildDir, 'client'), { hasWorker: env.offlineCopies });
  const server = createHttpServer({
    build,
    mode: 'production',
    env,
    log,
    lifecycle,
    staticFiles,
    handleImage: createImageHandler(env, log),
  });
  shutdownOnSignal({ server, lifecycle, log, delayMs: env.drainMs, close: () => dependencies.close() });
  const address = await listen(server, env.port, env.host).catch(exitOnSettingErrors);
  lifecycle.phase = 'ready';
  log.info({ address, api: dependencies.embeddedApi ? 'embedded' : env.wholesaleApiUrl }, 'listening');
  return address;
}

/** Returns the address to open in a browser. @throws {EnvError} when the port is taken or the host is not local */
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

function reportUnset({ unset, warehouseId, shopId }: Env, log: Log): void {
  const ids = Object.entries({ WAREHOUSE_ID: warehouseId, SHOP_ID: shopId }).filter(([name]) =>
    unset.some((each) => each === name),
  );
  const details = unset.filter((name) => name !== 'WAREHOUSE_ID' && name !== 'SHOP_ID');
  if (ids.length > 0) log.warn({ assumed: Object.fromEntries(ids) }, 'not set: these ids of the API are assumed');
  if (details.length > 0) log.warn({ settings: details }, 'not set: pages and documents leave these details out');
}
