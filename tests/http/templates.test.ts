import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { password, registerCustomer } from '../support/new-customer';
import { plentifulLots } from '../support/catalogue';

const url = inject('portalUrl');
let buyer: Customer;

const saveForm = 'main form:has(select[name=weekday])';
const renameForm = 'main form:has(input[value=rename])';
const nameIn = (page: Page) => page.html.querySelector('main li h2 a')?.text;

beforeAll(async () => {
  ({ customer: buyer } = await registerCustomer(url));
  const list = await buyer.get('/en/catalog?inStock=1&sort=-name&page=5');
  const ids = plentifulLots(list).slice(0, 2);
  for (const productId of ids) await buyer.post(list.path, { productId, quantity: '1', unit: 'pack' });
});

describe('Order templates', () => {
  it('POST /en/templates/new saves the cart with a name and weekday, and without a name answers 422', async () => {
    const cart = await buyer.get('/en/checkout');
    const link = cart.html.querySelector('main a[href="/en/templates/new"]');
    expect(link?.text).toBe('Save as a template');
    const page = await buyer.get('/en/templates/new');
    expect(page.html.querySelectorAll('main section li')).toHaveLength(2);
    const unnamed = await buyer.submit(page, saveForm, { name: ' ', weekday: '3' });
    expect(unnamed.status).toBe(422);
    expect(unnamed.html.querySelector('input[name=name]')?.getAttribute('aria-invalid')).toBe('true');
    expect(unnamed.html.querySelector('select[name=weekday] option[selected]')?.getAttribute('value')).toBe('3');
    const saved = await buyer.submit(page, saveForm, { name: 'Window', weekday: '3' });
    expect(saved.path).toBe('/en/templates');
    expect(nameIn(saved)).toBe('Window');
    expect(wordsOf(saved)).toMatch(/Wednesday.*2 items, \d+ pcs/);
    expect(wordsOf(saved)).toContain('kept with your account');
  });

  it('GET of a template shows its pieces and the prices of today, and one button adds it to the cart', async () => {
    const list = await buyer.get('/en/templates');
    const template = await buyer.get(list.html.querySelector('main li h2 a')?.getAttribute('href') ?? '');
    expect(template.html.querySelector('h1')?.text).toBe('Template “Window”');
    const fields = (name: string) =>
      template.html.querySelectorAll(`main form input[name=${name}]`).map((field) => field.getAttribute('value') ?? '');
    expect(fields('productId')).toHaveLength(2);
    expect(wordsOf(template).match(/In the template: \d+ pcs/g)).toHaveLength(2);
    expect(wordsOf(template)).not.toMatch(/same price|dearer|cheaper/);
    const cart = await buyer.submit(template, 'main form:has(input[name=quantity])', {
      productId: fields('productId'),
      quantity: fields('quantity'),
      price: '0.01',
    });
    expect(cart.path).toBe('/en/checkout');
    const before = template.html
      .querySelectorAll('main form li')
      .map(({ text }) => Number(/(\d+)\spcs/.exec(text)?.[1]) * 2)
      .sort();
    const held =
      /l=1_([^&"]+)/.exec(cart.html.querySelector('input[name=cartLink]')?.getAttribute('value') ?? '')?.[1] ?? '';
    expect(
      held
        .split('_')
        .map((line) => Number(line.split('.')[1]))
        .sort(),
    ).toEqual(before);
  });

  it('POST /en/templates renames, deletes and restores a template, and home links to it on its weekday', async () => {
    const list = await buyer.get('/en/templates');
    const id = list.html.querySelector(`${renameForm} input[name=templateId]`)?.getAttribute('value') ?? '';
    const today = new Date(new Date().toLocaleString('en-US', { timeZone: 'Europe/Kyiv' })).getDay() || 7;
    const longName = await buyer.submit(list, renameForm, { name: 'x'.repeat(41), weekday: '1' });
    expect(longName.status).toBe(422);
    expect(longName.html.querySelector(`main details[open] [role=alert] a[href="#name-${id}"]`)).not.toBeNull();
    expect(longName.html.querySelector('main details[open] input[name=name]')?.getAttribute('value')).toBe(
      'x'.repeat(41),
    );
    const renamed = await buyer.submit(list, renameForm, { name: 'Wedding <b>', weekday: String(today) });
    expect(nameIn(renamed)).toBe('Wedding <b>');
    expect(renamed.html.querySelector('main b')).toBeNull();
    expect((await buyer.get('/en')).html.querySelector(`main a[href="/en/templates/${id}"]`)).not.toBeNull();
    const deleted = await buyer.submit(renamed, 'main form:has(input[value=delete])');
    expect(wordsOf(deleted)).toContain('Your weekly lists will be here');
    const gone = await buyer.get(`/en/templates/${id}`);
    expect(gone.status).toBe(404);
    expect(wordsOf(gone)).toContain('belongs to another account');
    const restored = await buyer.submit(deleted, 'form:has(input[value=restore])');
    expect(nameIn(restored)).toBe('Wedding <b>');
    expect((await buyer.get(`/en/templates/${id}`)).status).toBe(200);
  });

  it('GET /en/templates/new?documentId=… saves an own order as a template and answers 404 to another customer', async () => {
    const regular = new Customer(url);
    await regular.signIn('+380501112233', 'kvitka2026', '/en/login');
    const orders = await regular.get('/en/orders');
    const documentId = orders.html.querySelector('main li form input[name=documentId]')?.getAttribute('value') ?? '';
    const order = await regular.get(`/en/orders?id=${documentId}`);
    const href = order.html.querySelector('main a[href*="/templates/new"]')?.getAttribute('href') ?? '';
    expect(href).toBe(`/en/templates/new?documentId=${documentId}`);
    const saved = await regular.submit(await regular.get(href), saveForm, { name: 'As then', weekday: '0' });
    expect(nameIn(saved)).toBe('As then');
    expect((await buyer.get(href)).status).toBe(404);
  });

  it.each([
    ['', 'Шаблони замовлень'],
    ['/en', 'Order templates'],
    ['/ru', 'Шаблоны заказов'],
  ])('GET %s/templates is titled “%s”', async (prefix, title) => {
    const page = await buyer.get(`${prefix}/templates`);
    expect(page.html.querySelector('title')?.text).toContain(title);
  });

  it('Templates are there on another device of the account, and gone with the account', async () => {
    const { customer: atDesk, phone } = await registerCustomer(url);
    const [productId = ''] = plentifulLots(await atDesk.get('/en/catalog?inStock=1'));
    await atDesk.post('/en/catalog?inStock=1', { productId, quantity: '1', unit: 'pack' });
    await atDesk.submit(await atDesk.get('/en/templates/new'), saveForm, { name: 'Cold room', weekday: '0' });
    const onPhone = new Customer(url);
    await onPhone.signIn(phone, password, '/en/login');
    expect(nameIn(await onPhone.get('/en/templates'))).toBe('Cold room');
    const file = await onPhone.get('/en/account-data.json');
    expect(file.headers.get('content-type')).toContain('application/json');
    expect(JSON.parse(file.text)).toMatchObject({ templates: [{ name: 'Cold room', lines: [{ lot: productId }] }] });
    expect(file.text).not.toMatch(/price|phone|token/i);
  });
});
