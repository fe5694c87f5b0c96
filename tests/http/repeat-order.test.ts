import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';
import { plentifulLots } from '../support/catalogue';

const url = inject('portalUrl');
const regular = new Customer(url);
let buyer: Customer;
let order = '';
/** A product in stock, and one that this order sold out; quantities in pieces. */
let inStock = { productId: '', quantity: '' };
let soldOut = { productId: '', quantity: '' };

beforeAll(async () => {
  await regular.signIn('+380501112233', 'kvitka2026');
  ({ customer: buyer } = await registerCustomer(url));
  const list = await buyer.get('/catalog?inStock=1&sort=-name&page=3');
  const ids = plentifulLots(list);
  inStock = await offerOf(list.path, ids[0] ?? '');
  soldOut = await offerOf(list.path, ids.at(-1) ?? '');
  await buyer.post(list.path, { productId: inStock.productId, quantity: '1', unit: 'pack' });
  await buyer.post(list.path, soldOut);
  const checkout = await buyer.get('/checkout');
  const fields = {
    intent: 'placeOrder',
    deliveryType: 'pickup',
    deliveryDate: checkout.html.querySelectorAll('[name=deliveryDate]')[1]?.getAttribute('value') ?? '',
    deliveryTime: '10:00-12:00',
    paymentMethod: 'cashInStore',
  };
  const placed = await buyer.submit(checkout, 'form:has([name=orderKey])', fields);
  expect(placed.path).toMatch(/^\/checkout\/success\?/);
  order = idIn(await buyer.get('/orders'));
});

/** The stock of a product: a quantity above it is answered with a button that takes it. */
async function offerOf(path: string, productId: string) {
  const page = await buyer.post(path, { productId, quantity: '99999', unit: 'pack' });
  const offers = page.html
    .querySelectorAll('main form')
    .filter((form) => form.querySelector('input[type=hidden][name=productId]')?.getAttribute('value') === productId);
  const quantity = offers
    .map((form) => form.querySelector('input[type=hidden][name=quantity]')?.getAttribute('value'))
    .find(Boolean);
  return { productId, quantity: quantity ?? '' };
}

const idIn = (page: Page) =>
  page.html.querySelector('main li form input[name=documentId]')?.getAttribute('value') ?? '';
const lineOf = (page: Page, productId: string) =>
  page.html.querySelectorAll('main form li').find((line) => line.innerHTML.includes(`/product/${productId}"`));

