import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';
import { plentifulLots } from '../support/catalogue';

const url = inject('portalUrl');
const regular = { phone: '+380501112233', password: 'kvitka2026' };
let sender: Customer;
let ids: string[] = [];
let link = '';

const cartLink = (page: Page) => page.html.querySelector('input[name=cartLink]')?.getAttribute('value') ?? '';
const rowsOf = (page: Page) => page.html.querySelectorAll('main li:has(h2)');
const fields = (page: Page, name: string) =>
  page.html.querySelectorAll(`main form input[name=${name}]`).map((field) => field.getAttribute('value') ?? '');

beforeAll(async () => {
  ({ customer: sender } = await registerCustomer(url));
  const list = await sender.get('/en/catalog?inStock=1&sort=-name&page=4');
  ids = plentifulLots(list).slice(0, 2);
  for (const productId of ids) await sender.post(list.path, { productId, quantity: '1', unit: 'pack' });
  link = cartLink(await sender.get('/en/checkout')).replace(url, '');
});

describe('Shared cart link', () => {
  it('GET /en/checkout shows a cart link with product IDs and quantities and no prices', () => {
    expect(link).toMatch(/^\/en\/cart-link\?l=1_\d+\.\d+_\d+\.\d+$/);
    for (const id of ids) expect(link).toMatch(new RegExp(`_${id}\\.`));
  });

  it('GET /en/cart-link as a visitor shows no prices, login returns to it, and a customer adds all lines with one button', async () => {
    const visitor = new Customer(url);
    const list = await visitor.get(link);
    expect(rowsOf(list)).toHaveLength(2);
    expect(wordsOf(list)).not.toContain('UAH');
    expect(list.html.querySelector('main input[name=quantity]')).toBeNull();
    const login = await visitor.get(list.html.querySelector('main a[href*="/login?"]')?.getAttribute('href') ?? '');
    const back = await visitor.submit(login, 'form:has(input[name=password])', regular);
    expect(back.path).toBe(link);
    expect(wordsOf(back)).toContain('UAH');

    const { customer: buyer } = await registerCustomer(url);
    const page = await buyer.get(link);
    const cart = await buyer.submit(page, 'main form:has(input[name=quantity])', {
      productId: fields(page, 'productId'),
      quantity: fields(page, 'quantity'),
      price: '0.01',
      total: '1',
    });
    expect(cart.path).toBe('/en/checkout');
    expect(cartLink(cart).replace(url, '').split('_').sort()).toEqual(link.split('_').sort());
  });

  it('GET /en/cart-link names unknown products and unreadable parts, and a quantity above the stock answers 422 as typed', async () => {
    const { customer: buyer } = await registerCustomer(url);
    const address = `/en/cart-link?l=1_${ids[0] ?? ''}.1000000_987654321.5_7.-3_%F0%9F%8C%B9.4&price=1`;
    const page = await buyer.get(address);
    expect(page.status).toBe(200);
    expect(wordsOf(page)).toContain('Product No. 987654321');
    expect(wordsOf(page)).toContain('7.-3');
    expect(page.html.querySelectorAll('main form input[name=quantity]')).toHaveLength(1);
    const answer = await buyer.submit(page, 'main form:has(input[name=quantity])', {
      productId: [ids[0] ?? '', ids[1] ?? '', 'x'],
      quantity: ['1000000', '0', '-2'],
    });
    expect(answer.status).toBe(422);
    const field = answer.html.querySelector('main form input[name=quantity]');
    expect(field?.getAttribute('value')).toBe('1000000');
    expect(field?.getAttribute('aria-invalid')).toBe('true');
    expect(cartLink(await buyer.get('/en/checkout'))).toBe('');
  });

  it.each([
    ['', 'It names no product'],
    ['nonsense', 'cut off on its way'],
    ['1', 'It names no product'],
    [`1_${'7.1_'.repeat(1500)}`, 'too long'],
    ['9_7.25', 'cut off on its way'],
  ])('GET /en/cart-link with an unusable list (case %#) answers 200 and says why', async (text, words) => {
    const page = await new Customer(url).get(`/en/cart-link?l=${text}`);
    expect(page.status).toBe(200);
    expect(wordsOf(page)).toContain(words);
  });

  it.each([
    ['', 'Список за посиланням'],
    ['/en', 'A shared list'],
    ['/ru', 'Список по ссылке'],
  ])('GET %s/cart-link is titled “%s”', async (prefix, title) => {
    expect((await sender.get(`${prefix}/cart-link?l=1_${ids[0] ?? ''}.25`)).html.querySelector('h1')?.text).toBe(title);
  });
});
