/** The commands of Redis that the portal uses; what comes back is checked where it is read. */
export interface RedisCommands {
  get(key: string): Promise<unknown>;
  set(key: string, value: string, options: { readonly PX: number; readonly NX?: true }): Promise<unknown>;
  del(key: string): Promise<unknown>;
  eval(script: string, options: { readonly keys: string[]; readonly arguments: string[] }): Promise<unknown>;
}

export interface RedisConnection extends RedisCommands {
  /** Why there is no connection; nothing while there is one. */
  lastError?(): unknown;
  /** Ends the connection and all tries to get one, whatever is on its way. */
  stop(): void;
}

/** Longest wait for a connection, and longest pause between two tries to get one, ms. */
const MAX_PAUSE_MS = 2_000;

/**
 * Connects to a Redis and stays connected. Comes back at the first success or failure, or when neither comes in time: a
 * command sent while there is no connection fails at once. The library is loaded only here, so that a portal without Redis never holds it.
 */
export async function connectRedis(url: string): Promise<RedisConnection> {
  // A CommonJS library: bundled, it has a default export only.
  const { default: redis } = await import('@redis/client');
  const client = redis.createClient({
    url,
    RESP: 2,
    disableOfflineQueue: true,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: MAX_PAUSE_MS,
      reconnectStrategy: (attempts) => Math.min(MAX_PAUSE_MS, 50 * 2 ** attempts),
    },
  });
  let lastError: unknown;
  const settled = new Promise<void>((resolve) => {
    const settle = (error?: unknown) => {
      lastError = error;
      resolve();
    };
    client.on('ready', () => settle());
    client.on('error', settle);
    setTimeout(resolve, MAX_PAUSE_MS).unref();
  });
  client.connect().catch(() => undefined);
  await settled;
  return Object.assign(client, {
    lastError: () => lastError,
    stop() {
      // One that comes about after its end is ended then.
      client.on('connect', () => client.destroy());
      client.destroy();
    },
  });
}
