import { expect, it } from 'vitest';
import { connectRedis } from './connect-redis';
import { createRedisLink } from './redis-link';
import { startSilentRedis } from './silent-redis.fixture';

// @fault S5
it('A Redis that vanished silently is used again soon after its return', async () => {
  await using server = await startSilentRedis();
  let now = 0;
  const link = createRedisLink({ connect: () => connectRedis(server.url), onChange: () => undefined, now: () => now });
  const ask = () =>
    link.run(
      (redis) => redis.get('key'),
      (reply) => reply,
    );
  await link.redisReady;
  expect(await ask()).toBeNull();
  server.silence();
  for (let second = 0; second < 7; second += 1) {
    await expect(ask()).rejects.toThrow();
    now += 1_001;
  }
  await expect.poll(ask, { timeout: 5_000 }).toBeNull();
  expect(server.count()).toBe(1);
});

it('A stopped connection is closed and rejects commands', async () => {
  await using server = await startSilentRedis();
  const connection = await connectRedis(server.url);
  connection.stop();
  await expect.poll(() => server.count()).toBe(0);
  await expect(connection.get('key')).rejects.toThrow();
});
