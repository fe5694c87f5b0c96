import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Customer, wordsOf, type Page } from '../support/customer';
import { startFailingApi, startPortalOn, type FailingApi } from '../support/failing-api';
import type { RunningPortal } from '../support/start-portal';

const account = ['+380501112233', 'kvitka2026'] as const;
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

const dayAfterTomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

async function signedIn(): Promise<Customer> {
  const customer = visitor();
  const home = await customer.signIn(...account, '/en/login');
  expect(home.path).toBe('/en');
  api.calls.length = 0;
  return customer;
}

describe('an API that is down', () => {
  it.each([
    ['/catalog', 'Застосунок не може підключитися до API', 'Спробувати ще раз'],
    ['/en/catalog', 'App cannot connect to API', 'Try again'],
    ['/ru/catalog', 'Приложение не может подключиться к API', 'Попробовать ещё раз'],
  ])('is named on %s, with a retry and the request id', async (path, words, retry) => {
    api.fail(http.all('*', () => HttpResponse.error()));
    const page = await visitor().get(`${path}?color=red`);
    expect(page.status).toBe(503);
    expect(wordsOf(page)).toContain(words);
    expect(page.html.querySelector(`main a[href="${path}?color=red"]`)?.text).toBe(retry);
    expect(wordsOf(page)).toContain(page.headers.get('x-request-id') ?? 'no id');
    expect(page.html.querySelector('header')).not.toBeNull();
    expect(portal.logs.some((line) => line.includes('Network Error'))).toBe(true);
  });

  it('is over within seconds of its return', async () => {
    await expect.poll(async () => (await visitor().get('/en/catalog?color=red')).status, { timeout: 10_000 }).toBe(200);
  });
});

describe('one public list that was not read yet and fails', () => {
  const failing = (path: string) => api.fail(http.get(`*${path}`, () => new HttpResponse(null, { status: 503 })));
  /** A page that visitors share names its scripts by hash, one of its own by nonce. */
  const isShared = ({ headers }: Page) => !headers.get('content-security-policy')?.includes('nonce-');

  it('of the filters: the catalogue and the search stand without it and say so, to nobody longer than it lasts', async () => {
    failing('/manufacturers');
    for (const path of ['/ru/catalog', '/ru/search?q=роза']) {
      const page = await visitor().get(path);
      expect([page.status, isShared(page)], path).toEqual([200, false]);
      expect(page.html.querySelectorAll('main article').length).toBeGreaterThan(3);
      expect(page.text).toContain('Не удалось получить: плантации и страны для фильтров.');
      expect([page.html.querySelector('[name=manufacturerId]'), page.html.querySelector('[name=countryId]') !== null]).toEqual([null, true]);
    }
    api.recover();
    await expect.poll(async () => (await visitor().get('/ru/catalog')).html.querySelector('[name=manufacturerId]') !== null).toBe(true);
    expect(isShared(await visitor().get('/ru/catalog'))).toBe(true);
  });

  it.each(['/product/1', '/favourites', '/catalog'])('of the sections: %s stands without them and says so', async (path) => {
    failing('/categories');
    const page = await visitor().get(path);
    expect([page.status, isShared(page)]).toEqual([200, false]);
    expect(page.text).toContain('Не вдалося отримати: розділи каталогу.');
  });
});

