import { expect, it, onTestFinished, vi } from 'vitest';
import { createWholesaleClient } from '../api/client';
import { createLog } from '../log';
import { createCatalogueIndex } from './catalogue-index';

const product = (id: number, name: string) => ({
  id,
  name,
  productType: 'product',
  kind: 'product',
  stocks: [{ warehouseId: 1, available: 5 }],
  images: [{ url: 'x', alt: `${name}, троянда` }],
});
const times = { start: 1, refresh: 5, retry: 5, longestRetry: 20 };

const patient = { timeout: 10_000 };

/** An index over an API that a test answers for; nobody does once it is over, so that it stops reading. */
function openIndex(answerProducts: (url: URL) => Response) {
  const requests: string[] = [];
  let isOver = false;
  onTestFinished(() => void (isOver = true));
  const client = createWholesaleClient({
    baseUrl: 'https://api.example/1.0',
    report: () => undefined,
    fetch: async (address, init) => {
      if (isOver) await new Promise(() => undefined);
      const url = new URL(address);
      requests.push(`${url.pathname.slice(4)}${url.search} ${new Headers(init.headers).get('accept-language') ?? ''}`);
      return url.pathname.endsWith('/products') ? answerProducts(url) : Response.json({ data: [] });
    },
  });
  const index = createCatalogueIndex({ client, warehouseId: '1', log: createLog('silent'), times });
  return { index, requests };
}

it('The catalogue index is null until all pages and names in every language are loaded', async () => {
  const pages = [Array.from({ length: 100 }, (_, at) => product(at, 'Freedom')), [product(100, 'Mondial')]];
  const { index, requests } = openIndex((url) =>
    Response.json({ data: url.searchParams.has('ids') ? [] : (pages[Number(url.searchParams.get('page')) - 1] ?? []) }),
  );
  expect(index.current()).toBeNull();
  index.start();
  await vi.waitFor(() => expect(index.current()?.lotCount).toBe(101), patient);
  expect(requests.slice(0, 5)).toEqual([
    '/categories uk',
    '/products?page=1&perPage=100 uk',
    '/products?page=2&perPage=100 uk',
    '/products?ids=0%2C100&page=1&perPage=100 en',
    '/products?ids=0%2C100&page=1&perPage=100 ru',
  ]);
  expect(index.current()?.find({ text: 'фрідом', language: 'en' })?.tiers[0]?.hits).toHaveLength(100);
});

it('The catalogue index takes over changes with the next refresh', async () => {
  let name = 'Freedom';
  const { index } = openIndex(() => Response.json({ data: [product(1, name)] }));
  index.start();
  await vi.waitFor(() => expect(index.current()?.catalogue.varieties[0]?.names.uk).toBe('Freedom'), patient);
  name = 'Explorer';
  await vi.waitFor(() => expect(index.current()?.catalogue.varieties[0]?.names.uk).toBe('Explorer'), patient);
});

it('The catalogue index is kept after a failed refresh, which is retried', async () => {
  let failing = false;
  let requests = 0;
  const { index } = openIndex(() => {
    requests += 1;
    return failing ? Response.json({}, { status: 503 }) : Response.json({ data: [product(1, 'Freedom')] });
  });
  index.start();
  await vi.waitFor(() => expect(index.current()).not.toBeNull(), patient);
  failing = true;
  const before = requests;
  await vi.waitFor(() => expect(requests).toBeGreaterThan(before + 2), patient);
  expect(index.current()?.lotCount).toBe(1);
});
