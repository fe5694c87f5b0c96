import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Customer, type Page } from '../support/customer';
import { startFailingFixture } from '../support/failing-fixture';
import { PLENTIFUL_FORM } from '../support/catalogue';

const account = ['+380501112233', 'kvitka2026'] as const;
const category = '/en/categories/flowers/roses';
const fixture = startFailingFixture({ LOG_LEVEL: 'debug' });
beforeAll(async () => {
  // The search index reads the catalogue in the background; its calls are not those of a page.
  await new Customer(fixture.portal.url).get('/en/login');
  await vi.waitUntil(() => fixture.portal.logs.join('').includes('catalogue indexed'), {
    timeout: 60_000,
    interval: 100,
  });
}, 120_000);

async function signedIn(): Promise<Customer> {
  const customer = new Customer(fixture.portal.url);
  await customer.signIn(...account, '/en/login');
  await backgroundCalls();
  return customer;
}

/** Waits until the recent orders are read, which no page waits for. */
async function backgroundCalls(): Promise<void> {
  for (let before = -1; before !== fixture.api.calls.length;) {
    before = fixture.api.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** The address of a category that the catalogue links to. */
async function aCategory(customer: Customer): Promise<string> {
  const page = await customer.get('/en/catalog');
  return page.html.querySelector('main a[href^="/en/categories/"]')?.getAttribute('href') ?? category;
}

/** Calls wait in `arrive` until so many have arrived: calls that follow each other would never go on. */
function barrier(size: number): { arrive: () => Promise<void>; arrived: () => number } {
  const waiting: (() => void)[] = [];
  return {
    arrive: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        if (waiting.length === size) for (const release of waiting) release();
      }),
    arrived: () => waiting.length,
  };
}

const cardsOn = (page: Page) => page.html.querySelectorAll('main article').length;
const ownCalls = ['GET /cart/discounts', 'GET /cart/me', 'GET /customers/me'];
const notices = (page: Page) =>
  page.html
    .querySelectorAll('[role=status]')
    .map(({ text }) => text)
    .join(' ');

describe('API calls of a page that was just loaded', () => {
  it('GET as a visitor makes no API call', async () => {
    const visitor = new Customer(fixture.portal.url);
    for (const path of [await aCategory(visitor), '/en', '/en/product/1', '/en/search?q=rose']) {
      await visitor.get(path);
      fixture.api.calls.length = 0;
      expect((await visitor.get(path)).status).toBe(200);
      expect(fixture.api.calls, path).toEqual([]);
    }
  });

  // @fault A10
  it('GET as a customer calls only the cart, the cart discounts and the account', async () => {
    const customer = await signedIn();
    for (const path of [await aCategory(customer), '/en/catalog', '/en/product/1', '/en/search?q=rose']) {
      await customer.get(path);
      fixture.api.calls.length = 0;
      const page = await customer.get(path);
      expect([...fixture.api.calls].sort(), path).toEqual(ownCalls);
      expect(page.text).toContain('UAH');
    }
  });

  it('GET /en/catalog as a customer makes its three API calls in parallel', async () => {
    const customer = await signedIn();
    await customer.get('/en/catalog');
    const three = barrier(3);
    fixture.api.fail(http.get('*', three.arrive));
    const page = await customer.get('/en/catalog');
    expect(page.status).toBe(200);
    expect(three.arrived()).toBe(3);
    expect(notices(page)).toBe('');
  });

  it('GET /en/notifications/unread returns the unread count, and /en/profile loads the notifications itself', async () => {
    const customer = await signedIn();
    expect(JSON.parse((await customer.get('/en/notifications/unread')).text)).toEqual({
      unread: expect.any(Number) as number,
    });
    fixture.api.calls.length = 0;
    await customer.get('/en/profile');
    expect(fixture.api.calls).toContain('GET /notifications');
  });
});

it('POST /checkout makes four API calls in parallel, then two, then sends the order', async () => {
  const customer = await signedIn();
  const list = await customer.get('/en/catalog?inStock=1');
  await customer.submit(list, PLENTIFUL_FORM, {
    quantity: '1',
    unit: 'pack',
  });
  const form = await customer.get('/en/checkout');
  const deliveryDate = form.html.querySelectorAll('[name=deliveryDate][value]').at(-1)?.getAttribute('value') ?? '';
  const [four, two] = [barrier(4), barrier(2)];
  fixture.api.calls.length = 0;
  fixture.api.fail(
    ...['cart/me', 'cart/discounts', 'customers/me', 'customerAddress/me'].map((path) =>
      http.get(`*/${path}`, four.arrive),
    ),
    ...['customers/:id/balance', 'products'].map((path) => http.get(`*/${path}`, two.arrive)),
  );
  const placed = await customer.submit(
    form,
    'form#order',
    { deliveryType: 'pickup', deliveryDate, deliveryTime: '10:00-12:00', paymentMethod: 'cashInStore', comment: '' },
    { follow: false },
  );
  expect(placed.headers.get('location')).toMatch(/success/);
  expect([four.arrived(), two.arrived()]).toEqual([4, 2]);
  expect(fixture.api.calls.indexOf('POST /documents')).toBe(6);
});

describe('API that stops responding', () => {
  const down = () => fixture.api.fail(http.all('*', () => HttpResponse.error()));

  it('GET of a cached category as a visitor keeps answering 200 with its products', async () => {
    const visitor = new Customer(fixture.portal.url);
    const path = await aCategory(visitor);
    await visitor.get(path);
    down();
    for (let page = 0; page < 10; page += 1) {
      const shown = await visitor.get(path);
      expect(shown.status).toBe(200);
      expect(cardsOn(shown)).toBeGreaterThan(5);
    }
  });

  it('GET /catalog as a customer answers 200, shows the time of prices and stock, and names what is missing', async () => {
    const words = [
      ['/catalog', 'Ціни й залишки — станом на', 'кошик'],
      ['/en/catalog', 'Prices and stock are as of', 'the cart'],
      ['/ru/catalog', 'Цены и остатки — по состоянию на', 'корзина'],
    ] as const;
    const customer = await signedIn();
    for (const [path] of words)
      await expect.poll(async () => notices(await customer.get(path)), { timeout: 10_000 }).toBe('');
    down();
    // Prices and stock count as current for ten seconds.
    await new Promise((resolve) => setTimeout(resolve, 10_100));
    for (const [path, asOf, cart] of words) {
      const page = await customer.get(path);
      expect(page.status).toBe(200);
      expect(cardsOn(page)).toBeGreaterThan(10);
      expect(notices(page)).toMatch(new RegExp(`${asOf}\\s+\\d\\d:\\d\\d`));
      expect(notices(page)).toContain(cart);
      expect(page.html.querySelector(`[role=status] a[href="${path}"]`)).not.toBeNull();
    }
    fixture.api.recover();
    await expect.poll(async () => notices(await customer.get('/en/catalog')), { timeout: 10_000 }).toBe('');
  });

  it('GET /en/catalog without cart discounts shows the products and names only the discounts as missing', async () => {
    const customer = await signedIn();
    fixture.api.fail(http.get('*/cart/discounts', () => HttpResponse.error()));
    const page = await customer.get('/en/catalog');
    expect(cardsOn(page)).toBeGreaterThan(10);
    expect(notices(page)).toContain('your discounts');
    expect(notices(page)).not.toContain('as of');
  });
});