describe('Repeating an order', () => {
  it.each([
    ['', 'Повторити замовлення', 'Є повністю', 'Немає на складі'],
    ['/en', 'Repeat an order', 'All in stock', 'Out of stock'],
    ['/ru', 'Повторить заказ', 'Есть полностью', 'Нет на складе'],
  ])(
    'POST %s/orders redirects to an order form with the quantities in stock, which names what is out of stock',
    async (prefix, title, whole, out) => {
      const page = await buyer.post(`${prefix}/orders`, { documentId: order });
      expect(page.path).toBe(`${prefix}/orders/repeat/${order}`);
      expect(page.html.querySelector('h1')?.text).toBe(title);
      expect(lineOf(page, inStock.productId)?.text).toContain(whole);
      expect(lineOf(page, soldOut.productId)?.text).toContain(out);
      expect(lineOf(page, soldOut.productId)?.querySelector('input[name=quantity]')).toBeNull();
      expect(lineOf(page, soldOut.productId)?.querySelector('a[href*="/search?"]')).not.toBeNull();
      expect(page.html.querySelectorAll('main form input[name=quantity]')).toHaveLength(1);
    },
  );

  it('/orders, /orders?id=…, /history and / have a button that repeats the order', async () => {
    for (const path of ['/orders', `/orders?id=${order}`, '/history', '/']) {
      const page = await buyer.get(path);
      const form = page.html
        .querySelectorAll('main form')
        .find((each) => each.querySelector('input[name=documentId]')?.getAttribute('value') === order);
      expect(form?.getAttribute('action'), path).toBe('/orders');
      expect(form?.querySelector('button')?.getAttribute('aria-label') ?? form?.text, path).toContain('Повторити');
    }
    expect((await buyer.post('/history', { documentId: order })).path).toBe(`/orders/repeat/${order}`);
  });

  it('POST /orders/repeat/… with one line out of stock answers 422, adds the other and keeps the rejected quantity', async () => {
    const packsInOrder =
      (await buyer.get(`/orders/repeat/${order}`)).html
        .querySelector('main input[name=quantity]')
        ?.getAttribute('value') ?? '';
    const form = {
      productId: [inStock.productId, soldOut.productId],
      quantity: [packsInOrder, soldOut.quantity],
      unit: 'pack',
    };
    const page = await buyer.post(`/orders/repeat/${order}`, form);
    expect(page.status).toBe(422);
    expect(lineOf(page, inStock.productId)?.text).toContain('Додано');
    expect(lineOf(page, inStock.productId)?.querySelector('input[name=quantity]')).toBeNull();
    const field = lineOf(page, soldOut.productId)?.querySelector('input[name=quantity]');
    expect(field?.getAttribute('value')).toBe(soldOut.quantity);
    expect(page.html.getElementById(field?.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.text).toMatch(
      /на складі 0 шт/,
    );
  });

  it('POST /orders/repeat/… answers 422 without quantities, and redirects to checkout once all lines are added', async () => {
    const page = await buyer.submit(await buyer.get(`/orders/repeat/${order}`), 'main form:has(input[name=quantity])', {
      quantity: '',
    });
    expect(page.status).toBe(422);
    expect(wordsOf(page)).toContain('Впишіть кількість хоча б для однієї позиції.');
    const orderForm = await buyer.get(`/orders/repeat/${order}`);
    const quantity = orderForm.html.querySelector('main input[name=quantity]')?.getAttribute('value') ?? '';
    const cart = await buyer.submit(orderForm, 'main form:has(input[name=quantity])', { quantity });
    expect(cart.path).toBe(`/checkout?like=${order}`);
    expect(cart.html.text).toMatch(/Додано /);
    expect(cart.html.querySelector(`main a[href="/product/${inStock.productId}"]`)).not.toBeNull();
  });

  it('GET /orders/repeat/… offers substitutes for what is out of stock, and POST adds only the selected one', async () => {
    const orderForm = await buyer.get(`/orders/repeat/${order}`);
    const choice = lineOf(orderForm, soldOut.productId)?.querySelector('select');
    const [none, nearest] = choice?.querySelectorAll('option') ?? [];
    expect([
      none?.getAttribute('value'),
      none?.text,
      choice?.querySelector('[selected]')?.getAttribute('value') ?? '',
    ]).toEqual(['', 'Нічого', '']);
    expect(nearest?.text).toMatch(/^.*шт .* по .* разом /);
    const value = nearest?.getAttribute('value') ?? '';
    const name = choice?.getAttribute('name') ?? '';
    const forged = await buyer.post(`/orders/repeat/${order}`, { [name]: 'no-such-product=20', unit: 'piece' });
    expect([forged.status, forged.html.querySelector('main [role=alert]')?.text]).toEqual([
      422,
      expect.stringContaining('Позиція: Цього товару більше немає.'),
    ]);
    const cart = await buyer.post(`/orders/repeat/${order}`, {
      productId: inStock.productId,
      quantity: '0',
      [name]: value,
      unit: 'piece',
    });
    expect(cart.path).toBe(`/checkout?like=${order}`);
    const [substitute] = new URLSearchParams(value).keys();
    expect(cart.html.querySelector(`main a[href="/product/${substitute ?? ''}"]`)).not.toBeNull();
    expect(cart.html.querySelector(`main a[href="/product/${soldOut.productId}"]`)).toBeNull();
  });

  it('GET /checkout?like=… offers the delivery and payment of that order and fills them in', async () => {
    const page = await buyer.get(`/checkout?like=${order}`);
    expect(wordsOf(page)).toContain('Як у замовленні №');
    const link = page.html.querySelectorAll('main a').find(({ text }) => text === 'Заповнити так само');
    const filled = await buyer.get(link?.getAttribute('href') ?? '');
    const checked = ['deliveryType', 'paymentMethod'].map((name) =>
      filled.html.querySelector(`[name=${name}][checked]`)?.getAttribute('value'),
    );
    expect(checked).toEqual(['pickup', 'cashInStore']);
    expect(wordsOf(filled)).toContain('Заповнено: як у замовленні №');
    expect((await buyer.get('/checkout?like=no-such-order&fill=1')).status).toBe(200);
  });

  it('POST /orders with the order of another customer answers 404, without one 422, and a visitor is redirected to login', async () => {
    expect((await regular.post('/orders', { documentId: order })).status).toBe(404);
    expect((await regular.post('/orders')).status).toBe(422);
    const visitor = await new Customer(url).get(`/orders/repeat/${order}`, { follow: false });
    expect(visitor.headers.get('location')).toMatch(/^\/login\?/);
  });
});
