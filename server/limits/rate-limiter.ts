import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import * as z from 'zod';
import { digest } from '../digest';
import type { RedisLink } from '../redis/redis-link';

const WINDOW_SECONDS = 15 * 60;
/** A code is shorter than a password; many customers of a market hall share one address. */
const MAX_BY_PHONE = 10;
const MAX_CODES_BY_PHONE = 5;
const MAX_BY_ADDRESS = 100;

export interface AttemptSubject {
  readonly phone: string;
  readonly clientIp: string;
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** Limits attempts by action; with Redis across processes. */
export function createRateLimiter(
  link: RedisLink | null,
  onLimit: (act: string, limit: 'address' | 'phone') => void = () => undefined,
) {
  const passwords = createLimiter(link, 'tries-phone', MAX_BY_PHONE);
  const codes = createLimiter(link, 'tries-code', MAX_CODES_BY_PHONE);
  const byPhone = (act: string) => (act === 'confirmCode' ? codes : passwords);
  const byAddress = createLimiter(link, 'tries-address', MAX_BY_ADDRESS);
  const phoneKey = (act: string, phone: string) => `${act} ${digest(phone)}`;
  const addressKey = (act: string, clientIp: string) => `${act} ${networkOf(clientIp)}`;

  return {
    /** Counts an attempt in advance, so that concurrent ones cannot slip through. Returns ms to wait, or 0. */
    async consume(act: string, { phone, clientIp }: AttemptSubject): Promise<number> {
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
    /** After a success: clears the attempts of the phone, gives one back to the address. */
    async reset(act: string, { phone, clientIp }: AttemptSubject): Promise<void> {
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

/** The /64 of an IPv6 address, which belongs to one customer. */
function networkOf(clientIp: string): string {
  if (!ipaddr.isValid(clientIp)) return clientIp;
  const address = ipaddr.process(clientIp);
  return address instanceof ipaddr.IPv6 ? address.toByteArray().slice(0, 8).join('.') : address.toString();
}
