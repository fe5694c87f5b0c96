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
      expect(new Set(filled(page))).toEqual(new Set(['']));
      expect(new Set(idsOf(page)).size).toBe(idsOf(page).length);
      const all = await regular.submit(page, form, { fill: 'all' });
      expect(all.status).toBe(200);
      expect(filled(all).some((quantity) => Number(quantity) > 0)).toBe(true);
      expect(all.html.querySelector(`${form} [role=status]`)?.text).toMatch(/\d+ .+, [\d\s,]+(?:шт|pcs)/);
      expect(all.html.querySelector(form)?.text).toMatch(/знижка \d+\s%|\d+% off|скидка \d+\s%/);
    },
  );

  it('GET /restock?weeks=8 lists more than two weeks', async () => {
    const [short, long] = [await regular.get('/restock?weeks=2'), await regular.get('/restock?weeks=8')];
    expect(rowsOf(short).length).toBeLessThan(rowsOf(long).length);
  });

  it.each([
    ['', /^було \d+$/, 'Заповнити все', /Ліміт: лишається [\d\s]+,\d\d\sгрн/, /Понад ліміт на [\d\s]+,\d\d\sгрн/],
    ['/en', /^last \d+$/, 'Fill in all', /Limit: [\d,]+\.\d\d\sUAH left/, /[\d,]+\.\d\d\sUAH over the limit/],
    ['/ru', /^было \d+$/, 'Заполнить всё', /Лимит: остаётся [\d\s]+,\d\d\sгрн/, /Сверх лимита на [\d\s]+,\d\d\sгрн/],
  ])(
    'POST %s/restock with the button of a line fills in what was bought last, the one for all keeps what is typed, and the bar tells what the limit leaves',
    async (prefix, label, fillAll, within, above) => {
      const page = await regular.get(`${prefix}/restock?weeks=8`);
      const bar = (shown: Page) => shown.html.querySelector(`${form} [role=status]`)?.text;
      expect(bar(page)).toMatch(within);
      const [first, ...others] = page.html.querySelectorAll('button[name=fill]:not([value=all])');
      expect(first?.text).toMatch(label);
      expect(others.length).toBeGreaterThan(3);
      const id = first?.getAttribute('value') ?? '';
      const quantityOf = (shown: Page) => shown.html.getElementById(`quantity-${id}`)?.getAttribute('value');
      const one = await regular.submit(page, form, { fill: id });
      expect([one.status, quantityOf(one)]).toEqual([200, /\d+/.exec(first?.text ?? '')?.[0]]);
      expect(filled(one).filter((quantity) => quantity !== '')).toHaveLength(1);

      expect(page.html.querySelector('button[name=fill][value=all]')?.text).toBe(fillAll);
      const typed = idsOf(page).map((each) => (each === id ? '77' : ''));
      const all = await regular.submit(page, form, { fill: 'all', productId: idsOf(page), quantity: typed });
      expect(quantityOf(all)).toBe('77');
      expect(filled(all).filter((quantity) => Number(quantity) > 0).length).toBeGreaterThan(others.length);
      expect(bar(all)).toMatch(above);
    },
  );
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

    const restockPage = await buyer.submit(await buyer.get('/restock?weeks=2'), form, { fill: 'all' });
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
