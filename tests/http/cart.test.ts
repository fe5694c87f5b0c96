import { beforeEach, describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';
import { PLENTIFUL_FORM, plentifulLots } from '../support/catalogue';

const url = inject('portalUrl');

const linesOf = (page: Page) => page.html.querySelectorAll('#cart tbody');
/** '2 packs = 50 pcs' of each line. */
const amountsOf = (page: Page) =>
  linesOf(page).map(
    (line) =>
      line
        .querySelectorAll('span')
        .find(({ text }) => / = .* pcs at /.test(text))
        ?.text.split(' at ')[0],
  );
const fieldOf = (page: Page) => page.html.querySelector('#cart tbody input[name=quantity]');

let customer: Customer;
let productId: string;
let packSize: number;

/** The line's id on the page; a changed line has another. */
async function itemId(): Promise<string> {
  const page = await customer.get('/en/checkout');
  return page.html.querySelector('#cart tbody input[name=itemId]')?.getAttribute('value') ?? '';
}

/** Two packs of the first product that is sold by the pack. */
beforeEach(async () => {
  ({ customer } = await registerCustomer(url));
  const catalogue = await customer.get('/en/catalog?inStock=1');
  const card = catalogue.html.querySelector(PLENTIFUL_FORM);
  productId = card?.querySelector('input[name=productId]:is([checked], [type=hidden])')?.getAttribute('value') ?? '';
  const answer = await customer.post('/en/catalog?inStock=1', { productId, quantity: '2', unit: 'pack' });
  expect(answer).toMatchObject({ status: 200, path: '/en/catalog?inStock=1' });
  packSize = Number(/2 packs = (\d+) pcs/.exec(amountsOf(await customer.get('/en/checkout'))[0] ?? '')?.[1]) / 2;
});

describe('Address of the cart', () => {
  it.each(['', '/en', '/ru'])('GET %s/cart redirects to the cart at checkout', async (prefix) => {
    const { status, headers } = await customer.get(`${prefix}/cart`, { follow: false });
    expect([status, headers.get('location')]).toEqual([302, `${prefix}/checkout#cart`]);
  });
});

describe('Cart as a table', () => {
  it.each([
    ['', 'Сорт', 'Пачки', 'Сума, грн'],
    ['/en', 'Variety', 'Packs', 'Amount, UAH'],
    ['/ru', 'Сорт', 'Пачки', 'Сумма, грн'],
  ])('GET %s/checkout and its CSV name the columns %s, %s and %s', async (prefix, ...headers) => {
    const page = await customer.get(`${prefix}/checkout`);
    const shown = page.html.querySelectorAll('#cart th[scope=col]').map(({ text }) => text);
    expect([shown[0], shown[3], shown[7]]).toEqual(headers);
    const file = page.html.querySelector('#cart a[href$="/checkout.csv"]')?.getAttribute('href') ?? '';
    const csv = await customer.get(file);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [header, line, end] = csv.text.split('\r\n').map((row) => row.split(';'));
    expect([header?.[0], header?.[3], header?.[7]]).toEqual([expect.stringContaining(headers[0]), ...headers.slice(1)]);
    expect([line?.[3], line?.[4], end]).toEqual(['2', String(2 * packSize), ['']]);
  });

  it('GET /checkout.csv of a visitor redirects to login, and after it to checkout', async () => {
    const visitor = new Customer(url);
    const { path } = await visitor.get('/checkout.csv');
    expect(path).toBe('/login?redirectTo=%2Fcheckout.csv');
    const answer = await visitor.post(path, { phone: '+380501112233', password: 'kvitka2026', intent: 'signIn' });
    expect(answer.path).toBe('/checkout');
  });
});

describe('Cart line', () => {
  it('POST /en/checkout with a quantity in packs or pieces changes the line and says so', async () => {
    const packs = await customer.post('/en/checkout', { itemId: await itemId(), quantity: '3', unit: 'pack' });
    expect(packs).toMatchObject({ status: 200, path: '/en/checkout' });
    expect(packs.text).toContain('Your cart now has');
    expect(amountsOf(packs)).toEqual([`3 packs = ${3 * packSize} pcs`]);
    const pieces = await customer.post('/en/checkout', { itemId: await itemId(), quantity: String(packSize) });
    expect(amountsOf(pieces)).toEqual([`1 pack = ${packSize} pcs`]);
  });

  it('The button of a line is described by its quantity input', async () => {
    const form = (await customer.get('/en/checkout')).html.querySelector('#cart tbody form:has(input[name=quantity])');
    const id = form?.querySelector('input[name=quantity]')?.id;
    expect(id).toBe(`quantity-${productId}`);
    expect(form?.querySelectorAll('button').map((button) => button.getAttribute('aria-describedby'))).toEqual([id]);
  });

  it.each([
    ['0', 'The quantity must be more than zero.'],
    ['-5', 'The quantity must be more than zero.'],
    ['1.5', 'Please enter a whole number.'],
    ['1e9', 'Please enter a whole number.'],
    ['abc', 'Please enter a whole number.'],
    ['', 'Please enter a whole number.'],
    ['1000000000', 'in stock.'],
  ])(
    'POST /en/checkout with the quantity %j answers 422 with the error at its field and leaves the line unchanged',
    async (quantity, message) => {
      const page = await customer.post('/en/checkout', {
        intent: 'changeQuantity',
        itemId: await itemId(),
        quantity,
        unit: 'pack',
      });
      expect(page.status).toBe(422);
      const field = fieldOf(page);
      expect(field?.getAttribute('aria-invalid')).toBe('true');
      expect(page.html.getElementById(field?.getAttribute('aria-describedby') ?? '')?.text).toContain(message);
      expect(page.html.querySelector('[role=alert]')?.text).toContain(message);
      expect(field?.getAttribute('value')).toBe(quantity);
      expect(amountsOf(await customer.get('/en/checkout'))).toEqual([`2 packs = ${2 * packSize} pcs`]);
    },
  );

  it.each([
    ['', 'йде пачками по'],
    ['/en', 'comes in packs of'],
    ['/ru', 'идёт пачками по'],
  ])(
    'POST %s/checkout with part of a pack answers 422 and offers both nearest whole packs as buttons',
    async (prefix, words) => {
      const page = await customer.post(`${prefix}/checkout`, {
        itemId: await itemId(),
        quantity: String(2 * packSize + 1),
        unit: 'piece',
      });
      expect(page.status).toBe(422);
      expect(wordsOf(page)).toContain(words);
      const offers = page.html.querySelectorAll('#cart tbody form:has(input[type=hidden][name=quantity])');
      expect(offers.map((form) => form.querySelector('input[name=quantity]')?.getAttribute('value'))).toEqual([
        String(2 * packSize),
        String(3 * packSize),
      ]);
      const taken = await customer.submit(page, `#cart tbody form:has(input[name=quantity][value="${3 * packSize}"])`);
      expect(taken.path).toBe(`${prefix}/checkout`);
      expect(amountsOf(await customer.get('/en/checkout'))).toEqual([`3 packs = ${3 * packSize} pcs`]);
    },
  );

  it('POST /en/checkout with more than the stock offers all that is in stock as a button', async () => {
    const page = await customer.post('/en/checkout', { itemId: await itemId(), quantity: '100000', unit: 'pack' });
    const available = Number(/there are ([\d,]+) items? in stock/.exec(wordsOf(page))?.[1]?.replace(',', ''));
    const most = Math.floor(available / packSize) * packSize;
    expect(wordsOf(page)).toContain(
      `You are trying to buy ${(100_000 * packSize).toLocaleString('en')} items, but there are ${available.toLocaleString('en')} items in stock.`,
    );
    await customer.submit(page, `#cart tbody form:has(input[name=quantity][value="${most}"])`);
    expect(amountsOf(await customer.get('/en/checkout'))).toEqual([
      `${most / packSize} packs = ${most.toLocaleString('en')} pcs`,
    ]);
  });

  it('POST /en/checkout with an unknown itemId answers 422 and leaves the cart unchanged', async () => {
    const changed = await customer.post('/en/checkout', { itemId: 'no-such-line', quantity: '1' });
    const removed = await customer.post('/en/checkout', { itemId: 'no-such-line' });
    for (const page of [changed, removed]) {
      expect(page.status).toBe(422);
      expect(page.html.querySelector('[role=alert]')?.text).toContain('no longer in the cart');
      expect(linesOf(page)).toHaveLength(1);
    }
  });

  it('POST /en/checkout that removes an unknown line answers 422 and keeps the comment and payment method', async () => {
    const page = await customer.post('/en/checkout', {
      embeddedIntent: 'intent=remove&itemId=no-such-line',
      comment: 'Ring twice',
      paymentMethod: 'creditCard',
    });
    expect(page.status).toBe(422);
    expect(page.html.querySelector('textarea[name=comment]')?.text).toBe('Ring twice');
    expect(page.html.querySelector('input[name=paymentMethod][value=creditCard]')?.hasAttribute('checked')).toBe(true);
  });

  it('POST /en/checkout that removes a line shows a message whose form adds it again', async () => {
    const empty = await customer.post('/en/checkout', { itemId: await itemId() });
    expect(empty.html.querySelector('h1')?.text).toBe('Your cart is empty');
    expect(empty.text).toContain('Removed');
    const back = await customer.submit(empty, 'form:has(input[name=intent][value=addAgain])');
    expect(back.path).toBe('/en/checkout');
    expect(amountsOf(back)).toEqual([`2 packs = ${2 * packSize} pcs`]);
  });

  it('Adding a removed line again keeps the comment of the order form, also when the cart became empty', async () => {
    const commentOf = (page: Page) => page.html.querySelector('textarea[name=comment]')?.text;
    const remove = async (comment: string) =>
      customer.post('/en/checkout', { embeddedIntent: `intent=remove&itemId=${await itemId()}`, comment });
    const undo = 'button[name=embeddedIntent][form=order][value^="intent=addAgain"]';

    const empty = await remove('Ring twice');
    expect(empty.html.querySelector(undo)).toBeNull();
    expect(commentOf(await customer.submit(empty, 'form:has(input[name=intent][value=addAgain])'))).toBe('Ring twice');

    const catalogue = await customer.get('/en/catalog?inStock=1');
    const other = plentifulLots(catalogue).find((id) => id !== productId) ?? '';
    await customer.post('/en/catalog?inStock=1', { productId: other, quantity: '1', unit: 'pack' });
    const button = (await remove('Ring twice')).html.querySelector(undo);
    const back = await customer.post('/en/checkout', {
      embeddedIntent: button?.getAttribute('value') ?? '',
      comment: 'Ring three times',
    });
    expect([linesOf(back).length, commentOf(back)]).toEqual([2, 'Ring three times']);
  });

  // @fault R9 @asvs 1.3.3
  it('POST /en/checkout and /en/catalog ignore a price, total or discount in the form', async () => {
    const before = await customer.get('/en/checkout');
    const sum = before.html.querySelector('aside button[form=order]')?.text;
    await customer.post('/en/checkout', {
      itemId: await itemId(),
      quantity: '2',
      unit: 'pack',
      price: '0.01',
      total: '0.02',
      discount: '99',
    });
    await customer.post('/en/catalog', { productId, quantity: '1', unit: 'pack', price: '0.01' });
    await customer.post('/en/checkout', { itemId: await itemId(), quantity: '2', unit: 'pack', price: '0.01' });
    expect((await customer.get('/en/checkout')).html.querySelector('aside button[form=order]')?.text).toBe(sum);
  });
});

describe('Cart changes from two tabs at once', () => {
  it('Two changes of the same line leave one of the two quantities', async () => {
    const id = await itemId();
    const answers = await Promise.all(
      ['3', '4'].map((quantity) => customer.post('/en/checkout', { itemId: id, quantity, unit: 'pack' })),
    );
    for (const { status } of answers) expect([200, 422]).toContain(status);
    const pieces = amountsOf(await customer.get('/en/checkout')).map((amount) =>
      Number(/= ([\d,]+) pcs/.exec(amount ?? '')?.[1]?.replace(',', '')),
    );
    expect([[3 * packSize], [4 * packSize]]).toContainEqual(pieces);
  });

  it('Two changes of different lines both take effect', async () => {
    const catalogue = await customer.get('/en/catalog?inStock=1');
    const others = plentifulLots(catalogue);
    await customer.post('/en/catalog?inStock=1', {
      productId: others.find((each) => each !== productId) ?? '',
      quantity: '1',
      unit: 'pack',
    });
    const ids = (await customer.get('/en/checkout')).html
      .querySelectorAll('#cart tbody[id^=line-]')
      .map((line) => line.querySelector('input[name=itemId]')?.getAttribute('value') ?? '');
    expect(ids).toHaveLength(2);
    await Promise.all(ids.map((id) => customer.post('/en/checkout', { itemId: id, quantity: '3', unit: 'pack' })));
    const amounts = amountsOf(await customer.get('/en/checkout'));
    expect(amounts.map((amount) => amount?.split(' = ')[0])).toEqual(['3 packs', '3 packs']);
  });
});

describe('The cart', () => {
  it.each([
    ['', 'Кошик порожній'],
    ['/en', 'Your cart is empty'],
    ['/ru', 'Корзина пуста'],
  ])('GET %s/checkout with an empty cart says “%s” and links to the catalogue', async (prefix, title) => {
    await customer.post('/en/checkout', { itemId: await itemId() });
    const page = await customer.get(`${prefix}/checkout`);
    expect(page).toMatchObject({ status: 200 });
    expect(page.html.querySelector('h1')?.text).toBe(title);
    expect(page.html.querySelector('main a')?.getAttribute('href')).toBe(`${prefix}/catalog`);
    expect(page.html.querySelector('[name=deliveryType]')).toBeNull();
  });

  it('GET /en/checkout explains each price, and the summary adds up to the total', async () => {
    const page = await customer.get('/en/checkout');
    expect(linesOf(page)[0]?.querySelector('details')?.text).toMatch(/Your group’s price, per piece.*This item/);
    const values = page.html
      .querySelectorAll('aside > div > dl dd')
      .map((value) => Number(value.text.replace(/[^\d.−]/g, '').replace('−', '-')));
    const total = values.pop();
    expect(values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(total ?? 0, 2);
  });

  it('POST /en/checkout as a visitor redirects to login and leaves the customer’s cart unchanged', async () => {
    const answer = await new Customer(url).post('/en/checkout', { itemId: await itemId() }, { follow: false });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toMatch(/^\/en\/login\?/);
    expect(linesOf(await customer.get('/en/checkout'))).toHaveLength(1);
  });
});
