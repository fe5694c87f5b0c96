import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';
import { documentTypes } from '~server/contract/enumerations';

const url = inject('portalUrl');
const regular = new Customer(url);

beforeAll(async () => {
  await regular.signIn('+380501112233', 'kvitka2026');
});

const rowsOf = (page: Page) => page.html.querySelectorAll('main li a[href*="?id="]').map((link) => link.text);
const fieldOf = (page: Page, name: string) => page.html.querySelector(`main form [name="${name}"]`);

describe('Orders', () => {
  it('GET /en/orders as a visitor redirects to login with the filter in redirectTo', async () => {
    const visitor = new Customer(url);
    const answer = await visitor.get('/en/orders?date=day&dateFrom=2026-11-01', { follow: false });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(
      `/en/login?redirectTo=${encodeURIComponent('/en/orders?date=day&dateFrom=2026-11-01')}`,
    );
  });

  it.each([
    ['', 'Замовлення', 'Прийнято', 'Очікує оплати'],
    ['/en', 'Orders', 'Accepted', 'Awaiting payment'],
    ['/ru', 'Заказы', 'Принят', 'Ожидает оплаты'],
  ])(
    'GET %s/orders lists the orders in its language without preliminary ones',
    async (prefix, title, status, payment) => {
      const page = await regular.get(`${prefix}/orders`);
      expect(page.html.querySelector('h1')?.text).toBe(title);
      expect(rowsOf(page).length).toBeGreaterThanOrEqual(15);
      expect(wordsOf(page)).toContain(status);
      expect(wordsOf(page)).toContain(payment);
      expect(wordsOf(page)).not.toMatch(/Попереднє|Preliminary|Предварительный/);
      expect(page.headers.get('cache-control')).toBe('private, no-store');
    },
  );

  it('GET /orders?date=range&… filters by period and keeps the dates in the form', async () => {
    const page = await regular.get('/orders?date=range&dateFrom=2020-01-01&dateTo=2020-12-31');
    expect(rowsOf(page)).toEqual([]);
    expect(page.html.querySelector('main h2')?.text).toBe('За цим фільтром нічого немає');
    expect(fieldOf(page, 'dateFrom')?.getAttribute('value')).toBe('2020-01-01');
    const since = await regular.get('/orders?date=range&dateFrom=2020-01-01&dateTo=');
    expect(rowsOf(since).length).toBeGreaterThanOrEqual(15);
  });

  it.each([
    'date=day',
    'date=range&dateFrom=2026-02-31',
    'dateTo=%00',
    'date=range&dateFrom=2026-11-02&dateTo=2026-11-01',
    'status=lost',
    'date=later',
  ])('GET /orders?%s answers 422 with the error at its field', async (search) => {
    const page = await regular.get(`/orders?${search}`);
    expect(page.status).toBe(422);
    const message = page.html.querySelector('main [role=alert] li')?.text;
    expect(message).toMatch(/\.$/);
    const described = page.html
      .querySelectorAll('main [aria-describedby]')
      .flatMap((field) => field.getAttribute('aria-describedby')?.split(' ') ?? []);
    expect(described.map((id) => page.html.getElementById(id)?.text)).toContain(message);
  });

  it('GET /history?documentType=poem answers 422 with the error at its field', async () => {
    const page = await regular.get('/history?documentType=poem');
    expect(page.status).toBe(422);
    const field = page.html.querySelector('#filter [name=documentType]');
    const described = field?.getAttribute('aria-describedby')?.split(' ') ?? [];
    const message = page.html.querySelector('main [role=alert] li')?.text;
    expect(described.map((id) => page.html.getElementById(id)?.text)).toContain(message);
  });

  it('GET /en/orders?status=canceled lists cancelled orders only', async () => {
    const page = await regular.get('/en/orders?status=canceled');
    expect(rowsOf(page).length).toBeGreaterThan(0);
    expect(page.html.querySelectorAll('main li').every((row) => row.text.includes('Cancelled'))).toBe(true);
    expect(fieldOf(page, 'status')?.querySelector('option[selected]')?.text).toBe('Cancelled');
  });

  it('GET /orders?page=99 says that the page is empty and links to the first', async () => {
    const page = await regular.get('/orders?page=99');
    expect(wordsOf(page)).toContain('На цій сторінці вже нічого немає');
    expect(page.html.querySelector('main a[href="/orders"]')).not.toBeNull();
  });

  it('GET /orders of a new customer says that there are none and links to the catalogue', async () => {
    const page = await (await registerCustomer(url)).customer.get('/orders');
    expect(wordsOf(page)).toContain('Замовлень ще немає');
    expect(page.html.querySelectorAll('main a').map((link) => link.getAttribute('href'))).toEqual(['/catalog']);
    expect(page.html.querySelector('main form')).toBeNull();
  });
});

