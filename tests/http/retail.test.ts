import { describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { plentifulLots } from '../support/catalogue';
import { registerBuyer } from '../support/new-buyer';
import { password, registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
const form = 'form#retail';
const valueOf = (page: Page, name: string) =>
  page.html.querySelector(`${form} [name="${name}"]`)?.getAttribute('value');
const save = (customer: Customer, page: Page, fields: Record<string, string>) =>
  customer.submit(page, form, { intent: 'save', rounding: 'five', ...fields });

async function openRetail(path = '/en/retail') {
  const { customer } = await registerCustomer(url);
  return { customer, page: await customer.get(path) };
}

describe('Selling prices', () => {
  it('GET / as a customer has one quiet line with a link to /retail, which a visitor does not see', async () => {
    const { customer } = await openRetail();
    const home = await customer.get('/');
    expect(home.html.querySelectorAll('main a[href="/retail"]')).toHaveLength(1);
    expect((await new Customer(url).get('/')).html.querySelectorAll('a[href="/retail"]')).toHaveLength(0);
  });

  it.each([
    ['/retail', 'Ціни продажу', 'у вашому обліковому записі'],
    ['/en/retail', 'Selling prices', 'Kept with your account'],
    ['/ru/retail', 'Цены продажи', 'в вашей учётной записи'],
  ])('GET %s shows the form and says where the settings are kept', async (path, title, kept) => {
    const { page } = await openRetail(path);
    expect(page.status).toBe(200);
    expect(page.html.querySelector('h1')?.text).toBe(title);
    expect(wordsOf(page)).toContain(kept);
    expect(page.html.querySelectorAll('#example table tbody tr')).toHaveLength(5);
  });

  it('POST with intent save keeps the settings with the account, and with intent off keeps them switched off', async () => {
    const { customer, page } = await openRetail();
    const saved = await save(customer, page, { markup: '62,5 %', 'markup-1': '80', rounding: 'nine', shopName: 'Мак' });
    expect([saved.path, valueOf(saved, 'markup'), valueOf(saved, 'markup-1'), valueOf(saved, 'shopName')]).toEqual([
      '/en/retail',
      '62.5',
      '80',
      'Мак',
    ]);
    expect(wordsOf(saved)).toContain('Switched on');
    expect(customer.cookies.header()).not.toContain('retail=');
    for (const row of saved.html.querySelectorAll('#example table tbody tr td:last-child b'))
      expect(row.text).toMatch(/9\.00\sUAH$/);
    const off = await customer.submit(saved, 'form:has(button[value=off])', { intent: 'off' });
    expect(wordsOf(off)).toContain('Switched off');
    expect(valueOf(off, 'markup')).toBe('62.5');
  });

  it.each([
    ['−150', {}, 'markup', 'At least −90%.'],
    ['100000', {}, 'markup', 'At most 1,000%.'],
    ['sixty', {}, 'markup', 'Enter a number'],
    ['', {}, 'markup', 'Enter a number'],
    ['-10', {}, 'markup', 'below the buying price'],
    ['60', { 'markup-1': '100000' }, 'markup-1', 'At most 1,000%.'],
    ['60', { rounding: 'up' }, 'rounding', 'Choose a rounding'],
    ['60', { shopName: 'x'.repeat(41) }, 'shopName', 'At most 40 characters.'],
  ])(
    'POST with a markup of %j and %j answers 422 at the field %s and keeps what was typed',
    async (markup, more, name, message) => {
      const { customer, page } = await openRetail();
      const answer = await save(customer, page, { shopName: 'Мак', 'markup-2': '75', markup, ...more });
      expect(answer.status).toBe(422);
      const field = answer.html.querySelector(`${form} [name="${name}"]`);
      expect(field?.getAttribute('aria-invalid')).toBe('true');
      expect(answer.html.querySelector(`[id="${name}-error"]`)?.text).toContain(message);
      expect(answer.html.querySelector('[role=alert] a')?.getAttribute('href')).toBe(`#${name}`);
      expect(valueOf(answer, 'markup')).toBe(markup);
      expect(valueOf(answer, 'markup-2')).toBe('75');
      expect(valueOf(await customer.get('/en/retail'), 'markup') ?? '').toBe('');
    },
  );

  it('POST of a negative markup is taken where prices below the buying price are allowed', async () => {
    const { customer, page } = await openRetail();
    const saved = await save(customer, page, { markup: '−10', allowBelow: 'on' });
    expect([saved.status, valueOf(saved, 'markup')]).toEqual([200, '−10']);
  });

  it('POST with intent preview shows the example and saves nothing', async () => {
    const { customer, page } = await openRetail();
    const preview = await customer.submit(page, form, { intent: 'preview', markup: '100', rounding: 'ten' });
    expect(preview.path).toContain('/en/retail?markup=100&rounding=ten');
    expect(wordsOf(preview)).toContain('not saved yet');
    expect(preview.html.querySelector('#example table tbody tr')?.text).toContain('100%');
    expect(valueOf(await customer.get('/en/retail'), 'markup') ?? '').toBe('');
  });

  it('Settings saved on one device are there on another, and not overwritten by a page that was opened before', async () => {
    const { customer: atDesk, phone } = await registerCustomer(url);
    const onPhone = new Customer(url);
    await onPhone.signIn(phone, password, '/en/login');
    const [deskPage, phonePage] = [await atDesk.get('/en/retail'), await onPhone.get('/en/retail')];
    await save(atDesk, deskPage, { markup: '62,5', 'markup-1': '80', rounding: 'nine' });
    const refused = await save(onPhone, phonePage, { markup: '40' });
    expect([refused.status, valueOf(refused, 'markup')]).toEqual([409, '40']);
    expect(wordsOf(refused)).toMatch(/saved on another device \(.+\): markup 62.5%, .*9, 1 markup of its own/);
    expect(valueOf(await atDesk.get('/en/retail'), 'markup')).toBe('62.5');
    await save(onPhone, refused, { markup: '40' });
    expect(valueOf(await atDesk.get('/en/retail'), 'markup')).toBe('40');
  });

  it('POST after the session ended keeps what was typed until its customer has signed in again', async () => {
    const { customer, phone } = await registerCustomer(url);
    const page = await customer.get('/en/retail');
    for (const name of customer.cookies.names()) customer.cookies.drop(name);
    const login = await save(customer, page, { markup: '47,5', 'markup-1': '33', shopName: 'Мак' });
    expect(login.path).toContain('/en/login');
    const back = await customer.submit(login, 'form:has(input[name=password])', { phone, password });
    expect([back.path, valueOf(back, 'markup'), valueOf(back, 'markup-1'), valueOf(back, 'shopName')]).toEqual([
      '/en/retail',
      '47,5',
      '33',
      'Мак',
    ]);
  });

  it('GET of a link with wrong settings answers 422 with the error at its field', async () => {
    const { customer } = await openRetail();
    const opened = await customer.get('/en/retail?markup=-150&rounding=five&markup-99999=7&shopName=%3Cb%3E');
    expect(opened.status).toBe(422);
    expect(opened.html.querySelector('#markup-error')?.text).toContain('At least');
    expect(valueOf(opened, 'shopName')).toBe('<b>');
  });
});

describe('Selling prices beside buying prices', () => {
  const label = /sell at ([\d,.]+)\sUAH/;
  const amountOf = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''));
  const pages = [
    '/en/categories/roses',
    '/en/categories/roses?view=list',
    '/en/catalog',
    '/en/search?q=freedom',
    '/en/checkout',
    '/en/quick-order?message=freedom%2060%20100',
  ];

  const switchOn = async (customer: Customer) =>
    save(customer, await customer.get('/en/retail'), { markup: '100', rounding: 'kopiyka' });
  async function openShop() {
    const { customer } = await registerBuyer(url);
    await switchOn(customer);
    return customer;
  }
  const orderPath = async (customer: Customer) => {
    const orders = await customer.get('/en/orders');
    return orders.html.querySelector('main a[href*="?id="]')?.getAttribute('href') ?? '';
  };

  it('GET of catalogue, product, cart and order sheets shows them to the customer who has them, and after switching off no more', async () => {
    const { customer } = await registerCustomer(url);
    const [id = ''] = plentifulLots(await customer.get('/en/catalog?inStock=1'));
    await customer.post('/en/catalog', { productId: id, quantity: '1', unit: 'pack' });
    await switchOn(customer);
    const product = await customer.get(`/en/product/${id}`);
    const [, selling] = label.exec(wordsOf(product)) ?? [];
    const buying = product.html.querySelector('main article strong')?.text;
    expect(amountOf(selling)).toBeGreaterThan(0);
    expect(amountOf(selling)).toBeCloseTo(2 * amountOf(buying), 2);
    const all = [...pages, `/en/cart-link?l=1_${id}.25`];
    for (const path of all) expect([path, label.test(wordsOf(await customer.get(path)))]).toEqual([path, true]);
    await customer.submit(await customer.get('/en/retail'), 'form:has(button[value=off])', { intent: 'off' });
    for (const path of all) expect([path, label.test(wordsOf(await customer.get(path)))]).toEqual([path, false]);
  });

  it('GET of an order, of its repetition and of the list shows them', async () => {
    const customer = await openShop();
    const path = await orderPath(customer);
    const id = new URLSearchParams(path.split('?')[1]).get('id') ?? '';
    for (const each of [path, `/en/orders/repeat/${id}`, '/en/list'])
      expect([each, label.test(wordsOf(await customer.get(each)))]).toEqual([each, true]);
  });

  it('GET of the same pages shows none of them to a visitor, nor to another account', async () => {
    const customer = await openShop();
    const { customer: other } = await registerCustomer(url);
    for (const path of ['/en/categories/roses', '/en/categories/roses?view=list', '/en/search?q=freedom']) {
      expect(wordsOf(await customer.get(path))).toMatch(label);
      for (const each of [other, new Customer(url)]) expect(wordsOf(await each.get(path))).not.toMatch(label);
    }
    expect(valueOf(await other.get('/en/retail'), 'markup') ?? '').toBe('');
  });

  it('What is sent to others or is the supplier’s paper has no selling prices', async () => {
    const customer = await openShop();
    const path = await orderPath(customer);
    const order = await customer.get(path);
    for (const link of order.html.querySelectorAll('a[href^="viber:"], a[href*="t.me"]'))
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).not.toMatch(label);
    const id = new URLSearchParams(path.split('?')[1]).get('id') ?? '';
    expect((await customer.get(`/en/printDocument/${id}`)).text).not.toMatch(label);
    expect((await customer.get('/en/price-list.csv')).text).not.toMatch(label);
  });
});

