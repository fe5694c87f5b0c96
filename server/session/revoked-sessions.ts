import type { RedisLink } from '../redis/redis-link';
import { createMemoryStore } from '../redis/shared-store';

/** Lifetime of a session cookie, plus a day for clock differences and long bearers. */
const REMEMBERED_MS = 31 * 24 * 60 * 60 * 1000;

/** Signed-out sessions. A cookie that a late refresh or a copy brings back stays signed out. */
export interface RevokedSessions {
  add(sessionId: string): Promise<void>;
  has(sessionId: string): Promise<boolean>;
}

/** A sorted set by expiry time; without a TTL, Redis does not evict it under `volatile-*` policies. */
const key = 'portal:ended';
const addScript =
  "redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[2]) redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1]) return {ARGV[1], 1}";
const hasScript = "return {ARGV[1], redis.call('ZSCORE', KEYS[1], ARGV[1]) and 1 or 0}";

/** @param own revocations of this process, for times when Redis is down */
export function createRevokedSessions(link: RedisLink | null, own = createMemoryStore()): RevokedSessions {
  async function askRedis(script: string, sessionId: string, ...times: number[]): Promise<boolean> {
    if (!link) return false;
    const options = { keys: [key], arguments: [sessionId, ...times.map(String)] };
    return await link
      .run(
        (redis) => redis.eval(script, options),
        (reply) => parseReply(sessionId, reply),
      )
      .catch(() => false);
  }

  return {
    async add(sessionId) {
      await own.set(sessionId, 'ended', REMEMBERED_MS);
      await askRedis(addScript, sessionId, Date.now(), Date.now() + REMEMBERED_MS);
    },
    has: async (sessionId) => (await own.get(sessionId)) !== null || (await askRedis(hasScript, sessionId)),
  };
}

/** The reply repeats the session id, so that a reply to another command is noticed. */
function parseReply(sessionId: string, reply: unknown): boolean {
  if (!Array.isArray(reply) || reply[0] !== sessionId || ![0, 1].includes(reply[1] as number))
    throw new TypeError('no word on this session');
  return reply[1] === 1;
}
