import type { RedisLink } from '../redis/redis-link';
import { createMemoryStore } from '../redis/shared-store';

/** As long as the cookie of such a session may still be about, ms; the day is for a clock or a bearer that runs longer. */
const REMEMBERED_MS = 31 * 24 * 60 * 60 * 1000;

/**
 * Sessions that were signed out. A cookie that comes back after that, out of a refresh that was under way or out of
 * somebody's copy, brings nobody back in.
 */
export interface RevokedSessions {
  add(sessionId: string): Promise<void>;
  has(sessionId: string): Promise<boolean>;
}

/** One set of all, by when each may be forgotten: what has no time limit of its own stays when Redis is full and lets go of the rest. */
const key = 'portal:ended';
const addScript =
  "redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[2]) redis.call('ZADD', KEYS[1], ARGV[3], ARGV[1]) return {ARGV[1], 1}";
const hasScript = "return {ARGV[1], redis.call('ZSCORE', KEYS[1], ARGV[1]) and 1 or 0}";

/**
 * Remembers ended sessions in Redis, where all processes see them, and in this process.
 * @param own what this process was told itself: a Redis that was away at that moment knows nothing of it once it is back
 */
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

/** A reply repeats its session, so that one meant for another question is seen as such. */
function parseReply(sessionId: string, reply: unknown): boolean {
  if (!Array.isArray(reply) || reply[0] !== sessionId || ![0, 1].includes(reply[1] as number))
    throw new TypeError('no word on this session');
  return reply[1] === 1;
}
