import { http, HttpResponse } from 'msw';
import { openAccountStore } from '../../server/store/open-account-store';
import { createLog } from '../../server/log';
import { Customer } from './customer';
import { startPortalOn, type FailingApi } from './failing-api';
import type { RunningPortal } from './start-portal';
import { waitForIndex } from './wait-for-index';

interface Listed {
  readonly id: number;
  readonly stocks: readonly object[];
}

/** Until the API recovers its catalogue lacks each twentieth product, and the one after that has no stock. */
export function holdBackGoods(api: FailingApi): void {
  api.fail(
    http.get('*/products', async ({ request }) => {
      const { data, ...rest } = (await (await api.pass(request)).json()) as { data: Listed[] };
      const listed = data
        .filter(({ id }) => id % 20 !== 0)
        .map((product) => (product.id % 20 === 1 ? { ...product, stocks: [] } : product));
      return HttpResponse.json({ ...rest, data: listed });
    }),
  );
}

/** A portal with an indexed catalogue. */
export async function startIndexed(api: FailingApi, storeUrl: string): Promise<RunningPortal> {
  const portal = await startPortalOn(api, { STORE_URL: storeUrl });
  await waitForIndex(new Customer(portal.url));
  return portal;
}

/** Makes what was noticed in a store some time older. @returns when it was noticed then, ms, ascending */
export async function makeNewsOlder(storeUrl: string, ms: number): Promise<number[]> {
  const store = openAccountStore(storeUrl, createLog('silent'));
  const noticed: number[] = [];
  for (const { kind, content, version } of await store.list('catalogue goods')) {
    const [ids, times] = JSON.parse(content) as [string[], number[]];
    const older = times.map((time) => (time > 0 ? time - ms : time));
    noticed.push(...older.filter((time) => time > 0));
    await store.write('catalogue goods', kind, JSON.stringify([ids, older]), version);
  }
  await store.close();
  return noticed.sort((one, other) => one - other);
}
