import type { Log } from '../log';
import { redisUp } from '../metrics';
import { connectRedis } from './connect-redis';
import { createRedisLink, type OpenedRedisLink } from './redis-link';

/** The Redis of this deployment, its changes of state in the log and the metrics; null where none is configured. */
export function openRedis(url: string | undefined, log: Log): OpenedRedisLink | null {
  if (url === undefined) return null;
  return createRedisLink({
    connect: () => connectRedis(url),
    tell(isUp, cause) {
      redisUp.set(isUp ? 1 : 0);
      if (isUp) log.info('redis answers');
      else log.warn({ err: cause }, 'redis does not answer: going on as without it');
    },
  });
}
