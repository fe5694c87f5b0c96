import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { boxesOf, press, SHEET, valuesOf } from '../support/list-sheet';
import { registerBuyer } from '../support/new-buyer';
import { registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
const regular = new Customer(url);
let newcomer: Customer;

const rowsOf = (page: Page) => page.html.querySelectorAll(`${SHEET} > ul > li`);
const barOf = (page: Page) => page.html.querySelector(`${SHEET} [role=status]`)?.text;
const linesInCart = async (customer: Customer) =>
  new Set(
    (await customer.get('/checkout')).html
      .querySelectorAll('main form input[name=itemId]')
      .map((input) => input.getAttribute('value')),
  ).size;

beforeAll(async () => {
  await regular.signIn('+380501112233', 'kvitka2026');
  ({ customer: newcomer } = await registerCustomer(url));
});

describe('My list', () => {
  it('GET /list redirects visitors to login, and home, orders, menu and the empty cart link to it', async () => {
    const visitor = await new Customer(url).get('/list?from=weeks&weeks=8', { follow: false });
    expect(visitor.headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent('/list?from=weeks&weeks=8')}`);
    for (const [customer, path] of [
      [newcomer, '/en'],
      [regular, '/en/orders'],
      [newcomer, '/en/checkout'],
    ] as const) {
      expect((await customer.get(path)).html.querySelector('main a[href="/en/list"]'), path).not.toBeNull();
    }
    expect(
      (await newcomer.get('/en')).html.querySelector('nav a[href="/en/list"], header a[href="/en/list"]'),
    ).not.toBeNull();
  });

  it('Home has no list of the weekday, and what a florist does beside ordering is behind one word', async () => {
    const home = await regular.get('/');
    const workshop = home.html.querySelector('main details:has(nav)');
    expect(workshop?.hasAttribute('open')).toBe(false);
    expect(workshop?.querySelector('summary')?.text).toBe('Майстерня');
    expect(workshop?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
      '/event',
      '/retail',
      '/price-tags',
    ]);
    expect(home.html.querySelector('main a[href*="weekday"], main a[href*="templates"]')).toBeNull();
    expect(wordsOf(home)).not.toMatch(/По \S+ах ви берете/);
  });

  it.each([
    ['', 'За цей час замовлень не було'],
    ['/en', 'There were no orders in this time'],
    ['/ru', 'За это время заказов не было'],
  ])('GET %s/list?from=weeks of a customer without orders says “%s” and leads on', async (prefix, words) => {
    const page = await newcomer.get(`${prefix}/list?from=weeks`);
    expect(wordsOf(page)).toContain(words);
    expect(page.html.querySelector(`main a[href="${prefix}/list?from=weeks&weeks=8"]`)).not.toBeNull();
    expect(page.html.querySelector(`main a[href="${prefix}/catalog"]`)).not.toBeNull();
  });

  it.each([
    ['', 'Мій список', /\d+-й день із \d+/, /Ліміт: лишається [\d\s]+,\d\d\sгрн/, /Понад ліміт на [\d\s]+,\d\d\sгрн/],
    ['/en', 'My list', /day \d+ of \d+/, /Limit: [\d,]+\.\d\d\sUAH left/, /[\d,]+\.\d\d\sUAH over the limit/],
    [
      '/ru',
      'Мой список',
      /\d+-й день из \d+/,
      /Лимит: остаётся [\d\s]+,\d\d\sгрн/,
      /Сверх лимита на [\d\s]+,\d\d\sгрн/,
    ],
  ])(
    'GET %s/list?from=weeks&weeks=8 shows each product bought once with its usual quantity as the norm, and what the limit leaves',
    async (prefix, title, age, within, above) => {
      const page = await regular.get(`${prefix}/list?from=weeks&weeks=8`);
      expect(page.html.querySelector('h1')?.text).toBe(title);
      expect(rowsOf(page).length).toBeGreaterThan(3);
      expect(rowsOf(page).some((row) => age.test(row.text))).toBe(true);
      expect(new Set(valuesOf(page, 'productId')).size).toBe(valuesOf(page, 'productId').length);
      expect(valuesOf(page, 'norm').some((norm) => /^[1-9]\d*$/.test(norm))).toBe(true);
      expect(new Set([...valuesOf(page, 'left'), ...valuesOf(page, 'quantity')])).toEqual(new Set(['']));
      expect(barOf(page)).toMatch(within);

      const filled = await press(regular, page, 'takeNorms');
      expect(filled.status).toBe(200);
      expect(valuesOf(filled, 'quantity').filter((quantity) => Number(quantity) > 0).length).toBeGreaterThan(3);
      expect(barOf(filled)).toMatch(/\d+ .+, [\d\s,]+(?:шт|pcs)/);
      expect(barOf(filled)).toMatch(above);
      expect(filled.html.querySelector(SHEET)?.text).toMatch(/знижка \d+\s%|\d+% off|скидка \d+\s%/);
    },
  );

  it('GET /list?from=weeks lists more of eight weeks than of two, and the usual list leaves out what was bought once', async () => {
    const [short, long, usual] = [
      await regular.get('/en/list?from=weeks&weeks=2'),
      await regular.get('/en/list?from=weeks&weeks=8'),
      await regular.get('/en/list'),
    ];
    expect(rowsOf(short).length).toBeLessThan(rowsOf(long).length);
    expect(rowsOf(usual).length).toBeGreaterThan(0);
    expect(rowsOf(usual).length).toBeLessThan(rowsOf(long).length);
  });
});

describe('Adding from the list', () => {
  it('POST /list adds all lines and redirects to checkout, and the page then tells what the cart has and subtracts it', async () => {
    const { customer } = await registerBuyer(url);
    const page = await customer.get('/en/list');
    const [id = ''] = valuesOf(page, 'productId');
    const [norm = ''] = valuesOf(page, 'norm');
    expect([valuesOf(page, 'productId').length, Number(norm) > 0]).toEqual([1, true]);
    const filled = await press(customer, page, 'takeNorms');
    expect(boxesOf(filled, id)[2]).toBe(norm);
    const cart = await press(customer, filled, 'add');
    expect(cart.path).toBe('/en/checkout');
    expect(wordsOf(cart, 'body')).toMatch(new RegExp(`Added 1 pack \\(${norm}\\spcs\\)`));
    expect(await linesInCart(customer)).toBe(1);

    const again = await customer.get('/en/list');
    expect(wordsOf(again)).toMatch(new RegExp(`already has ${norm}\\spcs`));
    const counted = await press(customer, again, 'takeNorms', { typed: { [id]: { norm: String(3 * Number(norm)) } } });
    expect(boxesOf(counted, id)[2]).toBe(String(2 * Number(norm)));
  });

  it('POST /list with invalid quantities answers 422, keeps them with the norm and what is left, and adds nothing', async () => {
    const { customer } = await registerBuyer(url);
    const page = await customer.get('/list');
    const [id = ''] = valuesOf(page, 'productId');
    for (const typed of ['99999', '-3', '1.5', 'багато', '🌹']) {
      const answer = await customer.submit(page, SHEET, {
        intent: 'add',
        productId: [id, 'forged'],
        norm: ['80', ''],
        left: ['5', ''],
        quantity: [typed, '1'],
        price: '0.01',
      });
      expect([answer.status, answer.path]).toEqual([422, '/list']);
      expect(boxesOf(answer, id)).toEqual(['80', '5', typed]);
      const field = answer.html.getElementById(`quantity-${id}`);
      expect(answer.html.getElementById(field?.getAttribute('aria-describedby') ?? '')?.text, typed).toBeTruthy();
      expect(answer.html.querySelector('[role=alert]')?.text).toContain('Позиція: Цього товару більше немає.');
    }
    expect((await customer.post('/list', {})).status).toBe(422);
    expect(await linesInCart(customer)).toBe(0);
  });
});

describe('Norms', () => {
  it('A saved norm is there on another device and from each source, and an emptied one is learned from the orders again', async () => {
    const { customer, phone, password } = await registerBuyer(url);
    const page = await customer.get('/en/list');
    const [id = ''] = valuesOf(page, 'productId');
    const [learned = ''] = valuesOf(page, 'norm');
    const saved = await press(customer, page, 'saveNorms', { typed: { [id]: { norm: '777', left: '3' } } });
    expect([saved.status, boxesOf(saved, id).slice(0, 2)]).toEqual([200, ['777', '3']]);
    expect(wordsOf(saved)).toContain('Norms saved.');
    const onPhone = new Customer(url);
    await onPhone.signIn(phone, password, '/en/login');
    for (const path of ['/en/list', '/en/list?from=weeks&weeks=2'])
      expect([path, boxesOf(await onPhone.get(path), id)[0]]).toEqual([path, '777']);
    const kept = JSON.parse((await onPhone.get('/en/account-data.json')).text) as Record<string, unknown>;
    expect(kept).toMatchObject({ norms: [{ lot: id, pieces: 777 }] });

    await press(onPhone, await onPhone.get('/en/list'), 'saveNorms', { typed: { [id]: { norm: '' } } });
    expect(boxesOf(await customer.get('/en/list'), id)[0]).toBe(learned);
  });

  it('A norm of the list is not that of another customer', async () => {
    const [one, other] = [await registerBuyer(url), await registerBuyer(url)];
    const page = await one.customer.get('/en/list');
    const [id = ''] = valuesOf(page, 'productId');
    const before = boxesOf(await other.customer.get('/en/list'), id);
    await press(one.customer, page, 'saveNorms', { typed: { [id]: { norm: '777' } } });
    expect(boxesOf(await other.customer.get('/en/list'), id)).toEqual(before);
  });
});
