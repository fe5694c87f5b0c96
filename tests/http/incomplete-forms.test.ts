import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer, type Page } from '../support/customer';
import { password, registerCustomer } from '../support/new-customer';
import { plentifulLots } from '../support/catalogue';

const url = inject('portalUrl');
let buyer: Customer;
/** Products in packs that are in stock. */
let products: string[];

const cartOf = async (customer = buyer) => [
  ...new Set(
    (await customer.get('/checkout')).html
      .querySelectorAll('main form input[name=itemId]')
      .map((input) => input.getAttribute('value') ?? ''),
  ),
];
const formErrors = (page: Page) => page.html.querySelectorAll('main [role=alert] li').map((error) => error.text);
const quantityInputOf = (page: Page, productId: string) =>
  page.html.querySelector(`main form:has(input[name=productId][value="${productId}"]) input[name=quantity]`);

beforeAll(async () => {
  ({ customer: buyer } = await registerCustomer(url));
  const list = await buyer.get('/catalog?inStock=1');
  products = plentifulLots(list);
  expect(products.length).toBeGreaterThan(2);
});

describe('Forms whose quantities do not match their products', () => {
  it.each(['/catalog', '/list', '/quick-order', '/checkout'])(
    'POST %s with two products and one quantity answers 422 and adds nothing',
    async (path) => {
      const [one = '', two = ''] = products;
      const page = await buyer.post(path, { productId: [one, two], quantity: '1', unit: 'pack' });
      expect(page.text).toContain('Товари й кількості у формі не сходяться, тому кошик лишився без змін.');
      expect([page.status, formErrors(page).length]).toEqual([422, 1]);
      expect(await cartOf()).toEqual([]);
    },
  );

  it.each([
    ['uk', ''],
    ['en', '/en'],
    ['ru', '/ru'],
  ])('POST of a product page without a productId answers 422 (%s)', async (_, prefix) => {
    const page = await buyer.post(`${prefix}/product/${products[0] ?? ''}`, { quantity: '1' });
    expect(page.status).toBe(422);
    expect(formErrors(page)).toEqual([expect.stringMatching(/не сходяться|do not match|не совпадают/)]);
    expect(page.html.querySelector('title')?.text).toMatch(/^(Помилка|Error|Ошибка)/);
  });

  it('POST /checkout with several itemIds and one quantity answers 422, keeps the comment and changes no line', async () => {
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

describe('Lines sent to /quick-order without a message', () => {
  it('POST /quick-order answers 422 with a row for each line, keeps the rejected quantity and can be sent again', async () => {
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
    const box = quantityInputOf(page, two);
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

it('POST /en/list with an unknown intent answers 400 and says so in the title', async () => {
  const page = await buyer.post('/en/list', { intent: 'delete', productId: products[0] ?? '', quantity: '1' });
  expect(page.status).toBe(400);
  expect(page.html.querySelector('title')?.text).toMatch(/^Internal Server Error — /);
});

describe('Unknown unit', () => {
  it.each(['/catalog', '/product/', '/en/catalog', '/ru/catalog'])(
    'POST %s with the unit box answers 422 with the error at the quantity and keeps it',
    async (path) => {
      const [productId = ''] = products;
      const page = await buyer.post(path.endsWith('/') ? path + productId : `${path}?inStock=1`, {
        productId,
        quantity: '2',
        unit: 'box',
      });
      expect(page.status).toBe(422);
      const box = quantityInputOf(page, productId);
      expect([box?.getAttribute('value'), box?.getAttribute('aria-invalid')]).toEqual(['2', 'true']);
      expect(page.html.querySelector(`[id="${box?.getAttribute('aria-describedby') ?? ''}"]`)?.text).toMatch(
        /Такої одиниці немає|no such unit|Такой единицы нет/,
      );
      expect(formErrors(page)).toHaveLength(1);
      expect(await cartOf()).toEqual([]);
    },
  );

  it.each(['/quick-order', '/list'])(
    'POST %s with the unit box answers 422 with an error for each line and adds nothing',
    async (path) => {
      const page = await buyer.post(path, { productId: products.slice(0, 2), quantity: ['1', '1'], unit: 'box' });
      expect(page.status).toBe(422);
      expect(formErrors(page)).toEqual([
        expect.stringContaining('Такої одиниці немає'),
        expect.stringContaining('Такої одиниці немає'),
      ]);
      expect(await cartOf()).toEqual([]);
    },
  );

  it('POST /checkout with the unit box answers 422, keeps the quantity and changes no line', async () => {
    const { customer } = await registerCustomer(url);
    await customer.post('/catalog', { productId: products[0] ?? '', quantity: '1', unit: 'pack' });
    const [itemId = ''] = await cartOf(customer);
    const page = await customer.post('/checkout', { itemId, quantity: '3', unit: 'box' });
    expect(page.status).toBe(422);
    expect(page.html.querySelector('main input[name=quantity][aria-invalid=true]')?.getAttribute('value')).toBe('3');
    expect(formErrors(page)).toEqual([expect.stringContaining('Такої одиниці немає')]);
    expect(await cartOf(customer)).toEqual([itemId]);
  });

  it('POST /catalog with an empty unit counts in pieces', async () => {
    const { customer } = await registerCustomer(url);
    const page = await customer.post('/catalog?inStock=1', { productId: products[0] ?? '', quantity: '1', unit: '' });
    expect(formErrors(page)).toEqual([expect.stringContaining('йде пачками по')]);
  });
});

describe('Forms without a required choice', () => {
  it('POST /en/profile with a missing or unknown address type answers 422 with the error at the type and keeps the street', async () => {
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
  ])('POST %s with an empty documentId answers 422 and asks which order to repeat', async (path, words) => {
    const page = await buyer.post(path, { documentId: '' });
    expect(page.status).toBe(422);
    expect(formErrors(page)).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    ['', 'Кошик порожній, тож цього разу нічого не замовлено.'],
    ['/en', 'Your cart is empty, so nothing was ordered this time.'],
    ['/ru', 'Корзина пуста, поэтому в этот раз ничего не заказано.'],
  ])('POST %s/checkout with an empty cart answers 422 and says “%s”', async (prefix, words) => {
    const { customer } = await registerCustomer(url);
    const page = await customer.post(`${prefix}/checkout`, { deliveryType: 'pickup' });
    expect(page.status).toBe(422);
    expect(formErrors(page)).toEqual([words]);
  });

  it('POST /en/checkout without choices answers 422 and selects no radio button that was not sent', async () => {
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
    const selectedRadios = page.html
      .querySelectorAll('form#order input[type=radio][checked]')
      .map((radio) => radio.getAttribute('name'));
    expect(selectedRadios).toEqual(['deliveryType']);
    const none = await customer.post('/en/checkout', { comment: 'До десятої' });
    expect(none.html.querySelectorAll('form#order input[type=radio][checked]')).toHaveLength(0);
  });
});

describe('Forms for visitors', () => {
  it.each([
    ['/en/register', { password: 'fialka2026' }, 'There is an account with this phone already.'],
    ['/en/becomeClient', { name: 'Ivy', role: 'decorator' }, 'Client already exists.'],
  ])('POST %s with a phone that is taken answers 422 with the error at the phone', async (path, fields, words) => {
    const visitor = new Customer(url);
    const page = await visitor.post(path, { phone: '+380501112233', ...fields });
    expect(page.status).toBe(422);
    const field = page.html.querySelector('main input[name=phone]');
    expect([field?.getAttribute('value'), field?.getAttribute('aria-invalid')]).toEqual(['+380501112233', 'true']);
    expect(field?.getAttribute('aria-describedby')).toContain('phone-error');
    expect(page.html.querySelector('#phone-error')?.text).toBe(words);
  });

  it('POST /en/login with two phones answers 422 and keeps the first', async () => {
    const page = await new Customer(url).post('/en/login', {
      phone: ['0501112233', '0671112233'],
      password: 'wrong-one',
    });
    expect(page.status).toBe(422);
    expect(page.html.querySelector('main input[name=phone]')?.getAttribute('value')).toBe('0501112233');
    expect(page.html.querySelector('main')?.text).toContain('Authentication failed. Please login again.');
  });

  it('POST /en/login?redirectTo=… redirects to that page, and to /en for another site', async () => {
    const { phone } = await registerCustomer(url);
    const page = await new Customer(url).post('/en/login?redirectTo=/en/profile', { phone, password });
    expect(page).toMatchObject({ status: 200, path: '/en/profile' });
    const elsewhere = await new Customer(url).post('/en/login?redirectTo=//shop.example/x', { phone, password });
    expect(elsewhere.path).toBe('/en');
  });
});

it('GET /en/orders with an invalid date answers 422 with “Error” in the title and not in the h1', async () => {
  const page = await buyer.get('/en/orders?date=day&dateFrom=2026-02-31');
  expect(page.status).toBe(422);
  expect(page.html.querySelector('title')?.text).toMatch(/^Error: /);
  expect(page.html.querySelector('h1')?.text).not.toContain('Error');
});
