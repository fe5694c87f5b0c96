import { expect, it, onTestFinished } from 'vitest';
import { connectRedis } from '~server/redis/connect-redis';
import type { RedisLink } from '~server/redis/redis-link';
import { createRevokedSessions } from '~server/session/revoked-sessions';
import { startRedis } from '../support/start-redis';

// @fault S13
it('A full Redis evicts cached goods and keeps the revoked sessions', async () => {
  const redis = await startRedis('--maxmemory', '4mb', '--maxmemory-policy', 'volatile-lru');
  const connection = await connectRedis(redis.url);
  onTestFinished(async () => {
    connection.stop();
    await redis.stop();
  });
  // Without the time limit, which a busy machine may exceed.
  const link: RedisLink = { run: async (command, read) => read(await command(connection)) };
  const sessions = Array.from({ length: 50 }, (_, index) => `session-${index}`);
  for (const session of sessions) await createRevokedSessions(link).add(session);
  for (let lot = 0; lot < 500; lot += 1) await connection.set(`goods ${lot}`, 'x'.repeat(20_000), { PX: 86_400_000 });
  expect(await connection.eval("return redis.call('DBSIZE')", { keys: [], arguments: [] })).toBeLessThan(500);
  // As another process, which has no revoked sessions in memory.
  const known = await Promise.all(sessions.map((session) => createRevokedSessions(link).has(session)));
  expect(known.filter(Boolean)).toHaveLength(sessions.length);
});
