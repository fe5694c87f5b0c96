import { setTimeout as sleep } from 'node:timers/promises';
import type { Measured } from '../budgets';
import { openFixture, signIn } from '../fixture';
import { startApiProxy } from '../../faults/api-proxy';

const CATEGORY = '/categories/roses';
/** Delay of each API call: the page takes this long for every sequential call. */
const DELAY_MS = 400;

/** API calls of a warm page, and how many of them are sequential. */
export async function measureCalls(): Promise<Measured[]> {
  const fixture = await openFixture();
  const proxy = await startApiProxy(fixture.apiUrl);
  const portal = await fixture.startPortal({ apiUrl: proxy.url });
  const cookie = await signIn(portal.url);
  const open = async (headers: Record<string, string>) => {
    for (let time = 0; time < 2; time += 1) await (await fetch(portal.url + CATEGORY, { headers })).arrayBuffer();
    await sleep(200);
    proxy.calls.length = 0;
    await (await fetch(portal.url + CATEGORY, { headers })).arrayBuffer();
    return proxy.calls.length;
  };
  const visitor = await open({ cookie: 'own=1' });
  const customer = await open({ cookie });

  const time = async () => {
    const startedAt = performance.now();
    await (await fetch(portal.url + CATEGORY, { headers: { cookie } })).arrayBuffer();
    return performance.now() - startedAt;
  };
  const quick = await time();
  proxy.decide = () => ({ delayMs: DELAY_MS });
  const depth = Math.round(((await time()) - quick) / DELAY_MS);
  await fixture.end();
  await proxy.close();
  return [
    { id: 'calls.visitor', value: visitor },
    { id: 'calls.customer', value: customer },
    { id: 'calls.depth', value: depth },
  ];
}
