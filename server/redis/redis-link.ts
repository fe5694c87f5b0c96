import type { RedisCommands, RedisConnection } from './connect-redis';

/** Longest that a command may take, ms; a slower Redis counts as none. */
const TIMEOUT_MS = 100;
/** A timer that comes so late tells that this process itself was busy, ms. */
const BUSY_MS = 20;
/** How long after a failure no command is tried, ms; then one finds out for all. */
const RETRY_AFTER_MS = 1_000;
/** Time without a usable answer after which the link reconnects, ms. A connection to a vanished machine looks alive for 15 minutes. */
const RECONNECT_AFTER_MS = 5_000;

/** Redis did not answer in time, not at all, or nonsense. */
export class RedisUnavailableError extends Error {
  override readonly name = 'RedisUnavailableError';
}

/** A Redis that may fail: no command keeps anybody waiting, and one that rests costs nothing. */
export interface RedisLink {
  /**
   * Runs a command and reads its reply.
   * @param read throws when the reply is not of the kind the command has
   * @throws RedisUnavailableError within 100 ms, or twice that where the process itself was too busy to look
   */
  run<T>(command: (redis: RedisCommands) => Promise<unknown>, read: (reply: unknown) => T): Promise<T>;
}

export interface OpenedRedisLink extends RedisLink {
  /** Settles with the first connection, or the first failure to make one. */
  readonly redisReady: Promise<void>;
}

export interface RedisLinkOptions {
  readonly connect: () => Promise<RedisConnection>;
  /** Called on each change of state, not on each command. */
  readonly onChange: (isUp: boolean, cause: unknown) => void;
  /** Milliseconds that only grow. */
  readonly now?: () => number;
}

/** Connects at once and keeps trying for as long as the process lives; reconnects after five seconds without a usable answer. */
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
    if (state === next) return next === 'down' ? reconnectBroken() : undefined;
    state = next;
    downSince = now();
    onChange(next === 'up', cause);
  }

  function reconnectBroken(): void {
    if (!redis || now() - downSince < RECONNECT_AFTER_MS) return;
    redis.stop();
    redis = null;
    downSince = now();
    void open();
  }

  return {
    redisReady: open(),
    async run(command, read) {
      const asked = redis;
      if (!asked) throw new RedisUnavailableError('not connected yet');
      if (now() < restsUntil) throw new RedisUnavailableError('resting');
      if (state === 'down') restsUntil = now() + RETRY_AFTER_MS;
      try {
        const result = read(await withTimeout(command(asked)));
        settle('up');
        return result;
      } catch (cause) {
        settle('down', asked.lastError?.() ?? cause);
        throw new RedisUnavailableError('no usable answer', { cause });
      }
    },
  };
}

async function withTimeout(reply: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const rejectWith = () => reject(new Error(`no answer within ${TIMEOUT_MS} ms`));
    const wait = (then: () => void) => {
      const startedAt = performance.now();
      // A process that was busy itself looks at what has come in meanwhile before it calls Redis slow, and once waits anew.
      timer = setTimeout(() => {
        if (performance.now() - startedAt > TIMEOUT_MS + BUSY_MS) then();
        else setImmediate(rejectWith);
      }, TIMEOUT_MS);
    };
    wait(() => wait(() => setImmediate(rejectWith)));
  });
  return await Promise.race([reply, late]).finally(() => clearTimeout(timer));
}
