import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Customer, wordsOf, type Page } from '../support/customer';
import { demoCustomer, signInOn } from '../support/failing-fixture';
import { startFailingApi, startPortalOn, type FailingApi } from '../support/failing-api';
import type { RunningPortal } from '../support/start-portal';

let api: FailingApi;
let portal: RunningPortal;

beforeAll(async () => {
  api = await startFailingApi();
  api.fail(http.all('*', () => HttpResponse.error()));
  portal = await startPortalOn(api);
}, 60_000);
afterEach(() => api.recover());
afterAll(async () => {
  await portal.stop();
  await api.close();
});

const visitor = () => new Customer(portal.url);
const product = (change: object) => ({ data: { ...known, ...change } });
let known: { id: string; prices: object[] };

const signedIn = () => signInOn({ api, portal });

// @asvs 16.5.2
describe('API that is down', () => {
  it.each([
    ['/catalog', 'Немає зв’язку зі складом', 'Спробувати ще раз'],
    ['/en/catalog', 'App cannot connect to API', 'Try again'],
    ['/ru/catalog', 'Приложение не может подключиться к API', 'Попробовать ещё раз'],
  ])('GET %s answers 503 and shows the outage, a retry link and the request ID', async (path, words, retry) => {
    api.fail(http.all('*', () => HttpResponse.error()));
    const page = await visitor().get(`${path}?color=red`);
    expect(page.status).toBe(503);
    expect(wordsOf(page)).toContain(words);
    expect(page.html.querySelector(`main a[href="${path}?color=red"]`)?.text).toBe(retry);
    expect(wordsOf(page)).toContain(page.headers.get('x-request-id') ?? 'no id');
    expect(page.html.querySelector('header')).not.toBeNull();
    await expect.poll(() => portal.logs.some((line) => line.includes('Network Error'))).toBe(true);
  });

  it('GET /en/catalog answers 200 within ten seconds after the API is back', async () => {
    await expect.poll(async () => (await visitor().get('/en/catalog?color=red')).status, { timeout: 10_000 }).toBe(200);
  });
});

describe('Public list that fails before it was cached', () => {
  const failing = (path: string) => api.fail(http.get(`*${path}`, () => new HttpResponse(null, { status: 503 })));
  /** The CSP of a shared page allows its scripts by hash, that of an own page by nonce. */
  const isShared = ({ headers }: Page) => !headers.get('content-security-policy')?.includes('nonce-');

  it('GET /ru/catalog and /ru/search without manufacturers answer 200, name what is missing, and recover with the API', async () => {
    failing('/manufacturers');
    for (const path of ['/ru/catalog', '/ru/search?q=роза']) {
      const page = await visitor().get(path);
      expect([page.status, isShared(page)], path).toEqual([200, false]);
      expect(page.html.querySelectorAll('main article').length).toBeGreaterThan(3);
      expect(page.text).toContain('Не удалось получить: плантации и страны для фильтров.');
      expect([
        page.html.querySelector('[name=manufacturerId]'),
        page.html.querySelector('[name=countryId]') !== null,
      ]).toEqual([null, true]);
    }
    api.recover();
    await expect
      .poll(async () => (await visitor().get('/ru/catalog')).html.querySelector('[name=manufacturerId]') !== null)
      .toBe(true);
    expect(isShared(await visitor().get('/ru/catalog'))).toBe(true);
  });

  it.each(['/product/1', '/favourites', '/catalog'])(
    'GET %s without categories answers 200 and names what is missing',
    async (path) => {
      failing('/categories');
      const page = await visitor().get(path);
      expect([page.status, isShared(page)]).toEqual([200, false]);
      expect(page.text).toContain('Не вдалося отримати: розділи каталогу.');
    },
  );
});

describe('Malformed API response', () => {
  beforeAll(async () => {
    const sent = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: demoCustomer[0], password: demoCustomer[1] }),
    };
    const { id_token: bearer } = (await (await fetch(`${api.url}/customer/auth/login`, sent)).json()) as {
      id_token: string;
    };
    const answer = await fetch(`${api.url}/products/1`, { headers: { authorization: `Bearer ${bearer}` } });
    known = ((await answer.json()) as { data: typeof known }).data;
    expect(known.prices.length).toBeGreaterThan(0);
  });

  // @fault A11 @asvs 1.5.1
  it.each([
    ['lacks what a product has', () => HttpResponse.json({ data: { id: 1, name: 'Freedom' } })],
    [
      'is cut off',
      () =>
        new HttpResponse(JSON.stringify(product({})).slice(0, 200), {
          headers: { 'content-type': 'application/json' },
        }),
    ],
    ['is a web page', () => HttpResponse.html('<h1>Gateway</h1>')],
    [
      'has a price that is no number',
      () => new HttpResponse(JSON.stringify(product({})).replace(/"price":[\d.]+/g, '"price":NaN')),
    ],
    [
      'has a price of nothing',
      () => HttpResponse.json(product({ prices: known.prices.map((price) => ({ ...price, price: null })) })),
    ],
    [
      'has a price in words',
      () => HttpResponse.json(product({ prices: known.prices.map((price) => ({ ...price, price: '12,50' })) })),
    ],
  ])('GET /en/product/1 answers 503 and shows no price when the response %s', async (_, answer) => {
    const customer = await signedIn();
    api.fail(http.get('*/products/1', answer));
    const page = await customer.get('/en/product/1');
    expect(page.status).toBe(503);
    expect(wordsOf(page)).toContain('App cannot connect to API');
    expect(wordsOf(page)).not.toMatch(/UAH|Gateway/);
    await expect.poll(() => portal.logs.some((line) => line.includes('catalogue.product: malformed'))).toBe(true);
  });

  // @fault A11
  it('GET /en/product/1 without a price for the customer answers 200 and shows neither 0 UAH nor an order form', async () => {
    const customer = await signedIn();
    api.fail(http.get('*/products/1', () => HttpResponse.json(product({ prices: [] }))));
    const page = await customer.get('/en/product/1');
    expect(page.status).toBe(200);
    expect(page.html.querySelector('main form input[name=productId][value="1"]')).toBeNull();
    expect(wordsOf(page)).not.toMatch(/\b0([.,]00)? UAH/);
  });
});