describe('an answer that makes no sense', () => {
  beforeAll(async () => {
    const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: account[0], password: account[1] }) };
    const { id_token: bearer } = (await (await fetch(`${api.url}/customer/auth/login`, sent)).json()) as { id_token: string };
    const answer = await fetch(`${api.url}/products/1`, { headers: { authorization: `Bearer ${bearer}` } });
    known = ((await answer.json()) as { data: typeof known }).data;
    expect(known.prices.length).toBeGreaterThan(0);
  });

  it.each([
    ['lacks what a product has', () => HttpResponse.json({ data: { id: 1, name: 'Freedom' } })],
    ['is cut off', () => new HttpResponse(JSON.stringify(product({})).slice(0, 200), { headers: { 'content-type': 'application/json' } })],
    ['is a web page', () => HttpResponse.html('<h1>Gateway</h1>')],
    ['has a price that is no number', () => new HttpResponse(JSON.stringify(product({})).replace(/"price":[\d.]+/g, '"price":NaN'))],
    ['has a price of nothing', () => HttpResponse.json(product({ prices: known.prices.map((price) => ({ ...price, price: null })) }))],
    ['has a price in words', () => HttpResponse.json(product({ prices: known.prices.map((price) => ({ ...price, price: '12,50' })) }))],
  ])('%s: the page says so and shows no price', async (_, answer) => {
    const customer = await signedIn();
    api.fail(http.get('*/products/1', answer));
    const page = await customer.get('/en/product/1');
    expect(page.status).toBe(503);
    expect(wordsOf(page)).toContain('App cannot connect to API');
    expect(wordsOf(page)).not.toMatch(/UAH|Gateway/);
    expect(portal.logs.some((line) => line.includes('catalogue.product: malformed'))).toBe(true);
  });

  it('has no price for this customer: not 0, and nothing to order by', async () => {
    const customer = await signedIn();
    api.fail(http.get('*/products/1', () => HttpResponse.json(product({ prices: [] }))));
    const page = await customer.get('/en/product/1');
    expect(page.status).toBe(200);
    expect(page.html.querySelector('main form input[name=productId][value="1"]')).toBeNull();
    expect(wordsOf(page)).not.toMatch(/\b0([.,]00)? UAH/);
  });
});

