import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
const regular = new Customer(url);
let buyer: Customer;

/** The lots of a page: a cell each. */
const lotsOf = (page: Page) => page.html.querySelectorAll('main table tbody [data-lot]');
/** The varieties of a page: one is in a row for each of its farms. */
const varietiesOf = (page: Page) =>
  new Set(
    page.html.querySelectorAll('main table tbody th[scope=row]').map(({ text }) => text.replace(/\d+ плантац\S+/, '')),
  );
const idsOf = (page: Page) =>
  page.html.querySelectorAll('#price-list input[name=productId]').map((input) => input.getAttribute('value') ?? '');
const quantityOf = (page: Page, id: string) =>
  page.html.querySelector(`#price-list [id="p-${id}"] input[name=quantity]`)?.getAttribute('value');
const turnTo = (customer: Customer, page: Page, number: number, fields: Record<string, string[]>) =>
  customer.submit(page, '#price-list', { ...fields, turnTo: String(number) });
const cartLines = async () =>
  new Set(
    (await buyer.get('/checkout')).html
      .querySelectorAll('main form input[name=itemId]')
      .map((input) => input.getAttribute('value')),
  ).size;

beforeAll(async () => {
  await regular.signIn('+380501112233', 'kvitka2026');
  ({ customer: buyer } = await registerCustomer(url));
}, 90_000);

describe('Price list', () => {
  it('GET /catalog?view=list has all lots of 24 varieties a page, with quantity inputs for customers and none for visitors', async () => {
    const cards = await buyer.get('/catalog');
    const href =
      cards.html
        .querySelectorAll('main a')
        .find((link) => link.getAttribute('href')?.includes('view=list'))
        ?.getAttribute('href') ?? '';
    const page = await buyer.get(href);
    expect(page.html.querySelectorAll('main table thead th').map(({ text }) => text)).toContain('60\u00a0см');
    expect(varietiesOf(page).size).toBeGreaterThanOrEqual(24);
    expect(lotsOf(page).length).toBeGreaterThan(60);
    expect(idsOf(page).length).toBeGreaterThan(40);
    expect(new Set(idsOf(page).map((id) => quantityOf(page, id)))).toEqual(new Set(['']));
    expect(page.html.querySelector('main nav a[href^="/pdf/product-list"]')).not.toBeNull();
    const visitor = await new Customer(url).get('/catalog?view=list');
    expect(lotsOf(visitor)).toHaveLength(lotsOf(page).length);
    expect(
      visitor.html.querySelector('main input[name=quantity], main a[href*="price-list.csv"], main button[name=turnTo]'),
    ).toBeNull();
    expect(visitor.html.querySelector('main a[rel=next]')?.getAttribute('href')).toBe('/catalog?view=list&page=2');
  });

  it('POST /catalog?view=list with turnTo keeps the quantities across pages, sorting and filters, and adds lines of several pages at once', async () => {
    const first = await buyer.get('/catalog?view=list&inStock=1');
    const [one = ''] = idsOf(first);
    const second = await turnTo(buyer, first, 2, {
      productId: idsOf(first),
      quantity: idsOf(first).map((id) => (id === one ? '1' : '')),
    });
    expect(second.path).toBe(`/catalog?view=list&inStock=1&page=2&chosen=1*${one}`);
    expect(wordsOf(second)).toContain('Вибрано, але не на цій сторінці прайса');
    expect(quantityOf(second, one)).toBe('1');
    expect(second.html.querySelector('#price-list [role=status]')?.text).toMatch(/^Вибрано 1 позицію: \d+ шт, /);
    const over = await buyer.get(`/catalog?view=list&chosen=99999*${one}`);
    expect(over.html.querySelector('#price-list [role=status]')?.text).toBe('1 рядок із помилкою: перевірте кількість');
    expect(over.html.querySelector('#price-list [role=status] a')?.getAttribute('href')).toBe(`#quantity-${one}`);
    expect(over.html.querySelector('#price-list [aria-invalid=true]')?.id).toBe(`quantity-${one}`);
    const links = second.html
      .querySelectorAll('main nav a[href*="view=list"], main a[href*="sort="]')
      .map((link) => link.getAttribute('href'));
    expect(links.length).toBeGreaterThan(2);
    for (const href of links) expect(href).toContain(`chosen=1*${one}`);

    const cards = await buyer.get(`/catalog?inStock=1&chosen=1*${one}`);
    expect(cards.html.querySelector('main a[rel=next]')?.getAttribute('href')).toBe(
      `/catalog?inStock=1&page=2&chosen=1*${one}`,
    );
    const nothing = await buyer.get(`/catalog?view=list&priceMin=999999&chosen=1*${one}`);
    expect(wordsOf(nothing)).toContain('Нічого не знайшлося');
    expect(quantityOf(nothing, one)).toBe('1');
    expect(nothing.html.querySelector('#price-list [role=status]')?.text).toMatch(/^Вибрано 1 позицію/);

    const back = await turnTo(buyer, second, 1, {
      productId: idsOf(second),
      quantity: idsOf(second).map((id) => (id === one ? '1' : '')),
    });
    expect(quantityOf(back, one)).toBe('1');
    expect(wordsOf(back)).not.toContain('Вибрано, але не на цій сторінці прайса');
    expect(await cartLines()).toBe(0);

    const other = idsOf(second).at(-1) ?? '';
    const added = await buyer.submit(second, '#price-list', { productId: [one, other], quantity: ['1', '1'] });
    expect(added.path).toBe('/catalog?view=list&inStock=1&page=2');
    expect(added.html.text).toMatch(/Додано 2 позиції, \d+ шт/);
    expect(await cartLines()).toBe(2);
  });

  it('POST /catalog?view=list with some invalid lines answers 422, adds the valid ones and keeps the others as typed', async () => {
    const page = await buyer.get('/catalog?view=list&inStock=1&page=2');
    const [one = '', two = '', three = '', four = ''] = idsOf(page);
    const held = await cartLines();
    const answer = await buyer.submit(page, '#price-list', {
      productId: [one, two, three, four],
      quantity: ['1', '1', '99999', '-5'],
      price: '0.01',
    });
    expect(answer.status).toBe(422);
    expect(await cartLines()).toBe(held + 2);
    expect(answer.html.querySelectorAll('main [role=status] li')).toHaveLength(2);
    expect([one, two, three, four].map((id) => quantityOf(answer, id))).toEqual(['', '', '99999', '-5']);
    expect(answer.html.querySelectorAll('main [role=alert] li')).toHaveLength(2);
    const offer = answer.html.querySelector(`form[hidden]:has(input[value="${three}"])`);
    expect(offer?.getAttribute('action')).toContain(`chosen=-5*${four}`);
  });

  it('POST /catalog?view=list without quantities answers 422 and adds nothing', async () => {
    const page = await buyer.get('/catalog?view=list&inStock=1');
    const held = await cartLines();
    const answer = await buyer.submit(page, '#price-list', {
      productId: idsOf(page),
      quantity: idsOf(page).map(() => ''),
    });
    expect([answer.status, await cartLines()]).toEqual([422, held]);
    expect(answer.html.querySelector('main [role=alert]')?.text).toContain(
      'Впишіть кількість хоча б для однієї позиції',
    );
  });

  it('POST /catalog?view=list with too many quantities for the URL answers 422 and keeps all of them', async () => {
    const page = await buyer.get('/catalog?view=list&inStock=1');
    const ids = [...idsOf(page), ...Array.from({ length: 120 }, (_, at) => `made-up-${String(at)}`)];
    const answer = await turnTo(buyer, page, 2, { productId: ids, quantity: ids.map(() => '3') });
    expect(answer.status).toBe(422);
    expect(wordsOf(answer)).toContain('Спершу додайте вибране до кошика');
    expect(new Set(idsOf(page).map((id) => quantityOf(answer, id)))).toEqual(new Set(['3']));
    const [one = ''] = ids;
    const held = await cartLines();
    const unread = await buyer.submit(page, '#price-list', { productId: [one], quantity: ['3'], turnTo: 'nowhere' });
    expect([unread.status, quantityOf(unread, one), await cartLines()]).toEqual([422, '3', held]);
    expect(wordsOf(unread)).toContain('Спершу додайте вибране до кошика');
  });

  it.each([
    ['an unknown product', 'chosen=1*forged'],
    ['negative quantities and emoji', 'chosen=-5*1&chosen=%F0%9F%8C%B9*2'],
    ['a huge quantity', `chosen=${'9'.repeat(5_000)}*1`],
    ['a page that is not there', 'page=999&chosen=1*1'],
    ['a list of ids', 'chosen=1*1,2,3'],
  ])('GET /catalog?view=list with %s answers 200 and leaves the cart unchanged', async (_name, query) => {
    const held = await cartLines();
    expect((await buyer.get(`/catalog?view=list&${query}`)).status).toBe(200);
    expect(await cartLines()).toBe(held);
  });
});

