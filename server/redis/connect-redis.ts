/** Replies are validated by the callers. */
export interface RedisCommands {
  get(key: string): Promise<unknown>;
  set(key: string, value: string, options: { readonly PX: number; readonly NX?: true }): Promise<unknown>;
  del(key: string): Promise<unknown>;
  eval(script: string, options: { readonly keys: string[]; readonly arguments: string[] }): Promise<unknown>;
}

export interface RedisConnection extends RedisCommands {
  lastError?(): unknown;
  /** Closes the connection and stops reconnecting. */
  stop(): void;
}

const MAX_PAUSE_MS = 2_000;

/** Resolves at the first success or failure, then keeps reconnecting. Commands without a connection fail at once. Imports the library only here, to save memory without Redis. */
export async function connectRedis(url: string): Promise<RedisConnection> {
  // A bundled CommonJS library has only a default export.
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
      client.on('connect', () => client.destroy());
      client.destroy();
    },
  });
}