describe('an API that refuses', () => {
  it.each([409, 422, 500])('%i with a message: its words on the page', async (status) => {
    const customer = await signedIn();
    api.fail(http.get('*/documents', () => HttpResponse.json({ status, message: 'The books are closed <b>today</b>' }, { status })));
    const page = await customer.get('/en/orders');
    expect(page.status).toBe(status);
    expect(page.html.querySelector('main h1, main h2')?.text).toBe(`API error: ${status} - The books are closed <b>today</b>`);
    expect(page.html.querySelector('main b')).toBeNull();
    expect(page.html.querySelector('title')?.text).toContain(`API error: ${status}`);
  });

  it('without a word is not connected', async () => {
    const customer = await signedIn();
    api.fail(http.get('*/documents', () => new HttpResponse('<html>', { status: 502, headers: { 'retry-after': '7' } })));
    const page = await customer.get('/en/orders');
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('7');
    expect(wordsOf(page)).toContain('App cannot connect to API');
  });

  it.each([
    ['/login', 'Застосунок не може підключитися до API'],
    ['/en/login', 'App cannot connect to API'],
    ['/ru/login', 'Приложение не может подключиться к API'],
  ])('a form on %s without a word is not connected, and keeps what was typed', async (path, words) => {
    api.fail(http.post('*/customer/auth/login', () => new HttpResponse('<html>', { status: 400 })));
    const page = await visitor().signIn(...account, path);
    expect(page.status).toBe(422);
    expect(page.html.querySelector('main [role=alert]')?.text).toContain(words);
    expect(wordsOf(page)).not.toContain('400');
    expect(page.html.querySelector('input[name=phone]')?.getAttribute('value')).toBe(account[0]);
    await expect.poll(() => portal.logs.join('').split('\n').some((line) => line.includes('"auth.login"') && line.includes(`"requestId":"${page.headers.get('x-request-id') ?? ''}"`) && line.includes('Network Error'))).toBe(true);
  });

  it.each([
    ['/en/becomeClient', { name: 'Ivy', phone: '0671112233', role: 'decorator' }, 'name', 'Ivy'],
    ['/en/register', { phone: '0671112233', password: 'fialka2026' }, 'phone', '0671112233'],
    ['/en/forgotPassword', { phone: '0671112233' }, 'phone', '0671112233'],
  ])('a form on %s during an outage keeps what was typed', async (path, fields, field, typed) => {
    api.fail(http.post('*', () => HttpResponse.error()));
    const page = await visitor().post(path, fields);
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('10');
    expect(page.html.querySelector(`main input[name=${field}]`)?.getAttribute('value')).toBe(typed);
    expect(wordsOf(page)).toContain('App cannot connect to API');
    expect(page.text).not.toContain('fialka2026');
  });

  it.each([
    ['without a word', () => new HttpResponse(null, { status: 409 }), 'App cannot connect to API'],
    ['in its own words', () => HttpResponse.json({ status: 409, message: 'The books are closed' }, { status: 409 }), 'API error: 409 - The books are closed'],
  ])('a form of the profile %s', async (_, answer, words) => {
    const customer = await signedIn();
    api.fail(http.put('*/customers/me', answer));
    const page = await customer.post('/en/profile', { intent: 'personal', firstName: 'Соломія', lastName: 'Барвінок', email: '' });
    expect(page.status).toBe(422);
    expect(page.html.querySelector('main [role=alert]')?.text).toContain(words);
    expect(page.html.querySelector('input[name=firstName]')?.getAttribute('value')).toBe('Соломія');
  });

  it('the account with 409: the profile shows the rest, and says why not all', async () => {
    const customer = await signedIn();
    api.fail(http.get('*/customers/me', () => HttpResponse.json({ status: 409, message: 'The books are closed' }, { status: 409 })));
    const page = await customer.get('/en/profile');
    expect(page.status).toBe(200);
    expect(wordsOf(page, '#personal')).toContain('Your details could not be loaded right now.API error: 409 - The books are closed');
    expect(page.html.querySelector('input[name=firstName]')).toBeNull();
    expect(page.html.querySelectorAll('#addresses li').length).toBeGreaterThan(0);
    expect(wordsOf(page, '#balance')).toContain('The balance is not known right now');
    expect(wordsOf(page, '#representative')).not.toContain('You have no sales representative');
  });

  it.each([403, 409])('the cart with %i: the checkout says so in its words', async (status) => {
    const customer = await signedIn();
    api.fail(http.get('*/cart/me', () => HttpResponse.json({ status, message: 'The books are closed' }, { status })));
    expect(wordsOf(await customer.get('/en/checkout'))).toContain(`The cart cannot be opened right nowAPI error: ${status} - The books are closed`);
  });

  it('the cart: the page is whole, its frame without a cart', async () => {
    const customer = await signedIn();
    api.fail(http.get('*/cart/me', () => new HttpResponse(null, { status: 500 })));
    const page = await customer.get('/en/catalog');
    expect(page.status).toBe(200);
    expect(page.html.querySelectorAll('main article').length).toBeGreaterThan(10);
    expect(page.html.querySelector('header a[href="/en/checkout"]')).toBeNull();
    api.recover();
    expect((await customer.get('/en/catalog')).html.querySelector('header a[href="/en/checkout"]')).not.toBeNull();
  });

  it('the account, while an order is placed: the form comes back with what was typed', async () => {
    const customer = await signedIn();
    const list = await customer.get('/en/catalog?inStock=1');
    await customer.submit(list, 'main article form:has(input[name=productId])', { quantity: '1', unit: 'pack' });
    const form = await customer.get('/en/checkout');
    api.fail(http.get('*/customers/me', () => new HttpResponse(null, { status: 500 })));
    const page = await customer.submit(form, 'form#order', { deliveryType: 'pickup', comment: 'Call first' });
    expect(page.status).toBe(503);
    expect(page.html.querySelector('form#order textarea')?.text).toBe('Call first');
    expect(page.html.querySelector('input[name=orderKey]')?.getAttribute('value')).toBe(form.html.querySelector('input[name=orderKey]')?.getAttribute('value'));
  });

  it.each([400, 404, 409, 429])('the addresses with %i: the checkout and the profile are whole but for them', async (status) => {
    const customer = await signedIn();
    const list = await customer.get('/en/catalog?inStock=1');
    await customer.submit(list, 'main article form:has(input[name=productId])', { quantity: '1', unit: 'pack' });
    api.fail(http.get('*/customerAddress/me', () => HttpResponse.json({ status, message: 'No addresses today' }, { status })));
    const [checkout, profile] = [await customer.get('/en/checkout'), await customer.get('/en/profile')];
    expect([checkout.status, profile.status]).toEqual([200, 200]);
    expect(checkout.html.querySelector('form#order')).not.toBeNull();
  });

  it('the order with 403: the form comes back with why and all that was typed', async () => {
    const customer = await signedIn();
    const list = await customer.get('/en/catalog?inStock=1');
    await customer.submit(list, 'main article form:has(input[name=productId])', { quantity: '1', unit: 'pack' });
    const form = await customer.get('/en/checkout');
    api.fail(http.post('*/documents', () => HttpResponse.json({ status: 403, message: 'Ask your manager' }, { status: 403 })));
    const order = { deliveryType: 'pickup', deliveryDate: dayAfterTomorrow(), deliveryTime: '10:00-12:00', paymentMethod: 'cashInStore', comment: 'Call first', confirmCreditLimit: 'continue' };
    const page = await customer.submit(form, 'form#order', order);
    expect(page.status).toBe(422);
    expect(wordsOf(page)).toContain('Ask your manager');
    expect(page.html.querySelector('form#order textarea')?.text).toBe('Call first');
  });

  it('an offer that was accepted: its form still counts in pieces', async () => {
    const customer = await signedIn();
    const list = await customer.get('/en/catalog?inStock=1');
    const plentiful = list.html.querySelectorAll('main article:has(input[name=unit][value=pack])').find((card) => parseInt(card.querySelector('.stock')?.text ?? '') >= 200);
    const id = plentiful?.querySelector('input[name=productId]')?.getAttribute('value') ?? '';
    api.fail(http.post('*/cart/me', () => HttpResponse.json({ status: 429, message: 'Slow down' }, { status: 429 })));
    const offer = { productId: id, quantity: '100', unit: 'piece' };
    for (const path of [`/en/product/${id}`, '/en/catalog?inStock=1']) {
      const form = (await customer.post(path, offer)).html.querySelector(`main form:has(input[name=productId][value="${id}"])`);
      expect([form?.querySelector('input[name=quantity]'), form?.querySelector('input[name=unit]')].map((field) => field?.getAttribute('value'))).toEqual(['100', 'piece']);
    }
    const sheet = await customer.post('/en/catalog?inStock=1&view=list', offer);
    const ids = sheet.html.querySelectorAll('#price-list input[name=productId]').map((input) => input.getAttribute('value') ?? '');
    api.recover();
    const added = await customer.submit(sheet, '#price-list', { productId: ids, quantity: ids.map((each) => (each === id ? '100' : '')) });
    expect(wordsOf(added, 'body')).toMatch(/Added .*100 pcs/);
  });

  it('the addresses: the checkout says so where its summary of faults leads to', async () => {
    const customer = await signedIn();
    const list = await customer.get('/en/catalog?inStock=1');
    await customer.submit(list, 'main article form:has(input[name=productId])', { quantity: '1', unit: 'pack' });
    const form = await customer.get('/en/checkout');
    api.fail(http.get('*/customerAddress/me', () => new HttpResponse(null, { status: 503 })));
    const page = await customer.submit(form, 'form#order', { deliveryType: 'delivery' });
    const link = page.html.querySelector('main [role=alert] a[href="#customerAddressId"]');
    expect(link?.text).toMatch(/^Your addresses could not be loaded/);
    const target = page.html.querySelector('#customerAddressId');
    expect(target?.text).toBe(link?.text);
    expect(target?.getAttribute('tabindex')).toBe('-1');
  });
});

describe('an API that goes down while a form of the profile is filled in', () => {
  it.each([
    ['personal', { firstName: 'Соломія', lastName: 'Барвінок', email: '' }, 'input[name=firstName]', 'Соломія'],
    ['address', { type: 'client', city: 'Київ', street: 'Садова', building: '7' }, 'input[name=street]', 'Садова'],
    ['password', { oldPassword: 'kvitka2026', newPassword: 'bratky2026' }, 'input[name=newPassword]', undefined],
  ])('the %s form comes back with what was typed, and says that it may be saved', async (intent, fields, field, typed) => {
    const customer = await signedIn();
    api.fail(http.all('*', () => HttpResponse.error()));
    const page = await customer.post('/en/profile', { intent, ...fields });
    expect(page.status).toBe(503);
    expect(page.html.querySelector(`main form:has([role=alert]) ${field}`)?.getAttribute('value')).toBe(typed);
    expect(page.html.querySelector('main [role=alert]')?.text).toContain('App cannot connect to APIWhether the changes were saved is not known');
    expect(page.text).not.toMatch(/kvitka2026|bratky2026/);
  });
});
