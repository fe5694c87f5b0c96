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
    // The first run fills the image cache and is not counted.
    for (let run = 0; run <= (quick ? 1 : 5); run += 1) {
      const values = await look(url, port, network);
      if (run > 0) runs.push(values);
    }
    const of = (metric: Metric) => median(runs.map((each) => each[metric]));
    found.push(
      { id: `paint.${name as keyof typeof networks}.fcp`, value: of('fcp') },
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
  attempts = 3,
): Promise<Record<Metric, number>> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyAudits: Object.values(metrics),
    formFactor: 'mobile',
    ...network,
  });
  const audits = result?.lhr.audits;
  const seen = Object.fromEntries(
    Object.entries(metrics).map(([name, id]) => [name, audits?.[id]?.numericValue ?? Number.NaN]),
  ) as Record<Metric, number>;
  if (Object.values(seen).every(Number.isFinite)) return seen;
  if (attempts <= 1)
    throw new Error(
      `Lighthouse could not read a visit of ${url}: ${result?.lhr.runtimeError?.message ?? JSON.stringify(seen)}`,
    );
  return look(url, port, network, attempts - 1);
}
