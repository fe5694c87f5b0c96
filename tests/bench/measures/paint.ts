import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { findChromium } from '../../support/find-chromium.js';
import { findFreePort } from '../../support/free-port';
import type { Measured } from '../budgets';
import type { Bench } from '../bench-options';
import { median } from '../median';
import { openFixture } from '../fixture';

const metrics = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
type Metric = keyof typeof metrics;

/** Lighthouse's index of a fast desktop, for which its slowdowns stand (its `docs/throttling.md`): a slower machine is slowed down less. */
const DESKTOP_INDEX = 1_750;

/** Slow 4G is simulated by Lighthouse; Slow 3G is 400 kbit/s with 400 ms latency, throttled by the browser. */
const networks = {
  slow4g: {
    throttlingMethod: 'simulate',
    throttling: { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 4 },
  },
  slow3g: {
    throttlingMethod: 'devtools',
    throttling: {
      requestLatencyMs: 400,
      downloadThroughputKbps: 400,
      uploadThroughputKbps: 400,
      cpuSlowdownMultiplier: 6,
    },
  },
} as const;

/** Medians of paint times on slow networks and phones. */
export async function measurePaint({ quick }: Bench): Promise<Measured[]> {
  const fixture = await openFixture();
  const portal = await fixture.startPortal();
  const url = `${portal.url}/categories/roses`;
  const port = await findFreePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    ...(executablePath ? { executablePath } : {}),
  });
  const found: Measured[] = [];
  for (const [name, network] of Object.entries(networks)) {
    const runs: Record<Metric, number>[] = [];
    // The first visit fills the image cache and tells the speed of the machine; it is not counted.
    const { benchmarkIndex } = await look(url, port, network, network.throttling.cpuSlowdownMultiplier);
    const slowdown = Math.max(
      1,
      network.throttling.cpuSlowdownMultiplier * Math.min(1, benchmarkIndex / DESKTOP_INDEX),
    );
    for (let run = 0; run < (quick ? 1 : 5); run += 1) runs.push(await look(url, port, network, slowdown));
    const of = (metric: Metric) => median(runs.map((each) => each[metric]));
    found.push(
      {
        id: `paint.${name as keyof typeof networks}.fcp`,
        value: of('fcp'),
        note: `CPU slowdown ${slowdown.toFixed(1)}× for Lighthouse's index ${benchmarkIndex.toFixed(0)}`,
      },
      { id: `paint.${name as keyof typeof networks}.lcp`, value: of('lcp') },
    );
    if (name === 'slow4g')
      found.push(
        { id: 'paint.slow4g.tbt', value: of('tbt') },
        { id: 'paint.slow4g.cls', value: Math.round(of('cls') * 1000) / 1000 },
      );
  }
  await browser.close();
  await fixture.end();
  return found;
}

/**
 * Times of one visit; repeated when Lighthouse cannot read the trace.
 * @throws Error after three unreadable traces
 */
async function look(
  url: string,
  port: number,
  network: (typeof networks)[keyof typeof networks],
  cpuSlowdownMultiplier: number,
  attempts = 3,
): Promise<Record<Metric, number> & { readonly benchmarkIndex: number }> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyAudits: Object.values(metrics),
    formFactor: 'mobile',
    ...network,
    throttling: { ...network.throttling, cpuSlowdownMultiplier },
  });
  const audits = result?.lhr.audits;
  const seen = Object.fromEntries(
    Object.entries(metrics).map(([name, id]) => [name, audits?.[id]?.numericValue ?? Number.NaN]),
  ) as Record<Metric, number>;
  const benchmarkIndex = result?.lhr.environment.benchmarkIndex ?? Number.NaN;
  if (Object.values(seen).every(Number.isFinite)) return { ...seen, benchmarkIndex };
  if (attempts <= 1)
    throw new Error(
      `Lighthouse could not read a visit of ${url}: ${result?.lhr.runtimeError?.message ?? JSON.stringify(seen)}`,
    );
  return look(url, port, network, cpuSlowdownMultiplier, attempts - 1);
}
