import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';
import { PLENTIFUL_FORM } from '../support/catalogue';

const url = inject('portalUrl');
const message = 'фрідом 60 - 100, еустома біла 40 шт, рускус 5 п., 2 пачки ескімо';
let buyer: Customer;

const rowsOf = (page: Page) => page.html.querySelectorAll('main ol li');
const orderForm = 'main form:has(input[value=add])';
const cartLines = async () =>
  new Set(
    (await buyer.get('/checkout')).html
      .querySelectorAll('main form input[name=itemId]')
      .map((input) => input.getAttribute('value')),
  ).size;

beforeAll(async () => {
  ({ customer: buyer } = await registerCustomer(url));
}, 70_000);

describe('Quick order from a message', () => {
  it('GET /quick-order redirects visitors to login, and the menu links to it', async () => {
    const visitor = await new Customer(url).get('/quick-order', { follow: false });
    expect(visitor.headers.get('location')).toMatch(/^\/login\?/);
    expect((await buyer.get('/en')).html.querySelector('a[href="/en/quick-order"]')).not.toBeNull();
  });

  it('POST /quick-order redirects to an address with the message, which shows a row for each line', async () => {
    const page = await buyer.submit(await buyer.get('/quick-order'), 'main form:has(textarea)', { message });
    expect(page.path).toBe(`/quick-order?${new URLSearchParams({ message }).toString()}`);
    expect(page.html.querySelector('textarea')?.text).toContain(message);
    const rows = rowsOf(page);
    expect(rows).toHaveLength(4);
    expect(rows[0]?.text).toContain('Freedom, 60');
    expect(rows[0]?.querySelector('input[name=quantity]')?.getAttribute('value')).toBe('4');
    expect(rows[1]?.querySelector('select[name=productId] option')?.getAttribute('value')).toBe('');
    expect(rows[3]?.text).toContain('ескімо');
    expect(rows[3]?.querySelector('a[href*="/search?"]')?.getAttribute('aria-label')).toMatch(/^Шукати «.*ескімо.*»$/);
    expect(rows[3]?.querySelector('input[name=quantity]')).toBeNull();
    expect(page.html.querySelector(orderForm)?.text).toMatch(/\d+ позиці[яїй], \d+\sшт/);
    expect(page.html.querySelector(orderForm)?.text).toContain('2 рядки чекають вибору');
  });

  it('GET /quick-order?message=… shows the order form first and says at each row what is missing or only similar', async () => {
    const text = 'кущова троянда рожева 40\nщось дивне 3\nexplorer 70 - 50\nфрідом 60 - 10';
    const page = await buyer.get(`/quick-order?${new URLSearchParams({ message: text }).toString()}`);
    const rows = rowsOf(page).map((row) => row.text);
    expect(rows[0]).toContain('40 — це ростовка? Впишіть, скільки штук.');
    expect(rows[1]).toContain('Точно такого не знайшли. Найближче:');
    expect(rows[2]).toContain('друга категорія');
    expect(rows[3]).toMatch(/Пачка \d+\sшт, не ділимо/);
    expect(page.html.querySelector(orderForm)?.text).toMatch(/1 рядок із помилкою, 2 рядки чекають вибору/);
    expect(page.html.querySelector('main > * > form, main form')?.getAttribute('id')).toBe('quick-order');
    expect(page.html.querySelector('details textarea')?.text.trim()).toBe(text);
  });

  it.each(['', ' \n ', '-', '100'])(
    'POST /quick-order with the message %j answers 422 with the error at the field and in the summary',
    async (typed) => {
      const page = await buyer.submit(await buyer.get('/quick-order'), 'main form:has(textarea)', { message: typed });
      expect(page.status).toBe(422);
      const field = page.html.querySelector('textarea[name=message]');
      expect(field?.getAttribute('aria-invalid')).toBe('true');
      expect(wordsOf(page, 'main [role=alert] a[href="#message"]')).toContain('Не бачимо тут жодної назви');
      expect(page.html.querySelector('title')?.text).toMatch(/^Помилка/);
    },
  );

  it('POST /quick-order with one row not chosen answers 422, adds the other and keeps the quantity', async () => {
    const page = await buyer.get(`/quick-order?${new URLSearchParams({ message }).toString()}`);
    const [first, second] = rowsOf(page);
    const productId =
      first?.querySelector('[name=productId]')?.getAttribute('value') ??
      first?.querySelector('option[selected]')?.getAttribute('value') ??
      '';
    const size = Number(/пачка (\d+)/.exec(first?.text ?? '')?.[1] ?? 1);
    const answer = await buyer.submit(page, orderForm, {
      row: ['0', '1'],
      productId: [productId, ''],
      quantity: [String(size), '40'],
    });
    expect(answer.status).toBe(422);
    expect(rowsOf(answer)[0]?.text).toContain('Додано');
    expect(rowsOf(answer)[1]?.querySelector('[name=quantity]')?.getAttribute('value')).toBe('40');
    expect(wordsOf(answer)).toContain('Виберіть, що саме.');
    expect(second?.text).toContain('еустома біла');
    expect(await cartLines()).toBe(1);
  });

  it('POST /quick-order with two rows of one product adds the valid row once, also when the other is sent again', async () => {
    const { customer } = await registerCustomer(url);
    const inCart = async () =>
      (await customer.get('/checkout')).html
        .querySelectorAll('main form :is(input[name=itemId], input[name=quantity])')
        .map((input) => input.getAttribute('value'));
    const page = await customer.get(
      `/quick-order?${new URLSearchParams({ message: 'фрідом 60 - 1 п.\nфрідом 60 - 30' }).toString()}`,
    );
    const productId =
      rowsOf(page)[0]
        ?.querySelectorAll('[name=productId], option')
        .map((field) => field.getAttribute('value'))
        .find(Boolean) ?? '';
    const size = /пачка (\d+)/.exec(page.html.querySelector('main ol')?.text ?? '')?.[1] ?? '25';
    const first = await customer.submit(page, orderForm, {
      row: ['0', '1'],
      productId: [productId, productId],
      quantity: [size, '0.5'],
    });
    const held = await inCart();
    expect(held.length).toBeGreaterThan(0);
    const second = await customer.submit(first, orderForm, { row: '1', productId, quantity: '0.5' });
    for (const answer of [first, second]) {
      expect(answer.status).toBe(422);
      expect(rowsOf(answer)[0]?.text).toContain('Додано');
      expect(rowsOf(answer)[0]?.querySelector('[name=quantity]')).toBeNull();
      expect(rowsOf(answer)[1]?.querySelector('[name=quantity]')?.getAttribute('value')).toBe('0.5');
    }
    expect(await inCart()).toEqual(held);
  });

  it('POST /quick-order keeps naming the product that the customer selected for an added row', async () => {
    const { customer } = await registerCustomer(url);
    const page = await customer.get(
      `/quick-order?${new URLSearchParams({ message: 'роза 60 - 100\nроза 60 - 100' }).toString()}`,
    );
    const other = rowsOf(page)[0]
      ?.querySelectorAll('option')
      .findLast((option) => option.getAttribute('value') !== '' && !option.hasAttribute('selected'));
    const productId = other?.getAttribute('value') ?? '';
    const first = await customer.submit(page, orderForm, {
      row: ['0', '1'],
      productId: [productId, productId],
      quantity: ['100 шт', '0.5'],
    });
    const second = await customer.submit(first, orderForm, { row: '1', productId, quantity: '0.5' });
    for (const answer of [first, second])
      expect(rowsOf(answer)[0]?.text).toMatch(new RegExp(`Додано\\s*${other?.text.split(',')[0] ?? '-'},`));
    expect(rowsOf(second)[0]?.querySelector('[name=done]')?.getAttribute('value')).toBe(`0*${productId}`);
  });

  it('POST /quick-order redirects to the remaining lines that found nothing', async () => {
    const before = await buyer.get(
      `/quick-order?${new URLSearchParams({ message: 'плая бланка 60 1 п.\nескімо 2 п.' }).toString()}`,
    );
    const row = rowsOf(before)[0];
    const productId =
      row?.querySelector('[name=productId]')?.getAttribute('value') ??
      row?.querySelector('option[selected]')?.getAttribute('value') ??
      row?.querySelectorAll('option').at(1)?.getAttribute('value') ??
      '';
    const size = /пачка (\d+)/.exec(row?.text ?? '')?.[1] ?? '25';
    const page = await buyer.submit(before, orderForm, { row: '0', productId, quantity: size });
    expect(page.path).toBe(`/quick-order?${new URLSearchParams({ message: 'ескімо 2 п.' }).toString()}`);
    expect(page.html.text).toMatch(/Додано /);
  });

  it('POST /quick-order answers 200 with 60 remaining lines that do not fit into an address', async () => {
    const nothing = Array.from({ length: 60 }, (_each, at) => `щщщщ ъъъъ щщщщ ъъъъ ${at}`).join('\n');
    const before = await buyer.post('/en/quick-order', { message: `плая бланка 60 1 п.\n${nothing}` });
    const row = rowsOf(before)[0];
    const productId =
      row?.querySelector('[name=productId]')?.getAttribute('value') ??
      row?.querySelectorAll('option').at(-1)?.getAttribute('value') ??
      '';
    const size = /pack (?:of )?(\d+)/i.exec(row?.text ?? '')?.[1] ?? '25';
    const page = await buyer.submit(before, orderForm, { row: '0', productId, quantity: size });
    expect(page).toMatchObject({ status: 200, path: '/en/quick-order' });
    expect(rowsOf(page)).toHaveLength(60);
    expect(page.html.querySelector('textarea')?.text.trim()).toBe(nothing);
    expect(wordsOf(page)).toMatch(/Added /);
    expect(wordsOf(page)).not.toContain('Something may not have been done');
  });

  it('POST /quick-order redirects to the line without a quantity after adding the others', async () => {
    const before = await buyer.get(
      `/quick-order?${new URLSearchParams({ message: 'плая бланка 60 см\nфрідом 60 см, 1 п.' }).toString()}`,
    );
    const [first, second] = rowsOf(before).map(
      (row) =>
        row.querySelector('option[selected]')?.getAttribute('value') ??
        row
          .querySelectorAll('[name=productId], option')
          .map((field) => field.getAttribute('value'))
          .find(Boolean) ??
        '',
    );
    const size = /пачка (\d+)/.exec(rowsOf(before)[1]?.text ?? '')?.[1] ?? '25';
    const page = await buyer.submit(before, orderForm, {
      row: ['0', '1'],
      productId: [first ?? '', second ?? ''],
      quantity: ['', size],
    });
    expect(page.path).toBe(`/quick-order?${new URLSearchParams({ message: 'плая бланка 60 см' }).toString()}`);
  });

  it.each([
    ['a long message', 'фрідом 60 - 100\n'.repeat(700), 422],
    ['500 lines', 'роза 1\n'.repeat(500), 422],
    ['emoji', '🌹🌹🌹', 422],
    ['nonsense', 'щщщщ ъъъъ', 200],
    ['negative and huge figures', 'фрідом 60 -5 шт\nфрідом 60 99999999999999999999 шт', 200],
  ])('POST /quick-order with %s keeps the message and adds nothing', async (_name, text, status) => {
    const held = await cartLines();
    const page = await buyer.post('/quick-order', { message: text });
    expect(page.status).toBe(status);
    expect(page.html.querySelector('textarea')?.text.trim()).toBe(text.trim());
    if (page.html.querySelector(orderForm))
      await buyer.submit(page, orderForm, { row: '0', productId: 'forged', quantity: '-5', price: '1' });
    expect(await cartLines()).toBe(held);
  });

  it.each([
    ['', 'Замовити з повідомлення'],
    ['/en', 'Order from a message'],
    ['/ru', 'Заказать из сообщения'],
  ])('GET %s/quick-order is titled “%s”', async (prefix, title) => {
    expect((await buyer.get(`${prefix}/quick-order`)).html.querySelector('h1')?.text).toBe(title);
  });

  const readIn = async (text: string, prefix = '') =>
    await buyer.get(`${prefix}/quick-order?${new URLSearchParams({ message: text }).toString()}`);
  const quantities = (page: Page) =>
    rowsOf(page).map((row) => row.querySelector('input[name=quantity]')?.getAttribute('value') ?? null);

  it.each([
    ['', 'рускус 50 0,5 п', [10]],
    ['', 'мондіаль 60 0,5 пачки', [25]],
    ['/en', 'freedom 60 cm 1.5 packs', [25, 50]],
    ['/ru', 'фридом 60 1,5 пачки', [25, 50]],
    ['', 'фрідом 60 2-3 пачки', [50, 75]],
    ['', 'фрідом 60 100 x 72 = 7200', [100, 7200]],
    ['/en', 'freedom 60 100+25', [125, 100, 25]],
    ['/ru', 'фридом 60 100-150', [100, 150]],
  ])(
    'GET %s/quick-order for %j fills in no quantity and offers %j pieces as buttons',
    async (prefix, text, offered) => {
      const page = await readIn(text, prefix);
      expect(quantities(page)).toEqual(['']);
      const offers = page.html
        .querySelectorAll('main ol li button[name=split]')
        .map((button) => Number(/=(\d+)$/.exec(button.getAttribute('value') ?? '')?.[1]));
      expect(offers).toEqual(offered);
      expect(page.html.querySelector('main ol li [id$="-error"]')?.text).toMatch(
        /цілими|whole|целыми|кількість|quantity|количество/,
      );
    },
  );

  it('POST /quick-order with an offered quantity adds it and redirects to checkout', async () => {
    const { customer } = await registerCustomer(url);
    const page = await customer.get(`/quick-order?${new URLSearchParams({ message: 'рускус 50 0,5 п' }).toString()}`);
    const split = page.html.querySelector('button[name=split]')?.getAttribute('value') ?? '';
    const answer = await customer.submit(page, orderForm, { split });
    expect(answer.path).toBe('/checkout');
    expect(answer.html.querySelector('main form input[name=itemId]')).not.toBeNull();
  });

  it.each([
    ['', 'фрідом 60\t100,00', ['4']],
    ['', 'фрідом 60 пачка', ['1']],
    ['/en', 'freedom 60 bunch', ['1']],
    ['', 'рускус 50 пачку', ['1']],
    ['', 'фрідом 60 3 в`язки', ['3']],
    ['', 'фрідом 60 - 100\n70 - 50', ['4', '2']],
    ['', 'еустома, біла, 40 шт', ['4']],
    ['', 'тюльпани: білі 50, жовті 50', ['', '']],
    ['', 'фрідом 60 - 100 і мондіаль 60 - 50', ['4', '2']],
    ['', 'Доброго ранку!\nфрідом 60 - 100\nДякую, гарного дня', ['4']],
    ['', '[25.11, 08:12] Олена: фрідом 60 - 100\n+380 50 111 22 33', ['4']],
    ['', 'фрідом 60 - 100\nщщщщ ъъъъ', ['4', null]],
  ])('GET %s/quick-order reads %j as %j packs', async (prefix, text, wanted) => {
    expect(quantities(await readIn(text, prefix))).toEqual(wanted);
  });

  it('GET /quick-order reads a line of numbers as another length of the variety before it, and colours after a heading as that flower', async () => {
    const lengths = rowsOf(await readIn('фрідом 60 - 100\n70 - 50')).map((row) => row.text);
    expect(lengths[0]).toMatch(/Freedom, 60\sсм/);
    expect(lengths[1]).toMatch(/Freedom, 70\sсм/);
    const tulips = rowsOf(await readIn('тюльпани: білі 50, жовті 50'));
    const searches = tulips.map((row) => row.querySelector('a[href*="/search?"]')?.getAttribute('href'));
    expect(searches).toEqual(
      ['білі', 'жовті'].map((colour) => `/search?${new URLSearchParams({ q: `тюльпани ${colour} 50` }).toString()}`),
    );
  });

  it('POST /quick-order with products and quantities adds them in the given unit, and /restock answers 400 to another intent', async () => {
    const { customer } = await registerCustomer(url);
    const card = (await customer.get('/catalog?inStock=1')).html.querySelector(PLENTIFUL_FORM);
    const productId =
      card?.querySelector('input[name=productId]:is([checked], [type=hidden])')?.getAttribute('value') ?? '';
    const pairs = { productId: [productId, 'none'], quantity: ['1', ''], unit: 'pack' };
    expect(await customer.post('/quick-order', pairs)).toMatchObject({ status: 200, path: '/checkout' });
    expect((await customer.post('/restock', { ...pairs, intent: 'delete' })).status).toBe(400);
    expect(
      new Set(
        (await customer.get('/checkout')).html
          .querySelectorAll('main form input[name=itemId]')
          .map((input) => input.getAttribute('value')),
      ).size,
    ).toBe(1);
  });
});
