import { availableParallelism } from 'node:os';
import { createClient } from '@redis/client';
import { aPhone, password } from '../support/new-customer';
import { Customer } from '../support/customer';
import { newStoreUrl } from '../support/new-store-url';
import { startApi } from '../support/start-api';
import { startPortal, type RunningPortal } from '../support/start-portal';
import { startRedis } from '../support/start-redis';
import { buyAsEveryMorning } from './morning';

/**
 * `npm run bench:processes -- [MORNINGS]`: florists who order one after another through one up to as many portals as there are CPU
 * cores, with one Redis and one API. Says what a florist's morning costs a portal and the API; capacity is worked out from that.
 */
const mornings = Number(process.argv[2] ?? 30);
/** Mornings before the measurement, in which V8 compiles what is hot. */
const WARM = 20;
/** Florists at the same time at each portal. */
const AT_ONCE = 3;
/** Load of a core at which pages are still quick. */
const USABLE = 0.7;
/** In which most orders of a day come, s. */
const RUSH = 30 * 60;

const api = await startApi({ products: 3_000 });
const redis = await startRedis();
const redisClient = await createClient({ url: redis.url }).connect();
const settings = {
  WHOLESALE_API_URL: api.url,
  SESSION_SECRET: 'thirty-two characters for a bench',
  REDIS_URL: redis.url,
  STORE_URL: newStoreUrl(),
  LOG_LEVEL: 'warn',
  TRUST_PROXY: '1',
};
let florists = 0;
let orders = 0;

/** A new florist, each from an address of its own, signed in at one of the portals. */
async function openShop(portals: readonly RunningPortal[]): Promise<Customer> {
  const { url } = portals[florists % portals.length] as RunningPortal;
  florists += 1;
  const customer = new Customer(url, {
    'x-forwarded-for': `10.${florists >> 16}.${(florists >> 8) & 255}.${florists & 255}`,
  });
  await customer.post('/register', { phone: aPhone(), password });
  return customer;
}

interface Mornings {
  /** Of the requests, sorted, ms. */
  readonly times: readonly number[];
  /** All mornings, s. */
  readonly seconds: number;
  /** Of one morning, s. */
  readonly cpu: number;
  /** Of the API in one morning. */
  readonly calls: number;
  /** Of Redis in one morning. */
  readonly commands: number;
}

/** Has so many florists order. @throws {Error} when an order is not placed */
async function haveOrdered(portals: readonly RunningPortal[], count: number): Promise<Mornings> {
  const times: number[] = [];
  const customers = await Promise.all(Array.from({ length: count }, () => openShop(portals)));
  const before = await readCosts(portals);
  const startedAt = performance.now();
  const next = async (): Promise<void> => {
    const customer = customers.pop();
    if (!customer) return;
    times.push(...(await buyAsEveryMorning(customer, (orders += 1))));
    await next();
  };
  await Promise.all(Array.from({ length: AT_ONCE * portals.length }, next));
  const seconds = (performance.now() - startedAt) / 1_000;
  const after = await readCosts(portals);
  times.sort((one, other) => one - other);
  return {
    times,
    seconds,
    cpu: (after.cpu - before.cpu) / count,
    calls: (after.calls - before.calls) / count,
    commands: (after.commands - before.commands) / count,
  };
}

/** Seconds of CPU, API calls and Redis commands of all portals so far. */
async function readCosts(portals: readonly RunningPortal[]): Promise<Omit<Mornings, 'times' | 'seconds'>> {
  const pages = await Promise.all(portals.map(async ({ url }) => await (await fetch(`${url}/metrics`)).text()));
  const sum = (pattern: RegExp) =>
    pages.flatMap((page) => [...page.matchAll(pattern)]).reduce((total, [, value]) => total + Number(value), 0);
  return {
    cpu: sum(/^process_cpu_seconds_total ([\d.]+)$/gm),
    commands: Number(/total_commands_processed:(\d+)/.exec(await redisClient.info('stats'))?.[1]),
    calls: sum(/^portal_api_call_duration_seconds_count\{[^}]*\} (\d+)$/gm),
  };
}

for (let count = 1; count <= availableParallelism(); count *= 2) {
  const portals = await Promise.all(Array.from({ length: count }, () => startPortal(settings)));
  await haveOrdered(portals, WARM * count);
  const { times, seconds, cpu, calls, commands } = await haveOrdered(portals, mornings * count);
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? 0);
  const perProcess = Math.floor((USABLE * RUSH) / cpu);
  console.log(
    [
      `${count} ${count === 1 ? 'process' : 'processes'}: ${mornings * count} orders in ${seconds.toFixed(1)} s, none failed`,
      `  a morning: ${times.length / (mornings * count)} requests, ${Math.round(cpu * 1_000)} ms of CPU, ${calls.toFixed(1)} API calls, ${commands.toFixed(1)} Redis commands`,
      `  a request: ${at(0.5)} ms in the middle, ${at(0.95)} ms at p95`,
      `  florists in ${RUSH / 60} minutes at ${USABLE * 100} % of a core: ${perProcess} a process, the API then sees ${Math.round((perProcess * calls) / RUSH)} calls/s of each`,
    ].join('\n'),
  );
  await Promise.all(portals.map((portal) => portal.stop()));
}
redisClient.destroy();
await redis.stop();
await api.stop();
