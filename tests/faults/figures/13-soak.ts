import { setTimeout as sleep } from 'node:timers/promises';
import { Customer } from '../../support/customer';
import { demoAccount } from '../demo-account';
import type { Figure } from '../figure';
import { countEach } from '../in-parallel';
import { countFailed, countLate } from '../late-api';
import { startProbed, type Held } from '../start-probed';
import { startLoad } from '../steady-load';

const paths = [
  '/en/catalog',
  '/',
  '/en/orders',
  '/ru/contact',
  '/en/checkout',
  '/no-such-page',
  '/en/search?q=rose',
  '/build-id',
  '/en/profile.data',
  '/uk/cart',
];
const perSecond = 20;
const megabyte = 1_048_576;
/** Tolerated growth of timers and descriptors from the first half to the second. */
const slack = 5;

/** Largest standard error of a usable slope, MB/h. */
const vague = 3;
/** A slope that warming up cannot explain, MB/h; the only limit of a quick run. */
const absurd = 200;

/** Length in minutes of the whole run, half of it to warm up: `SOAK_MINUTES`, 45 when not set. */
const minutes = Number(process.env['SOAK_MINUTES'] ?? 45);

// @asvs 1.4.1
export const figure: Figure = {
  number: 13,
  what: `a soak of ${minutes} minutes at ${perSecond} requests a second`,
  target: 'memory slope at most 1 MB/h, timers and descriptors flat',
  limitSeconds: minutes * 60 + 120,
  async measure(run) {
    const { portal, readHeld } = await startProbed(run);
    const customer = new Customer(portal.url);
    await customer.signIn(...demoAccount);
    const headers = { cookie: customer.cookies.header() };
    const totalMs = (run.quick ? Math.min(minutes, 2) : minutes) * 60_000;
    const early = await warmUp(portal.url, headers, totalMs / 2);
    const load = startLoad(portal.url, paths, perSecond, headers);
    // The first full collection also frees what earlier ones left.
    await readHeld();
    const samples: (Held & { hours: number })[] = [];
    const startedAt = performance.now();
    while (performance.now() - startedAt < totalMs / 2) {
      samples.push({ hours: (performance.now() - startedAt) / 3_600_000, ...(await readHeld()) });
      await sleep(Math.min(5_000, totalMs / 60));
    }
    await load.stop();
    const { slope, error } = fitLine(samples.map(({ hours, heldBytes }) => [hours, heldBytes / megabyte]));
    const grown = {
      timers: growth(samples.map(({ timers }) => timers)),
      descriptors: growth(samples.map(({ descriptors }) => descriptors)),
    };
    const answers = [...early, ...load.answers];
    const failed = countFailed(answers, portal.logs);
    const isFlat = run.quick ? slope <= absurd : slope - 2 * error <= 1 && error <= vague;
    return {
      value: `${slope.toFixed(2)} ± ${error.toFixed(2)} MB/h, timers ${grown.timers.toFixed(1)}, descriptors ${grown.descriptors.toFixed(1)}, ${failed} of ${answers.length} failed`,
      ok: isFlat && grown.timers <= slack && grown.descriptors <= slack && failed === 0,
      details: { answers: countEach(answers), lateApi: countLate(portal.logs), samples },
    };
  },
};

/**
 * Four customers who request pages without pauses. At a slow pace the engine compiles for hours, which looks like a leak: 2.4 MB/h in the
 * second half of 54,000 requests. In a quick run two snapshots of the heap, 16,000 requests apart, differed by 0.1 MB of compiled code and nothing else.
 * @returns the status of each answer
 */
async function warmUp(site: string, headers: Record<string, string>, ms: number): Promise<number[]> {
  const answers: number[] = [];
  const endsAt = performance.now() + ms;
  async function ask(first: number): Promise<void> {
    for (let turn = first; performance.now() < endsAt; turn += 1) {
      const answer = await fetch(site + (paths[turn % paths.length] ?? '/'), { headers, redirect: 'manual' });
      await answer.arrayBuffer();
      answers.push(answer.status);
    }
  }
  await Promise.all([0, 1, 2, 3].map(ask));
  return answers;
}

/** Slope of the least-squares line through the points, and its standard error. */
function fitLine(points: readonly (readonly [number, number])[]): { slope: number; error: number } {
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const meanY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  const slope = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
  const residual = points.reduce((sum, [x, y]) => sum + (y - meanY - slope * (x - meanX)) ** 2, 0);
  return { slope, error: Math.sqrt(residual / Math.max(1, points.length - 2) / spread) };
}

/** Mean of the second half minus mean of the first. */
function growth(numbers: readonly number[]): number {
  const half = Math.floor(numbers.length / 2);
  const mean = (part: readonly number[]) => part.reduce((sum, one) => sum + one, 0) / part.length;
  return mean(numbers.slice(half)) - mean(numbers.slice(0, half));
}
