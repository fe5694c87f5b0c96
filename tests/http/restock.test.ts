import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';
import { plentifulLots } from '../support/catalogue';

const url = inject('portalUrl');
const regular = new Customer(url);
let buyer: Customer;

const rowsOf = (page: Page) => page.html.querySelectorAll('main form > ul > li');
const form = 'main form:has(input[name=quantity])';
const filled = (page: Page) =>
  page.html.querySelectorAll('main form input[name=quantity]').map((input) => input.getAttribute('value') ?? '');
const idsOf = (page: Page) =>
  page.html.querySelectorAll('main form input[name=productId]').map((input) => input.getAttribute('value') ?? '');
const cartLines = async () =>
  new Set(
    (await buyer.get('/checkout')).html
      .querySelectorAll('main form input[name=itemId]')
      .map((input) => input.getAttribute('value')),
  ).size;

beforeAll(async () => {
  await regular.signIn('+380501112233', 'kvitka2026');
  ({ customer: buyer } = await registerCustomer(url));
});

describe('Restock page', () => {
  it('GET /restock redirects visitors to login, and home, orders, menu and the empty cart link to it', async () => {
    const visitor = await new Customer(url).get('/restock?weeks=8', { follow: false });
    expect(visitor.headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent('/restock?weeks=8')}`);
    for (const [customer, path] of [
      [buyer, '/en'],
      [regular, '/en/orders'],
      [buyer, '/en/checkout'],
    ] as const) {
      expect((await customer.get(path)).html.querySelector('main a[href="/en/restock"]'), path).not.toBeNull();
    }
    expect(
      (await buyer.get('/en')).html.querySelector('nav a[href="/en/restock"], header a[href="/en/restock"]'),
    ).not.toBeNull();
  });

  it('GET /restock of a customer without orders says so and links to eight weeks', async () => {
    const page = await buyer.get('/restock');
    expect(wordsOf(page)).toContain('За цей час замовлень не було');
    expect(page.html.querySelector('main a[href="/restock?weeks=8"]')).not.toBeNull();
  });

  it.each([
    ['', 'Поповнити запас', /Востаннє \d+ .+: \d+\sшт\s×\s[\d\s]+,\d\d\sгрн/],
    ['/en', 'Restock', /Last on .+: \d+\spcs\s×\s[\d,]+\.\d\d\sUAH/],
    ['/ru', 'Пополнить запас', /Последний раз \d+ .+: \d+\sшт\s×\s[\d\s]+,\d\d\sгрн/],
  ])(
    'GET %s/restock?weeks=8 shows each product bought with its last quantity and price, and the total',
    async (prefix, title, last) => {
      const page = await regular.get(`${prefix}/restock?weeks=8`);
      expect(page.html.querySelector('h1')?.text).toBe(title);
      expect(rowsOf(page).length).toBeGreaterThan(3);
      for (const row of rowsOf(page)) expect(row.text).toMatch(last);
      expect(filled(page).some((quantity) => Number(quantity) > 0)).toBe(true);
      expect(new Set(idsOf(page)).size).toBe(idsOf(page).length);
      expect(page.html.querySelector(`${form} [role=status]`)?.text).toMatch(/\d+ .+, [\d\s,]+(?:шт|pcs)/);
      expect(page.html.querySelector(form)?.text).toMatch(/знижка \d+\s%|\d+% off|скидка \d+\s%/);
    },
  );

  it('GET /restock?weeks=8 lists more than two weeks, and fill=none empties the quantities', async () => {
    const [short, long] = [await regular.get('/restock?weeks=2'), await regular.get('/restock?weeks=8')];
    expect(rowsOf(short).length).toBeLessThan(rowsOf(long).length);
    const empty = await regular.get('/restock?weeks=8&fill=none');
    expect(rowsOf(empty)).toHaveLength(rowsOf(long).length);
    expect(new Set(filled(empty))).toEqual(new Set(['']));
  });
});

describe('Adding from the restock page', () => {
  it('POST /restock adds all lines and redirects to checkout, and the page then shows what the cart has', async () => {
    const list = await buyer.get('/catalog?inStock=1&sort=-name&page=2');
    const [first, second] = plentifulLots(list);
    await buyer.post(list.path, { productId: [first ?? '', second ?? ''], quantity: ['1', '1'], unit: 'pack' });
    const checkout = await buyer.get('/checkout');
    const deliveryDate = checkout.html.querySelectorAll('[name=deliveryDate]')[1]?.getAttribute('value') ?? '';
    await buyer.submit(checkout, 'form:has([name=orderKey])', {
      intent: 'placeOrder',
      deliveryType: 'pickup',
      deliveryDate,
      deliveryTime: '10:00-12:00',
      paymentMethod: 'cashInStore',
    });

    const restockPage = await buyer.get('/restock?weeks=2');
    expect(idsOf(restockPage).filter((id) => id === first || id === second)).toHaveLength(2);
    const cart = await buyer.submit(restockPage, form, {
      productId: idsOf(restockPage),
      quantity: filled(restockPage),
    });
    expect(cart.path).toBe('/checkout');
    expect(cart.html.text).toMatch(/Додано 2 позиції, \d+ шт/);
    expect(await cartLines()).toBe(2);

    const again = await buyer.get('/restock?weeks=2');
    expect(wordsOf(again)).toMatch(/У кошику вже \d+ шт|вже у вашому кошику/);
    expect(new Set(filled(again))).toEqual(new Set(['']));
  });

  it('POST /restock with invalid quantities answers 422, keeps them and adds nothing', async () => {
    const restockPage = await buyer.get('/restock?weeks=2');
    const [id = ''] = idsOf(restockPage);
    for (const typed of ['99999', '-3', '1.5', 'багато', '🌹']) {
      const page = await buyer.submit(restockPage, form, {
        productId: [id, 'forged'],
        quantity: [typed, '1'],
        price: '0.01',
      });
      expect(page.status).toBe(422);
      expect(page.path).toBe('/restock?weeks=2');
      const field = page.html.querySelector(`input[name=quantity][value="${typed}"]`);
      expect(page.html.getElementById(field?.getAttribute('aria-describedby') ?? '')?.text, typed).toBeTruthy();
      expect(page.html.querySelector('[role=alert]')?.text).toContain('Позиція: Цього товару більше немає.');
    }
    expect((await buyer.post('/restock', {})).status).toBe(422);
    expect(await cartLines()).toBe(2);
  });
});