describe('Price list as a CSV file', () => {
  const linesIn = (page: Page) => page.text.trim().split('\r\n');

  it('GET /en/price-list.csv?promotion=1 contains the filtered rows with the customer’s own prices', async () => {
    const page = await regular.get('/en/catalog?view=list&promotion=1');
    const href = page.html.querySelector('main a[href*="price-list.csv"]')?.getAttribute('href') ?? '';
    expect(href).toBe('/en/price-list.csv?promotion=1');
    const file = await regular.get(href);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    const [header, ...lines] = linesIn(file);
    expect(header).toContain('Your price each, UAH');
    expect(wordsOf(page)).toContain('varieties');
    expect(lines.length).toBeGreaterThan(20);
    const pages = await regular.get('/en/price-list.csv');
    expect(lines.length).toBeLessThan(linesIn(pages).length / 2);
    expect(lines[0]).toMatch(/;\d+,\d\d;/);
  });

  it('GET /price-list.csv contains all rows of a list longer than a page', async () => {
    expect(linesIn(await regular.get('/price-list.csv?inStock=1')).length).toBeGreaterThan(101);
  });

  it('GET /price-list.csv redirects visitors to login and has no rows for an unknown category', async () => {
    expect((await new Customer(url).get('/price-list.csv', { follow: false })).headers.get('location')).toMatch(
      /^\/login\?/,
    );
    expect(linesIn(await regular.get('/price-list.csv?categoryId=nothing'))).toHaveLength(1);
  });
});
