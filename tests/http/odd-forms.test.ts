import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer, type Page } from '../support/customer';
import { password, registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
let buyer: Customer;
/** Products that come in packs, of which there are some. */
let products: string[];

const cartOf = async (customer = buyer) => [
  ...new Set(
    (await customer.get('/checkout')).html
      .querySelectorAll('main form input[name=itemId]')
      .map((input) => input.getAttribute('value') ?? ''),
  ),
];
const formErrors = (page: Page) => page.html.querySelectorAll('main [role=alert] li').map((error) => error.text);
const boxOf = (page: Page, productId: string) =>
  page.html.querySelector(`main form:has(input[name=productId][value="${productId}"]) input[name=quantity]`);

beforeAll(async () => {
  ({ customer: buyer } = await registerCustomer(url));
  const list = await buyer.get('/catalog?inStock=1');
  products = list.html
    .querySelectorAll('main article form:has(input[name=unit][value=pack]) input[name=productId]')
    .map((input) => input.getAttribute('value') ?? '');
  expect(products.length).toBeGreaterThan(2);
});

describe('quantities that are not whose it is known', () => {
  it.each(['/catalog', '/restock', '/quick-order', '/checkout'])('add nothing at %s', async (path) => {
    const [one = '', two = ''] = products;
    const page = await buyer.post(path, { productId: [one, two], quantity: '1', unit: 'pack' });
    expect(page.text).toContain('Товари й кількості у формі не сходяться, тому кошик лишився без змін.');
    expect([page.status, formErrors(page).length]).toEqual([422, 1]);
    expect(await cartOf()).toEqual([]);
  });

  it.each([
    ['uk', ''],
    ['en', '/en'],
    ['ru', '/ru'],
  ])('are refused on a product page that is named no product (%s)', async (_, prefix) => {
    const page = await buyer.post(`${prefix}/product/${products[0] ?? ''}`, { quantity: '1' });
    expect(page.status).toBe(422);
    expect(formErrors(page)).toEqual([expect.stringMatching(/не сходяться|do not match|не сходятся/)]);
    expect(page.html.querySelector('title')?.text).toMatch(/^(Помилка|Error|Ошибка)/);
  });

  it('change no line of the cart', async () => {
    const { customer } = await registerCustomer(url);
    for (const productId of products.slice(0, 2))
      await customer.post('/catalog', { productId, quantity: '1', unit: 'pack' });
    const held = await cartOf(customer);
    const page = await customer.post('/checkout', { itemId: held, quantity: '2', unit: 'pack', comment: 'До десятої' });
    expect(page.status).toBe(422);
    expect(formErrors(page)).toEqual(['Товари й кількості у формі не сходяться, тому кошик лишився без змін.']);
    expect(page.html.querySelector('form#order textarea')?.text).toBe('До десятої');
    expect(await cartOf(customer)).toEqual(held);
  });
});

describe('lines that come to /quick-order without a message', () => {
  it('come back as rows, the refused at fault and as typed, and can be sent again', async () => {
    const { customer } = await registerCustomer(url);
    const [one = '', two = ''] = products;
    const page = await customer.post('/quick-order', {
      productId: [one, two, 'none'],
      quantity: ['1', '90000', '2'],
      unit: 'pack',
    });
    expect(page.status).toBe(422);
    const rows = page.html.querySelectorAll('main ol li');
    expect(rows.map((row) => row.querySelector('input[name=quantity]') !== null)).toEqual([false, true, false]);
    expect(rows[0]?.text).toContain('Додано');
    const box = boxOf(page, two);
    expect(box?.getAttribute('aria-invalid')).toBe('true');
    expect(box?.getAttribute('value')).toBe('90000');
    expect(formErrors(page)).toHaveLength(2);
    expect(page.html.querySelectorAll('main [role=alert] li a').map((link) => link.getAttribute('href'))).toEqual([
      `#${box?.id ?? ''}`,
    ]);

    const again = await customer.submit(page, 'form#quick-order', { quantity: '1' });
    expect(again).toMatchObject({ status: 200, path: '/checkout' });
    expect(await cartOf(customer)).toHaveLength(2);
  });
});

it('says in its title what became of a form that no page sends', async () => {
  const page = await buyer.post('/en/restock', { intent: 'delete', productId: products[0] ?? '', quantity: '1' });
  expect(page.status).toBe(400);
  expect(page.html.querySelector('title')?.text).toMatch(/^Internal Server Error — /);
});

describe('a unit there is none of', () => {
  it.each(['/catalog', '/product/', '/en/catalog', '/ru/catalog'])(
    'is a fault of the quantity at %s, which stays',
    async (path) => {
      const [productId = ''] = products;
      const page = await buyer.post(path.endsWith('/') ? path + productId : `${path}?inStock=1`, {
        productId,
        quantity: '2',
        unit: 'box',
      });
      expect(page.status).toBe(422);
      const box = boxOf(page, productId);
      expect([box?.getAttribute('value'), box?.getAttribute('aria-invalid')]).toEqual(['2', 'true']);
      expect(page.html.querySelector(`[id="${box?.getAttribute('aria-describedby') ?? ''}"]`)?.text).toMatch(
        /Такої одиниці немає|no such unit|Такой единицы нет/,
      );
      expect(formErrors(page)).toHaveLength(1);
      expect(await cartOf()).toEqual([]);
    },
  );

  it.each(['/quick-order', '/restock'])('adds nothing at %s', async (path) => {
    const page = await buyer.post(path, { productId: products.slice(0, 2), quantity: ['1', '1'], unit: 'box' });
    expect(page.status).toBe(422);
    expect(formErrors(page)).toEqual([
      expect.stringContaining('Такої одиниці немає'),
      expect.stringContaining('Такої одиниці немає'),
    ]);
    expect(await cartOf()).toEqual([]);
  });

  it('changes no line of the cart', async () => {
    const { customer } = await registerCustomer(url);
    await customer.post('/catalog', { productId: products[0] ?? '', quantity: '1', unit: 'pack' });
    const [itemId = ''] = await cartOf(customer);
    const page = await customer.post('/checkout', { itemId, quantity: '3', unit: 'box' });
    expect(page.status).toBe(422);
    expect(page.html.querySelector('main input[name=quantity][aria-invalid=true]')?.getAttribute('value')).toBe('3');
    expect(formErrors(page)).toEqual([expect.stringContaining('Такої одиниці немає')]);
    expect(await cartOf(customer)).toEqual([itemId]);
  });

  it('is piece where it is left empty', async () => {
    const { customer } = await registerCustomer(url);
    const page = await customer.post('/catalog?inStock=1', { productId: products[0] ?? '', quantity: '1', unit: '' });
    expect(formErrors(page)).toEqual([expect.stringContaining('йде пачками по')]);
  });
});

describe('a form that leaves out what it has to name', () => {
  it('an address without a type, or of none there is, has its fault there', async () => {
    const { customer } = await registerCustomer(url);
    for (const type of [[], ['castle']]) {
      const page = await customer.post('/en/profile', { type, city: 'Київ', street: 'Садова', building: '7' });
      expect(page.status).toBe(422);
      expect(formErrors(page)).toEqual([expect.stringMatching(/^Type of address: /)]);
      const field = page.html.querySelector('#addresses input[name=type]');
      expect([field?.getAttribute('aria-invalid'), field?.getAttribute('aria-describedby')]).toEqual([
        'true',
        'type-error',
      ]);
      expect(page.html.querySelectorAll('#addresses #type, #addresses #type-error')).toHaveLength(2);
      expect(page.html.querySelector('#addresses input[name=street]')?.getAttribute('value')).toBe('Садова');
    }
  });

  it.each([
    ['/orders', 'Не вказано, яке замовлення повторити'],
    ['/en/history', 'does not say which order to repeat'],
    ['/ru/preorders', 'Не указано, какой заказ повторить'],
  ])('a repeated order that is none, at %s', async (path, words) => {
    const page = await buyer.post(path, { documentId: '' });
    expect(page.status).toBe(422);
    expect(formErrors(page)).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    ['', 'Кошик порожній, тож цього разу нічого не замовлено.'],
    ['/en', 'Your cart is empty, so nothing was ordered this time.'],
    ['/ru', 'Корзина пуста, поэтому в этот раз ничего не заказано.'],
  ])('an order of an empty cart, at %s/checkout', async (prefix, words) => {
    const { customer } = await registerCustomer(url);
    const page = await customer.post(`${prefix}/checkout`, { deliveryType: 'pickup' });
    expect(page.status).toBe(422);
    expect(formErrors(page)).toEqual([words]);
  });

  it('an order without its choices comes back with none of them ticked', async () => {
    const { customer } = await registerCustomer(url);
    await customer.post('/en/profile', {
      type: 'client',
      city: 'Київ',
      street: 'Садова',
      building: '7',
      contactPerson: 'Ян',
    });
    await customer.post('/catalog', { productId: products[0] ?? '', quantity: '1', unit: 'pack' });
    const page = await customer.post('/en/checkout', { deliveryType: 'delivery', comment: 'До десятої' });
    expect(page.status).toBe(422);
    const checkboxField = page.html
      .querySelectorAll('form#order input[type=radio][checked]')
      .map((radio) => radio.getAttribute('name'));
    expect(checkboxField).toEqual(['deliveryType']);
    const none = await customer.post('/en/checkout', { comment: 'До десятої' });
    expect(none.html.querySelectorAll('form#order input[type=radio][checked]')).toHaveLength(0);
  });
});

describe('a visitor’s form', () => {
  it.each([
    ['/en/register', { password: 'fialka2026' }, 'There is an account with this phone already.'],
    ['/en/becomeClient', { name: 'Ivy', role: 'decorator' }, 'Client already exists.'],
  ])('at %s names a phone that is taken, at the phone', async (path, fields, words) => {
    const visitor = new Customer(url);
    const page = await visitor.post(path, { phone: '+380501112233', ...fields });
    expect(page.status).toBe(422);
    const field = page.html.querySelector('main input[name=phone]');
    expect([field?.getAttribute('value'), field?.getAttribute('aria-invalid')]).toEqual(['+380501112233', 'true']);
    expect(field?.getAttribute('aria-describedby')).toContain('phone-error');
    expect(page.html.querySelector('#phone-error')?.text).toBe(words);
  });

  it('with two phones keeps the first', async () => {
    const page = await new Customer(url).post('/en/login', {
      phone: ['0501112233', '0671112233'],
      password: 'wrong-one',
    });
    expect(page.status).toBe(422);
    expect(page.html.querySelector('main input[name=phone]')?.getAttribute('value')).toBe('0501112233');
    expect(page.html.querySelector('main')?.text).toContain('Authentication failed. Please login again.');
  });

  it('leads back to the page that the address of its form names', async () => {
    const { phone } = await registerCustomer(url);
    const page = await new Customer(url).post('/en/login?redirectTo=/en/profile', { phone, password });
    expect(page).toMatchObject({ status: 200, path: '/en/profile' });
    const elsewhere = await new Customer(url).post('/en/login?redirectTo=//shop.example/x', { phone, password });
    expect(elsewhere.path).toBe('/en');
  });
});

it('a filter of documents that is at fault says so in the title', async () => {
  const page = await buyer.get('/en/orders?date=day&dateFrom=2026-02-31');
  expect(page.status).toBe(422);
  expect(page.html.querySelector('title')?.text).toMatch(/^Error: /);
  expect(page.html.querySelector('h1')?.text).not.toContain('Error');
});
