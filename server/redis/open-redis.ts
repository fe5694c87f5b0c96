import type { Log } from '../log';
import { redisUp } from '../metrics';
import { connectRedis } from './connect-redis';
import { createRedisLink, type OpenedRedisLink, type RedisLink } from './redis-link';

const LOOK_AGAIN_MS = 5_000;

/** Logs and measures changes of its state. Null when not configured. */
export function openRedis(url: string | undefined, log: Log, lookAgainMs = LOOK_AGAIN_MS): OpenedRedisLink | null {
  if (url === undefined) return null;
  let looking: NodeJS.Timeout | undefined;
  const link = createRedisLink({
    connect: () => connectRedis(url),
    onChange(isUp, cause) {
      redisUp.set(isUp ? 1 : 0);
      clearInterval(looking);
      if (!isUp) looking = setInterval(() => void greet(link), lookAgainMs).unref();
      if (isUp) log.info('redis answers');
      else log.warn({ err: cause }, 'redis does not answer: going on as without it');
    },
  });
  void link.redisReady.then(() => greet(link));
  return link;
}

async function greet(link: RedisLink): Promise<void> {
  await link.run((redis) => redis.get('portal:greeting'), parseNothing).catch(() => undefined);
}

function parseNothing(reply: unknown): void {
  if (reply !== null) throw new TypeError('something where nothing is kept');
}
