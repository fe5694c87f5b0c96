import { beforeAll, expect, inject, it } from 'vitest';
import { Customer } from '../support/customer';

const url = inject('portalUrl');
const customer = new Customer(url);
let files: string[] = [];

beforeAll(async () => {
  await customer.signIn('+380501112233', 'kvitka2026', '/en/login');
  const { html } = await customer.get('/en/catalog');
  const sources = html
    .querySelectorAll('link[rel=stylesheet], main img, script[src]')
    .map((each) => each.getAttribute('href') ?? each.getAttribute('src') ?? '');
  files = [...new Set(sources)].filter((source) => source.startsWith('/')).slice(0, 8);
}, 60_000);

const shared = [
  '/',
  '/en',
  '/catalog',
  '/en/catalog.data',
  '/ru/contact',
  '/en/login',
  '/product/1',
  '/no-such-page',
  '/favicon.svg',
  '/robots.txt',
  '/sitemap.xml',
  '/build-id',
  '/healthz',
];
const own = [
  '/en',
  '/en/catalog',
  '/en/catalog.data',
  '/en/checkout',
  '/en/profile',
  '/en/orders',
  '/en/orders.data',
  '/en/notifications',
  '/en/notifications/unread',
  '/en/cart/drawer',
  '/en/personal-discounts',
  '/en/history.csv',
  '/en/documents.csv?view=unpaid',
  '/en/history.xlsx',
  '/en/documents',
  '/en/documents/print',
  '/en/documents.csv',
  '/en/documents.xlsx?view=month',
  '/en/no-such-page',
];

const read = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers, redirect: 'manual' });

// @fault C5
it('No cacheable response sets a cookie', async () => {
  expect(files.length).toBeGreaterThan(4);
  const senders = [{}, { cookie: 'locale=ru; session=broken; flash=broken' }, { cookie: customer.cookies.header() }];
  for (const path of [...shared, ...files]) {
    for (const { headers } of await Promise.all(senders.map((sent) => read(path, sent)))) {
      if (!headers.get('cache-control')?.includes('no-store')) expect(headers.getSetCookie(), path).toEqual([]);
    }
  }
}, 60_000);

it('A response that sets a cookie has `Cache-Control: private, no-store`', async () => {
  const answers = [
    await read('/en/login', { cookie: 'session=broken' }),
    await read('/en/orders'),
    await fetch(`${url}/en/login`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      redirect: 'manual',
      body: new URLSearchParams({ phone: '+380501112233', password: 'kvitka2026' }),
    }),
  ];
  const setting = answers.filter(({ headers }) => headers.getSetCookie().length > 0);
  expect(setting.length).toBeGreaterThan(0);
  for (const { headers } of setting) expect(headers.get('cache-control')).toBe('private, no-store');
});

it('A public file that clears a revoked session has `Cache-Control: private, no-store`', async () => {
  const other = new Customer(url);
  await other.signIn('+380501112233', 'kvitka2026', '/en/login');
  const cookie = other.cookies.header();
  await other.post('/en/logout');
  for (const path of ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest']) {
    const { headers } = await read(path, { cookie });
    if (headers.getSetCookie().length > 0)
      expect([path, headers.get('cache-control')]).toEqual([path, 'private, no-store']);
  }
  expect((await read('/sitemap.xml', { cookie })).headers.getSetCookie().join()).toMatch(/^session=; .*Max-Age=0/);
});

// @fault C4
it('Every page for a signed-in customer has `Cache-Control: private, no-store`', async () => {
  for (const path of own) {
    const { status, headers } = await read(path, { cookie: customer.cookies.header() });
    expect([path, status < 500, headers.get('cache-control')]).toEqual([path, true, 'private, no-store']);
  }
});
