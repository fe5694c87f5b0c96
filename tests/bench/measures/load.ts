import autocannon from 'autocannon';
import type { BudgetId, Measured } from '../budgets';
import type { Bench } from '../bench-options';
import { leaveMeasuredCore, openFixture, signIn, WARM_SECONDS } from '../fixture';
import { measureYardstick } from '../yardstick';

const CATEGORY = '/categories/roses';
/** An unknown cookie, so that pages are rendered and not taken from the shared pages. */
const OWN_PAGE = { cookie: 'own=1' };
/** Until then the search index is built and V8, which waits up to a minute, has freed its memory. */
const SETTLED_MS = 75_000;
/** The heap that `docs/deploy.md` names for a container, MB. */
const HEAP_MB = 192;

const customerPages = {
  category: `${CATEGORY}?view=cards`,
  list: `${CATEGORY}?view=list`,
  home: '/',
  product: '/product/1',
  myList: '/list',
} as const;

/** Processor time of pages in yardsticks, throughput, latency and memory under load, on one core with replayed API responses. */
export async function measureLoad({ quick }: Bench): Promise<Measured[]> {
  const [seconds, warm] = quick ? [3, 3] : [10, WARM_SECONDS];
  const fixture = await openFixture();
  const apiUrl = await fixture.startReplay();
  const portal = await fixture.startPortal({ apiUrl });
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  const idle = portal.readMemory();

  const redirectAfterLogin = leaveMeasuredCore();
  const yardstick = measureYardstick(quick ? 1 : 3);
  const customer = { cookie: await signIn(portal.url) };
  const hit = async (path: string, headers: Record<string, string>, warmSeconds = 3) => {
    await press(portal.url + path, headers, 10, warmSeconds);
    const before = portal.readCpuMs();
    const pressed = await press(portal.url + path, headers, 10, seconds);
    return { ...pressed, yardsticks: (portal.readCpuMs() - before) / pressed.count / yardstick };
  };
  const shared = await hit(CATEGORY, {});
  const rendered = await hit(CATEGORY, OWN_PAGE, warm);
  const cpu: Measured[] = [{ id: 'cpu.visitor', value: rendered.yardsticks }];
  let slowest = rendered.p99 / rendered.mean;
  for (const [name, path] of Object.entries(customerPages)) {
    const page = await hit(path, customer, warm);
    cpu.push({ id: `cpu.${name}` as BudgetId, value: page.yardsticks });
    slowest = Math.max(slowest, page.p99 / page.mean);
  }
  const free = await press(portal.url + CATEGORY, customer, 100, seconds);
  await portal.stop();

  const small = await fixture.startPortal({ apiUrl, heapMb: HEAP_MB });
  const cookie = await signIn(small.url);
  await press(small.url + CATEGORY, { cookie }, 10, warm);
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, small.readMemory())), 100);
  await press(small.url + CATEGORY, OWN_PAGE, 100, seconds);
  const bound = await press(small.url + CATEGORY, { cookie }, 100, seconds);
  clearInterval(watch);
  await fixture.end();
  redirectAfterLogin();

  const note = `yardstick ${yardstick.toFixed(2)} ms; pages a second: shared ${Math.round(shared.perSecond)}, rendered ${Math.round(rendered.perSecond)}, signed in ${Math.round(free.perSecond)}`;
  return [
    ...cpu,
    { id: 'load.shared', value: shared.perSecond / rendered.perSecond, note },
    { id: 'load.p99', value: slowest },
    { id: 'memory.idle', value: idle },
    { id: 'memory.loaded', value: peak },
    { id: 'load.heap', value: bound.perSecond / free.perSecond },
  ];
}

async function press(url: string, headers: Record<string, string>, connections: number, duration: number) {
  const { requests, latency, non2xx, errors } = await autocannon({
    url,
    connections,
    duration,
    headers: { 'accept-encoding': 'br, gzip', ...headers },
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of the requests to ${url} failed`);
  return { perSecond: requests.average, count: requests.total, p99: latency.p99, mean: latency.average };
}
