import autocannon from 'autocannon';
import { HTMLElement, parse, type Node } from 'node-html-parser';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { Measured } from '../budgets';
import type { Bench } from '../bench-options';
import { leaveMeasuredCore, openFixture, signIn, WARM_SECONDS } from '../fixture';

const CATEGORY = '/categories/roses';
/** An unknown cookie, so that pages are rendered and not taken from the shared pages. */
const OWN_PAGE = { cookie: 'own=1' };
/** Until then the search index is built and V8, which waits up to a minute, has freed its memory. */
const SETTLED_MS = 75_000;

/** Throughput, latency and memory under load on one core with replayed API responses, compared with remix-serve and a bare render. */
export async function measureLoad({ quick }: Bench): Promise<Measured[]> {
  const [seconds, warm] = quick ? [3, 3] : [10, WARM_SECONDS];
  const fixture = await openFixture();
  const apiUrl = await fixture.startReplay();
  const portal = await fixture.startPortal({ apiUrl });
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  const idle = portal.readMemory();

  const redirectAfterLogin = leaveMeasuredCore();
  const customer = { cookie: await signIn(portal.url) };
  const hit = async (path: string, headers: Record<string, string>, warmSeconds = 3) => {
    await press(portal.url + path, headers, 10, warmSeconds);
    return press(portal.url + path, headers, 10, seconds);
  };
  const category = await hit(CATEGORY, {});
  const rendered = await hit(CATEGORY, OWN_PAGE, warm);
  const signedIn = await hit(CATEGORY, customer, warm);
  const floor = await renderBare(portal.url + CATEGORY, seconds);

  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, portal.readMemory())), 100);
  await press(portal.url + CATEGORY, OWN_PAGE, 100, seconds);
  await press(portal.url + CATEGORY, customer, 100, seconds);
  clearInterval(watch);
  await portal.stop();

  const stock = await fixture.startPortal({ stock: true, apiUrl });
  await press(stock.url + CATEGORY, {}, 10, warm);
  const stockRate = await press(stock.url + CATEGORY, {}, 10, seconds);
  await fixture.end();
  redirectAfterLogin();

  const rates = { shared: category.perSecond, rendered: rendered.perSecond, 'signed in': signedIn.perSecond };
  const note = `pages a second: ${Object.entries({
    ...rates,
    'stock remix-serve': stockRate.perSecond,
    'bare React': floor,
  })
    .map(([what, rate]) => `${what} ${String(Math.round(rate))}`)
    .join(', ')}`;
  return [
    { id: 'load.rendered', value: rendered.perSecond / floor, note },
    { id: 'load.customer', value: signedIn.perSecond / floor },
    { id: 'load.stock', value: rendered.perSecond / stockRate.perSecond },
    { id: 'load.shared', value: category.perSecond / rendered.perSecond },
    { id: 'load.p99', value: category.p99 },
    { id: 'load.p99Rendered', value: Math.max(rendered.p99, signedIn.p99) },
    { id: 'memory.idle', value: idle },
    { id: 'memory.loaded', value: peak },
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
  return { perSecond: requests.average, p99: latency.p99 };
}

/** Renders per second of React alone on one core, the upper bound of any server. */
async function renderBare(url: string, seconds: number): Promise<number> {
  const page = parse(await (await fetch(url, { headers: OWN_PAGE })).text());
  const element = createElement(Fragment, null, ...page.childNodes.map(toElement));
  const end = process.cpuUsage().user + seconds * 1_000_000;
  const startedAt = process.cpuUsage().user;
  let count = 0;
  for (; process.cpuUsage().user < end; count += 1) renderToString(element);
  return count / ((process.cpuUsage().user - startedAt) / 1_000_000);
}

function toElement(node: Node): ReactNode {
  if (!(node instanceof HTMLElement)) return node.text;
  const tag = node.tagName.toLowerCase();
  const props = Object.fromEntries(
    Object.entries(node.attributes).filter(([name]) => name !== 'style' && !name.startsWith('on')),
  );
  if (tag === 'script' || tag === 'style')
    return createElement(tag, { ...props, dangerouslySetInnerHTML: { __html: node.innerHTML } });
  return createElement(tag, props, ...node.childNodes.map(toElement));
}
