import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import * as z from 'zod';
import { digest } from '../digest';
import type { RedisLink } from '../redis/redis-link';

/** How long tries are remembered from the first of them, seconds. */
const WINDOW_SECONDS = 15 * 60;
/** Tries within the window. A code is shorter than a password; an address may be that of a whole market hall. */
const MAX_BY_PHONE = 10;
const MAX_CODES_BY_PHONE = 5;
const MAX_BY_ADDRESS = 100;

/** One who tries: a phone, and the network address it is tried from ('' where that is not known). */
export interface AttemptSubject {
  readonly phone: string;
  readonly clientIp: string;
}

/** Counts tries of guessable things, each kind of act apart; with Redis together with all processes. */
export interface RateLimiter {
  /** Counts a try before it is made, so that many at once cannot slip through; ms to wait when there were too many, else 0. */
  consume(act: string, subject: AttemptSubject): Promise<number>;
  /** A good try was none of guessing: those of its phone are forgotten, that of its address is given back. */
  reset(act: string, subject: AttemptSubject): Promise<void>;
}

/** @param onLimit hears which limit a try was over */
export function createRateLimiter(
  link: RedisLink | null,
  onLimit: (act: string, limit: 'address' | 'phone') => void = () => undefined,
): RateLimiter {
  const passwords = createLimiter(link, 'tries-phone', MAX_BY_PHONE);
  const codes = createLimiter(link, 'tries-code', MAX_CODES_BY_PHONE);
  const byPhone = (act: string) => (act === 'confirmCode' ? codes : passwords);
  const byAddress = createLimiter(link, 'tries-address', MAX_BY_ADDRESS);
  const phoneKey = (act: string, phone: string) => `${act} ${digest(phone)}`;
  const addressKey = (act: string, clientIp: string) => `${act} ${networkOf(clientIp)}`;

  return {
    async consume(act, { phone, clientIp }) {
      const wait = clientIp === '' ? 0 : await consumeKeys(byAddress, addressKey(act, clientIp));
      if (wait > 0) {
        onLimit(act, 'address');
        return wait;
      }
      const phoneWait = await consumeKeys(byPhone(act), phoneKey(act, phone));
      if (phoneWait === 0) return 0;
      onLimit(act, 'phone');
      if (clientIp !== '') await byAddress.reward(addressKey(act, clientIp), 1);
      return phoneWait;
    },
    async reset(act, { phone, clientIp }) {
      await byPhone(act).delete(phoneKey(act, phone));
      if (clientIp !== '') await byAddress.reward(addressKey(act, clientIp), 1);
    },
  };
}

function createLimiter(link: RedisLink | null, name: string, points: number): RateLimiterAbstract {
  const options = { keyPrefix: `portal:${name}`, points, duration: WINDOW_SECONDS };
  const memory = new RateLimiterMemory(options);
  if (!link) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: limiterClient(link),
    useRedisPackage: true,
    insuranceLimiter: memory,
  });
}

const counted = z.tuple([z.number().int(), z.number().int()]);
const removed = z.number().int();

/** The two commands that the limiter sends, bounded in time, their replies checked. */
function limiterClient(link: RedisLink) {
  return {
    eval: (script: string, options: { keys: string[]; arguments: string[] }) =>
      link.run(
        (redis) => redis.eval(script, options),
        (reply) => counted.parse(reply),
      ),
    del: (key: string) =>
      link.run(
        (redis) => redis.del(key),
        (reply) => removed.parse(reply),
      ),
  };
}

async function consumeKeys(limiter: RateLimiterAbstract, key: string): Promise<number> {
  return limiter.consume(key).then(
    () => 0,
    (rejected: unknown) => {
      if (rejected instanceof RateLimiterRes) return Math.max(1, rejected.msBeforeNext);
      throw rejected;
    },
  );
}

/** An IPv6 customer has a whole /64 of addresses: they count as one. */
function networkOf(clientIp: string): string {
  if (!ipaddr.isValid(clientIp)) return clientIp;
  const address = ipaddr.process(clientIp);
  return address instanceof ipaddr.IPv6 ? address.toByteArray().slice(0, 8).join('.') : address.toString();
}