describe('Price tags', () => {
  const tagsOn = (page: Page) => page.html.querySelectorAll('.tags li').map((tag) => tag.text.replace(/\s+/g, ' '));
  const copyFields = (page: Page) =>
    page.html.querySelectorAll('main input[name^=copies-]').map((field) => field.getAttribute('name') ?? '');
  async function openCart(markup = '100') {
    const { customer } = await registerCustomer(url);
    const lots = plentifulLots(await customer.get('/en/catalog?inStock=1')).slice(0, 2);
    for (const productId of lots) await customer.post('/en/catalog', { productId, quantity: '1', unit: 'pack' });
    const fields = { markup, rounding: 'nine', shopName: 'Мак & Ко' };
    if (markup !== '') await save(customer, await customer.get('/en/retail'), fields);
    return { customer, lots };
  }

  it('GET /price-tags makes one tag a line of the cart, with name, country and selling price and no buying price', async () => {
    const { customer, lots } = await openCart();
    const page = await customer.get('/en/price-tags');
    expect([page.status, copyFields(page)]).toEqual([200, expect.arrayContaining(lots.map((id) => `copies-${id}`))]);
    expect(tagsOn(page)).toHaveLength(2);
    for (const tag of tagsOn(page)) expect(tag).toMatch(/^Мак & Ко.+\d9 UAH$/);
    const checkout = await customer.get('/en/checkout');
    expect(checkout.html.querySelector('a[href="/en/price-tags"]')?.text).toContain('Price tags');
    const buying = checkout.html.querySelectorAll('.cart-table td').map((cell) => cell.text.trim());
    const prices = buying
      .filter((text) => /^\d[\d,]*\.\d\d/.test(text))
      .map((text) => /^[\d.,]+/.exec(text)?.[0] ?? '');
    expect(prices.length).toBeGreaterThan(1);
    for (const price of prices) expect(wordsOf(page)).not.toContain(price);
  });

  it('GET /price-tags with copies makes so many, in whole sheets of 24', async () => {
    const { customer, lots } = await openCart();
    const [one = '', other = ''] = lots;
    const page = await customer.get(`/en/price-tags?copies-${one}=25&copies-${other}=0`);
    expect(tagsOn(page)).toHaveLength(25);
    expect(page.html.querySelectorAll('.tag-sheet').map((sheet) => sheet.querySelectorAll('li').length)).toEqual([
      24, 1,
    ]);
    expect(wordsOf(page)).toContain('25 tags, 2 sheets');
  });

  it.each(['-1', '1e9', '1000000000', '1.5', 'two', '481'])(
    'GET /price-tags with %s copies answers 422 at the field and prints nothing',
    async (copies) => {
      const { customer, lots } = await openCart();
      const page = await customer.get(`/en/price-tags?copies-${lots[0]}=${copies}`);
      expect(page.status).toBe(422);
      const field = page.html.querySelector(`input[name="copies-${lots[0]}"]`);
      expect([field?.getAttribute('value'), field?.getAttribute('aria-invalid')]).toEqual([copies, 'true']);
      expect(wordsOf(page)).toContain('Enter a whole number from 0 to 480.');
      expect(tagsOn(page)).toEqual([]);
    },
  );

  it('GET /price-tags with more than 480 tags together answers 422 and says how many there may be', async () => {
    const { customer, lots } = await openCart();
    const page = await customer.get(`/en/price-tags?copies-${lots[0]}=480&copies-${lots[1]}=1`);
    expect([page.status, tagsOn(page)]).toEqual([422, []]);
    expect(wordsOf(page)).toContain('Together 481 tags, but at most 480 tags');
  });

  it('GET /price-tags without a markup asks for it and comes back to the same choice', async () => {
    const { customer, lots } = await openCart('');
    const address = `/en/price-tags?copies-${lots[0]}=3`;
    const page = await customer.get(address);
    expect([page.status, tagsOn(page)]).toEqual([200, []]);
    const setUp = page.html.querySelector('main a[href^="/en/retail?next="]')?.getAttribute('href') ?? '';
    const saved = await save(customer, await customer.get(setUp), { markup: '60' });
    expect([saved.path, tagsOn(saved).length]).toEqual([address, 4]);
    expect((await customer.get('/en/checkout')).html.querySelectorAll('a[href="/en/price-tags"]')).toHaveLength(1);
  });

  it.each(['https://evil.example/', '//evil.example', '/en/logout', '/en/profile'])(
    'POST /retail with next %s leads nowhere but to its own page',
    async (next) => {
      const { customer, page } = await openRetail();
      expect((await save(customer, page, { markup: '60', next })).path).toBe('/en/retail');
    },
  );

  it('GET /price-tags of an order makes tags of its lines; the order links to them only with selling prices', async () => {
    const { customer } = await registerBuyer(url);
    const orders = await customer.get('/en/orders');
    const path = orders.html.querySelector('main a[href*="?id="]')?.getAttribute('href') ?? '';
    const id = new URLSearchParams(path.split('?')[1]).get('id') ?? '';
    const link = `a[href="/en/price-tags?documentId=${id}"]`;
    expect((await customer.get(path)).html.querySelector(link)).toBeNull();
    await save(customer, await customer.get('/en/retail'), { markup: '60' });
    expect((await customer.get(path)).html.querySelector(link)).not.toBeNull();
    const page = await customer.get(`/en/price-tags?documentId=${id}`);
    expect([page.status, tagsOn(page).length]).toEqual([200, copyFields(page).length]);
    expect(tagsOn(page).length).toBeGreaterThan(0);
    const { customer: other } = await registerCustomer(url);
    for (const each of [id, 'nothing', '%00', '../orders', 'x'.repeat(300)])
      expect([each, (await other.get(`/en/price-tags?documentId=${each}`)).status]).toEqual([each, 404]);
  });

  it('GET /price-tags with an empty cart says that it is empty', async () => {
    const { customer } = await registerCustomer(url);
    const page = await customer.get('/en/price-tags');
    expect([page.status, tagsOn(page)]).toEqual([200, []]);
    expect(page.html.querySelector('main h1')?.text).toMatch(/cart/i);
  });
});
