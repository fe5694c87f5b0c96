import type { RedisCommands, RedisConnection } from './connect-redis';

const TIMEOUT_MS = 100;
/** A timer that late means that this process was busy, ms. */
const BUSY_MS = 20;
/** After a failure commands are skipped for this time, ms; then one is tried. */
const RETRY_AFTER_MS = 1_000;
/** Reconnects after this time without a usable reply, ms, since a connection to a vanished machine looks alive for 15 minutes. */
const RECONNECT_AFTER_MS = 5_000;

/** Replies of a server that has become a replica or still loads; in front of them, older ones name the script. */
const WRONG_SERVER = /(?:^|-)(?:READONLY|LOADING|MASTERDOWN) /;

export class RedisUnavailableError extends Error {
  override readonly name = 'RedisUnavailableError';
}

/** Redis that may fail quickly: commands are limited in time and skipped while it is down. */
export interface RedisLink {
  /** Runs a command and parses its reply. @throws RedisUnavailableError within 100 ms, or 200 ms in a busy process */
  run<T>(command: (redis: RedisCommands) => Promise<unknown>, read: (reply: unknown) => T): Promise<T>;
}

export interface OpenedRedisLink extends RedisLink {
  readonly redisReady: Promise<void>;
}

export interface RedisLinkOptions {
  readonly connect: () => Promise<RedisConnection>;
  readonly onChange: (isUp: boolean, cause: unknown) => void;
  readonly now?: () => number;
}

export function createRedisLink({
  connect,
  onChange,
  now = () => performance.now(),
}: RedisLinkOptions): OpenedRedisLink {
  let redis: RedisConnection | null = null;
  let state: 'new' | 'up' | 'down' = 'new';
  let restsUntil = 0;
  let downSince = 0;

  function open(): Promise<void> {
    return connect().then(
      (connected) => void (redis = connected),
      (cause: unknown) => settle('down', cause),
    );
  }

  function settle(next: 'up' | 'down', cause?: unknown): void {
    restsUntil = next === 'up' ? 0 : now() + RETRY_AFTER_MS;
    if (state === next) return;
    state = next;
    downSince = now();
    onChange(next === 'up', cause);
  }

  /** Its address may lead to another server by now. */
  function reconnect(): void {
    redis?.stop();
    redis = null;
    downSince = now();
    void open();
  }

  return {
    redisReady: open(),
    async run(command, read) {
      const connection = redis;
      if (!connection) throw new RedisUnavailableError('not connected yet');
      if (now() < restsUntil) throw new RedisUnavailableError('resting');
      if (state === 'down') restsUntil = now() + RETRY_AFTER_MS;
      try {
        const result = read(await withTimeout(command(connection)));
        settle('up');
        return result;
      } catch (cause) {
        settle('down', connection.lastError?.() ?? cause);
        const isBroken = isWrongServer(cause) || now() - downSince >= RECONNECT_AFTER_MS;
        if (isBroken && connection === redis) reconnect();
        throw new RedisUnavailableError('no usable answer', { cause });
      }
    },
  };
}

function isWrongServer(cause: unknown): boolean {
  return cause instanceof Error && WRONG_SERVER.test(cause.message);
}

async function withTimeout(reply: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const rejectWith = () => reject(new Error(`no answer within ${TIMEOUT_MS} ms`));
    const wait = (then: () => void) => {
      const startedAt = performance.now();
      // A busy process reads pending replies and waits once more before it gives up.
      timer = setTimeout(() => {
        if (performance.now() - startedAt > TIMEOUT_MS + BUSY_MS) then();
        else setImmediate(rejectWith);
      }, TIMEOUT_MS);
    };
    wait(() => wait(() => setImmediate(rejectWith)));
  });
  return await Promise.race([reply, late]).finally(() => clearTimeout(timer));
}
