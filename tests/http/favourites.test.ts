import { deflateRawSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { boxesOf, press as pressList, valuesOf } from '../support/list-sheet';
import { password, registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
const list = '/en/catalog?inStock=1&page=2';

const hearts = (page: Page) => page.html.querySelectorAll('main button[form=hearts]');
const pressed = (page: Page) =>
  hearts(page)
    .filter((favourite) => favourite.getAttribute('aria-pressed') === 'true')
    .map((favourite) => favourite.getAttribute('value'));
const productOn = (page: Page, at = 0) => hearts(page)[at]?.getAttribute('value') ?? '';
const press = (customer: Customer, page: Page, fields: Record<string, string>) =>
  customer.submit(page, 'form[id=hearts]', fields);

describe('Favourites', () => {
  it('POST of a card’s favourite button redirects back to the card, marks it, and unmarks it again', async () => {
    const visitor = new Customer(url);
    const page = await visitor.get(list);
    expect(hearts(page).length).toBeGreaterThan(10);
    expect(pressed(page)).toEqual([]);
    const id = productOn(page, 2);
    const answer = await visitor.submit(page, 'form[id=hearts]', { mark: id }, { follow: false });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${list}#p-${id}`]);
    const marked = await visitor.get(list);
    expect(pressed(marked)).toEqual([id]);
    expect(marked.html.text).toContain('Added to favourites');
    expect(pressed(await press(visitor, marked, { mark: id }))).toEqual([id]);
    expect(
      (await visitor.get(`/product/${id}`)).html
        .querySelector('main button[form=hearts][name=unmark]')
        ?.getAttribute('value'),
    ).toBe(id);
    expect(pressed(await press(visitor, marked, { unmark: id }))).toEqual([]);
    expect(visitor.cookies.header()).not.toContain('favourites=');
  });

  it('Favourites of one visitor do not change the shared pages of another', async () => {
    const [one, other] = [new Customer(url), new Customer(url)];
    const page = await one.get(list);
    await press(one, page, { mark: productOn(page) });
    expect(pressed(await one.get(list))).toHaveLength(1);
    const [first, second] = [await other.get(list), await other.get(list)];
    expect(pressed(first)).toEqual([]);
    // Shared pages are identical; own pages differ by their nonce.
    expect(second.text).toBe(first.text);
    expect((await one.get(list)).text).not.toBe((await one.get(list)).text);
  });

  it('GET /favourites of a customer is the list of favourites in every language, which adds them to the cart with one form and can be emptied', async () => {
    const { customer: buyer } = await registerCustomer(url);
    const page = await buyer.get(list);
    const id = productOn(page);
    await press(buyer, page, { mark: id });
    for (const [prefix, heading] of [
      ['', 'Усе обране'],
      ['/en', 'All favourites'],
      ['/ru', 'Всё избранное'],
    ] as const) {
      const moved = await buyer.get(`${prefix}/favourites`, { follow: false });
      expect([moved.status, moved.headers.get('location')]).toEqual([303, `${prefix}/list?from=favourites`]);
      const own = await buyer.get(`${prefix}/favourites`);
      expect(own.html.querySelector('h2[id=all-favourites]')?.text).toBe(heading);
      expect(valuesOf(own, 'productId')).toEqual([id]);
    }
    const own = await buyer.get('/en/list?from=favourites');
    expect(wordsOf(own)).toContain('kept with your account');
    expect(boxesOf(own, id).map((value) => value ?? '')).toEqual(['', '', '']);
    const emptied = await buyer.submit(own, 'main form:has(input[name=forget])');
    expect(emptied.path).toBe('/en/list?from=favourites');
    expect(wordsOf(emptied)).toContain('There are no favourites yet');
    const restored = await buyer.submit(emptied, 'form:has(input[name=restore])');
    expect(restored.path).toBe('/en/list?from=favourites');
    expect(restored.html.querySelectorAll('main form input[name=forget]')).toHaveLength(1);
    const counted = await pressList(buyer, restored, 'calculate', { typed: { [id]: { norm: '1', left: '0' } } });
    const [, , quantity = ''] = boxesOf(counted, id);
    expect(Number(quantity)).toBeGreaterThan(0);
    const cart = await pressList(buyer, counted, 'add');
    expect([cart.path, /Added 1 /.test(wordsOf(cart, 'body'))]).toEqual(['/en/checkout', true]);
  });

  it('Favourites of a visitor join those of the account at sign-in, and are there on another device', async () => {
    const { customer: atDesk, phone } = await registerCustomer(url);
    const page = await atDesk.get(list);
    await press(atDesk, page, { mark: productOn(page, 1) });
    const onPhone = new Customer(url);
    await press(onPhone, await onPhone.get(list), { mark: productOn(page, 2) });
    expect(onPhone.cookies.header()).toContain('favourites=');
    await onPhone.signIn(phone, password, '/en/login');
    const both = [productOn(page, 1), productOn(page, 2)];
    expect(pressed(await onPhone.get(list))).toEqual(both);
    expect(onPhone.cookies.header()).not.toContain('favourites=');
    expect(pressed(await atDesk.get(list))).toEqual(both);
  });

  it('GET /en/favourites as a visitor shows no prices and no quantities and links to login', async () => {
    const visitor = new Customer(url);
    const page = await visitor.get(list);
    await press(visitor, page, { mark: productOn(page) });
    const own = await visitor.get('/en/favourites');
    expect(own.html.querySelector('main a[href="/en/login?redirectTo=%2Fen%2Ffavourites"]')).not.toBeNull();
    expect(own.html.querySelector('main input[name=quantity]')).toBeNull();
    expect(wordsOf(own)).not.toContain('UAH');
  });

  it('Marking a product above 80 favourites says so and keeps the 80', async () => {
    const { customer } = await registerCustomer(url);
    const full = Array.from({ length: 80 }, (_, at) => [`Variety ${at}`, 60, '1', `x${at}`]);
    customer.cookies.take(
      new Response(null, {
        headers: { 'set-cookie': `favourites=${deflateRawSync(JSON.stringify(full)).toString('base64url')}; Path=/` },
      }),
    );
    const page = await customer.get(list);
    const answer = await press(customer, page, { mark: productOn(page) });
    expect(answer.html.text).toContain('There are 80 favourites already');
    expect(pressed(answer)).toEqual([]);
    const own = await customer.get('/en/list?from=favourites');
    expect(own.html.querySelectorAll('main form input[name=forget]')).toHaveLength(80);
  });

  it.each([
    ['nonsense', 'not-a-shelf'],
    ['another shape', deflateRawSync('{"a":1}').toString('base64url')],
    ['far too much', 'A'.repeat(9_000)],
  ])('GET /en/favourites with a cookie of %s answers 200 and shows none', async (_name, value) => {
    const headers = { cookie: `favourites=${value}` };
    const own = await fetch(`${url}/en/favourites`, { headers });
    expect(own.status).toBe(200);
    expect(await own.text()).toContain('Your varieties will be here');
    expect((await fetch(url + list, { headers })).status).toBe(200);
  });

  it('POST /en/favourites/mark with unknown products or a foreign target marks nothing and stays on the site', async () => {
    const visitor = new Customer(url);
    const answer = await visitor.post('/en/favourites/mark', { mark: 'no-such', to: 'https://evil.example/' });
    expect(answer.path).toBe('/en/favourites');
    expect(visitor.cookies.header()).not.toContain('favourites=');
    for (const fields of [
      {},
      { mark: ['1', '2'].join(',') },
      { unmark: '🌹'.repeat(500) },
      { forget: 'x'.repeat(10_000) },
    ]) {
      expect((await visitor.post('/favourites/mark', fields)).status).toBe(200);
    }
    expect((await visitor.get('/favourites/mark')).path).toBe('/favourites');
  });
});
