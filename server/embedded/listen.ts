import { once } from 'node:events';
import { Server } from 'node:http';
import { join, resolve } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { loadLastCode } from './account/recovery';
import { createApi } from './api';
import type { Context } from './context';
import { openSeededStore } from './seed/build-store';
import { SHOP_ID, WAREHOUSE_ID } from './supplier';

export interface EmbeddedApiOptions {
  /** Created if missing. */
  readonly dataDir: string;
  /** 600 by default; another size rebuilds the database. */
  readonly products?: number;
  /** 0 (default) for any free port. */
  readonly port?: number;
  readonly host?: string;
  /** An hour by default. */
  readonly tokenSeconds?: number;
  readonly now?: () => Date;
  readonly log?: Context['log'];
}

/** Starts the API on loopback and creates the database. @throws when the port is taken */
export async function listenEmbeddedApi(options: EmbeddedApiOptions) {
  const {
    products = 600,
    port = 0,
    host = '127.0.0.1',
    tokenSeconds = 3600,
    now = () => new Date(),
    log = () => undefined,
  } = options;
  const dataDir = resolve(options.dataDir);
  const store = await openSeededStore(join(dataDir, 'wholesale.sqlite'), products, now(), () =>
    log('database made anew, without its sign-ins, carts and orders', {
      why: `it was of another version or not of ${products} products`,
    }),
  );
  const app = createApi({ store, now, tokenSeconds, log });
  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
  if (!(server instanceof Server)) throw new TypeError('expected an HTTP/1 server');
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('expected a TCP address');
  const imageHost = `${host}:${address.port}`;
  return {
    url: `http://${imageHost}/1.0`,
    /** With the port. */
    imageHost,
    warehouseId: WAREHOUSE_ID,
    shopId: SHOP_ID,
    /** Last recovery code of a phone; null without one. */
    lastCode: (phone: string): Promise<string | null> => loadLastCode({ store }, phone),
    async close(): Promise<void> {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      store.close();
    },
  };
}

export type EmbeddedApi = Awaited<ReturnType<typeof listenEmbeddedApi>>;