describe('One order', () => {
  it('GET /orders?id=… linked from the list shows items, totals, delivery and payment', async () => {
    const list = await regular.get('/orders');
    const href = list.html.querySelector('main li a[href*="?id="]')?.getAttribute('href') ?? '';
    const page = await regular.get(href);
    expect(page.html.querySelector('h1')?.text).toBe(rowsOf(list)[0]);
    expect(page.html.querySelectorAll('main a[href^="/product/"]').length).toBeGreaterThan(0);
    expect(page.html.querySelector('main li img')?.getAttribute('src')).toMatch(/^\/images\/\d+\//);
    for (const label of ['Спосіб доставки', 'Планова доставка', 'Спосіб оплати', 'Кількість', 'Знижка', 'Разом']) {
      expect(wordsOf(page)).toContain(label);
    }
    expect(wordsOf(page)).toMatch(/(FB|HB|QB), .*курс валюти \d/);
  });

  it.each(['/orders?id=nobody', '/en/orders?id=..%2f..%2fcustomers%2fme', '/history?id=%00'])(
    'GET %s answers 404 and links to the orders',
    async (path) => {
      const page = await regular.get(path);
      expect(page.status).toBe(404);
      expect(page.html.querySelector('main a[href$="/orders"]')).not.toBeNull();
      expect(wordsOf(page)).not.toMatch(/розпродано|sold out/);
    },
  );

  // @fault C11
  it('GET /orders?id=… of another customer answers 404 with the same page as an unknown id', async () => {
    const list = await regular.get('/orders');
    const href = list.html.querySelector('main li a[href*="?id="]')?.getAttribute('href') ?? '';
    const { customer: other } = await registerCustomer(url);
    const [foreign, unknown] = [await other.get(href), await other.get('/orders?id=nobody')];
    expect(foreign.status).toBe(404);
    expect(foreign.html.querySelector('main h1')?.text).toBe(unknown.html.querySelector('main h1')?.text);
  });
});

describe('Pre-orders and history', () => {
  it('GET /en/preorders lists the preliminary orders', async () => {
    const page = await regular.get('/en/preorders');
    expect(rowsOf(page)).toHaveLength(3);
    expect(wordsOf(page)).toContain('3 pre-orders');
  });

  it('GET /history lists all documents in pages, with totals by type on each page', async () => {
    const first = await regular.get('/history');
    const second = await regular.get('/history?page=2');
    expect(rowsOf(first)).toHaveLength(20);
    expect(rowsOf(second).length).toBeGreaterThanOrEqual(6);
    expect(rowsOf(second)).not.toContain(rowsOf(first)[0]);
    expect(wordsOf(first)).toContain('Разом за період');
    expect(first.html.querySelectorAll('main dl > div').length).toBeGreaterThan(3);
    expect(wordsOf(second)).toContain('Разом за період');
  });

  it('The filter has all document types on /history and none on /orders and /preorders', async () => {
    const types = async (path: string) =>
      (await regular.get(path)).html.querySelectorAll('#filter [name=documentType] option').length;
    expect(await types('/history')).toBe(1 + documentTypes.length);
    expect([await types('/orders'), await types('/preorders')]).toEqual([0, 0]);
  });

  it('GET /orders?documentType=claimAct redirects to /history, which lists claim acts only', async () => {
    const page = await regular.get('/orders?documentType=claimAct');
    expect(page.path).toBe('/history?documentType=claimAct');
    expect(rowsOf(page)).toEqual([expect.stringMatching(/^Акт рекламації №/)]);
    expect(fieldOf(page, 'documentType')?.querySelector('option[selected]')?.getAttribute('value')).toBe('claimAct');
  });
});
