import { availableParallelism } from 'node:os';
import autocannon from 'autocannon';
import { startApi } from '../support/start-api';
import { startPortal } from '../support/start-portal';
import { startRedis } from '../support/start-redis';
import { WARM_SECONDS } from './fixture';

/**
 * `npm run bench:processes -- [SECONDS]`: throughput of one up to as many portals as there are CPU cores, with one Redis
 * and one API. Pages are rendered, not cached.
 */
const seconds = Number(process.argv[2] ?? 10);
const api = await startApi({ products: 600 });
const redis = await startRedis();
const settings = {
  WHOLESALE_API_URL: api.url,
  SESSION_SECRET: 'thirty-two characters for a bench',
  REDIS_URL: redis.url,
  LOG_LEVEL: 'warn',
};

async function measure(count: number): Promise<number> {
  const portals = await Promise.all(Array.from({ length: count }, () => startPortal(settings)));
  const load = (duration: number) =>
    Promise.all(
      portals.map(({ url }) =>
        autocannon({
          url: `${url}/categories/roses`,
          connections: 10,
          duration,
          headers: { cookie: 'own=1', 'accept-encoding': 'br' },
        }),
      ),
    );
  await load(WARM_SECONDS);
  const runs = await load(seconds);
  await Promise.all(portals.map((portal) => portal.stop()));
  const failed = runs.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  if (failed > 0) throw new Error(`${failed} requests failed`);
  return runs.reduce((sum, { requests }) => sum + requests.average, 0);
}

const one = await measure(1);
console.log(`1 process: ${Math.round(one)} pages/s`);
for (let count = 2; count <= availableParallelism(); count *= 2) {
  const many = await measure(count);
  console.log(`${count} processes: ${Math.round(many)} pages/s, ${(many / one).toFixed(2)} times as many`);
}
await redis.stop();
await api.stop();
