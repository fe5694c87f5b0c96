import { expect, it } from 'vitest';
import { createLog } from '../log';
import { writeMetrics } from '../metrics';
import { openRedis } from './open-redis';
import { startSilentRedis } from './silent-redis.fixture';

const log = createLog('silent');
const metric = async () => /^portal_redis_up .*$/m.exec((await writeMetrics()).body)?.[0];

it('the metrics say nothing of a Redis that is not configured, and of one that is from the start on', async () => {
  expect(openRedis(undefined, log)).toBeNull();
  expect(await metric()).toBeUndefined();
  await using server = await startSilentRedis();
  await openRedis(server.url, log)?.met;
  await expect.poll(metric, { timeout: 5_000 }).toBe('portal_redis_up 1');
});
