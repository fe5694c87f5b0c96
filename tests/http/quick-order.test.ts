import { beforeAll, describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';
import { PLENTIFUL_FORM } from '../support/catalogue';

const url = inject('portalUrl');
const message = 'фрідом 60 - 100, еустома біла 40 шт, рускус 5 п., 2 пачки ескімо';
let buyer: Customer;

const rowsOf = (page: Page) => page.html.querySelectorAll('main ol li');
type Row = ReturnType<typeof rowsOf>[number];
/** The row that was written so. */
const rowOf = (page: Page, typed: string) => {
  const found = rowsOf(page).find((row) => row.querySelector('p')?.text.includes(typed));
  if (!found) throw new Error(`no row of ${typed}`);
  return found;
};
const chosenIn = (row: Row | undefined) =>
  row?.querySelector('input[type=radio][checked]')?.getAttribute('value') ??
  row?.querySelector('input[name=productId]')?.getAttribute('value') ??
  '';
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
    expect(rowsOf(page)).toHaveLength(4);
    const rose = rowOf(page, 'фрідом');
    expect(rose.text).toContain('Freedom, 60');
    expect(rose.querySelector('input[name=quantity]')?.getAttribute('value')).toBe('4');
    const unknown = rowOf(page, 'ескімо');
    expect(unknown.querySelector('a[href*="/search?"]')?.getAttribute('aria-label')).toMatch(/^Шукати «.*ескімо.*»$/);
    expect(unknown.querySelector('input[name=quantity]')).toBeNull();
    expect(page.html.querySelector(orderForm)?.text).toMatch(/\d+ позиці[яїй], \d+\sшт/);
    expect(page.html.querySelector(orderForm)?.text).toContain('2 рядки чекають вибору');
  });

  it('GET /quick-order puts doubts first as radio buttons with none chosen, and its bar links to the first', async () => {
    const page = await buyer.get(`/quick-order?${new URLSearchParams({ message }).toString()}`);
    expect(rowsOf(page).map((row) => row.querySelector('p')?.text.split(/\s|Шукати/)[0])).toEqual([
      'еустома',
      'рускус',
      '2',
      'фрідом',
    ]);
    const [doubt] = rowsOf(page);
    const radios = doubt?.querySelectorAll('input[type=radio][name=choice-1]') ?? [];
    expect(radios.length).toBeGreaterThan(2);
    expect(doubt?.querySelector('select')).toBeNull();
    expect(radios.filter((radio) => radio.hasAttribute('checked'))).toHaveLength(0);
    expect(doubt?.querySelector('.choice')?.text).toMatch(/грн.*пачка \d+\sшт.*є \d+\sшт/);
    expect(radios.at(-1)?.getAttribute('value')).toBe('');
    expect(radios.at(-1)?.nextElementSibling?.text).toBe('Нічого з цього');
    const link = page.html.querySelector(`${orderForm} [role=status] a`);
    expect(link?.text).toBe('2 рядки чекають вибору');
    expect(link?.getAttribute('href')).toBe(`#${radios[0]?.getAttribute('id') ?? ''}`);
  });

  it('GET /quick-order shows greetings and talk of a message as one line', async () => {
    const text = 'Добрий день, Олено!\nяк справи у вас сьогодні\nфрідом 60 - 100\nДякую, гарного дня\nсалон Мрія';
    const page = await buyer.get(`/quick-order?${new URLSearchParams({ message: text }).toString()}`);
    expect(rowsOf(page)).toHaveLength(1);
    expect(page.html.querySelector(orderForm)?.text).toMatch(
      /Пропущено: Добрий день.*, як справи у вас, сьогодні, Дякую, гарного дня, салон Мрія/,
    );
  });

  it('POST /quick-order leaves out a row of which nothing is wanted, and adds the others', async () => {
    const { customer } = await registerCustomer(url);
    const page = await customer.get(
      `/quick-order?${new URLSearchParams({ message: 'фрідом 60 - 100\nеустома біла 40 шт' }).toString()}`,
    );
    const [doubt, sure] = rowsOf(page);
    const answer = await customer.submit(page, orderForm, {
      row: ['1', '0'],
      productId: ['', chosenIn(sure)],
      quantity: [doubt?.querySelector('[name=quantity]')?.getAttribute('value') ?? '', '4'],
      'choice-1': '',
    });
    expect(answer.path).toBe('/checkout');
    expect(answer.html.querySelector('#cart')?.text).toContain('Freedom');
    expect(answer.html.querySelector('#cart')?.text).not.toMatch(/еустома/i);
  });

  it('GET /quick-order?message=… shows the order form first and says at each row what is missing or only similar', async () => {
    const text = 'кущова троянда рожева 40\nмондіаль вогняний 60 - 25\nexplorer 70 - 50\nфрідом 60 - 10';
    const page = await buyer.get(`/quick-order?${new URLSearchParams({ message: text }).toString()}`);
    expect(rowOf(page, 'кущова').text).toContain('40 — це ростовка? Впишіть, скільки штук.');
    expect(rowOf(page, 'вогняний').text).toContain('Точно такого не знайшли. Виберіть із найближчого:');
    expect(rowOf(page, 'explorer').text).toContain('Є лише друга категорія. Виберіть, якщо підходить:');
    expect(rowOf(page, 'фрідом').text).toMatch(/Продаємо пачками по \d+\sшт/);
    expect(page.html.querySelector(orderForm)?.text).toMatch(/1 рядок із помилкою, 3 рядки чекають вибору/);
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

  it.each([
    [
      '',
      'фрідом',
      'Такої ростовки немає. Виберіть із того, що є:',
      'Якої ростовки? Виберіть:',
      /2\sрядки чекають вибору/,
    ],
    ['/en', 'freedom', 'Not sold in this length. Choose', 'Which length? Choose:', /2\slines await your choice/],
    [
      '/ru',
      'фридом',
      'Такой ростовки нет. Выберите из того, что есть:',
      'Какой ростовки? Выберите:',
      /2\sстроки ждут выбора/,
    ],
  ])(
    'POST %s/quick-order of rows in doubt as they are adds the certain one alone and brings the others back',
    async (prefix, name, unsold, open, waiting) => {
      const { customer } = await registerCustomer(url);
      const written = `${name} 60 – 100\n${name} 65 см – 50\nred naomi – 50`;
      const page = await customer.get(`${prefix}/quick-order?${new URLSearchParams({ message: written }).toString()}`);
      expect(rowOf(page, '65').text).toContain(unsold);
      expect(rowOf(page, 'naomi').text).toContain(open);
      const bar = page.html.querySelector(`${orderForm} [role=status]`)?.text ?? '';
      expect(bar).toMatch(waiting);
      expect(bar).toMatch(/100\s(?:шт|pcs)/);
      const asShown = (field: string) =>
        rowsOf(page).map((row) => row.querySelector(`input[name=${field}]`)?.getAttribute('value') ?? '');
      const answer = await customer.submit(page, orderForm, {
        row: asShown('row'),
        productId: asShown('productId'),
        quantity: asShown('quantity'),
      });
      expect(answer.status).toBe(422);
      expect(rowsOf(answer).filter((row) => row.querySelector('[name=done]'))).toHaveLength(1);
      expect(answer.html.querySelectorAll(`${orderForm} input[type=radio][checked]`)).toHaveLength(0);
      const cart = await customer.get(`${prefix}/checkout`);
      const items = cart.html
        .querySelectorAll('main form input[name=itemId]')
        .map((each) => each.getAttribute('value'));
      expect(new Set(items).size).toBe(1);
    },
    70_000,
  );

  it('POST /quick-order with one row not chosen answers 422, adds the other and keeps the quantity', async () => {
    const page = await buyer.get(`/quick-order?${new URLSearchParams({ message }).toString()}`);
    const first = rowOf(page, 'фрідом');
    const size = Number(/пачка (\d+)/.exec(first.text)?.[1] ?? 1);
    const answer = await buyer.submit(page, orderForm, {
      row: ['0', '1'],
      productId: [chosenIn(first), ''],
      quantity: [String(size), '40'],
      'choice-1': [],
    });
    expect(answer.status).toBe(422);
    expect(rowOf(answer, 'фрідом').text).toContain('Додано');
    const second = rowOf(answer, 'еустома біла');
    expect(second.querySelector('[name=quantity]')?.getAttribute('value')).toBe('40');
    expect(second.querySelector('input[type=radio][checked]')).toBeNull();
    expect(wordsOf(answer)).toContain('Виберіть, що саме.');
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
    const productId = chosenIn(rowsOf(page)[0]);
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
      ?.querySelectorAll('input[type=radio]')
      .findLast((radio) => radio.getAttribute('value') !== '' && !radio.hasAttribute('checked'));
    const name = other?.nextElementSibling?.text ?? '-';
    const productId = other?.getAttribute('value') ?? '';
    const first = await customer.submit(page, orderForm, {
      row: ['0', '1'],
      productId: [productId, productId],
      quantity: ['100 шт', '0.5'],
    });
    const second = await customer.submit(first, orderForm, { row: '1', productId, quantity: '0.5' });
    for (const answer of [first, second])
      expect(rowsOf(answer)[0]?.text).toMatch(new RegExp(`Додано\\s*${name.split(',')[0] ?? '-'},`));
    expect(rowsOf(second)[0]?.querySelector('[name=done]')?.getAttribute('value')).toBe(`0*${productId}`);
  });

  it('POST /quick-order redirects to the remaining lines that found nothing', async () => {
    const before = await buyer.get(
      `/quick-order?${new URLSearchParams({ message: 'плая бланка 60 1 п.\nескімо 2 п.' }).toString()}`,
    );
    const row = rowOf(before, 'плая');
    const size = /пачка (\d+)/.exec(row.text)?.[1] ?? '25';
    const page = await buyer.submit(before, orderForm, { row: '0', productId: chosenIn(row), quantity: size });
    expect(page.path).toBe(`/quick-order?${new URLSearchParams({ message: 'ескімо 2 п.' }).toString()}`);
    expect(page.html.text).toMatch(/Додано /);
  });

  it('POST /quick-order answers 200 with 60 remaining lines that do not fit into an address', async () => {
    const nothing = Array.from({ length: 60 }, (_each, at) => `щщщщ ъъъъ щщщщ ъъъъ ${at + 1}`).join('\n');
    const before = await buyer.post('/en/quick-order', { message: `плая бланка 60 1 п.\n${nothing}` });
    const row = rowOf(before, 'плая');
    const size = /pack (?:of )?(\d+)/i.exec(row.text)?.[1] ?? '25';
    const page = await buyer.submit(before, orderForm, { row: '0', productId: chosenIn(row), quantity: size });
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
    const [first, second] = ['плая', 'фрідом'].map((typed) => rowOf(before, typed));
    const size = /пачка (\d+)/.exec(second?.text ?? '')?.[1] ?? '25';
    const page = await buyer.submit(before, orderForm, {
      row: ['0', '1'],
      productId: [chosenIn(first), chosenIn(second)],
      quantity: ['', size],
    });
    expect(page.path).toBe(`/quick-order?${new URLSearchParams({ message: 'плая бланка 60 см' }).toString()}`);
  });

  it.each([
    ['a long message', 'фрідом 60 - 100 '.repeat(700), 422],
    ['1,001 lines', 'роза 1\n'.repeat(1_001), 422],
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
    ['', 'фрідом 60 - 100\nщщщщ ъъъъ', ['4']],
    ['', 'фрідом 60 - 100\nщщщщ ъъъъ 20', [null, '4']],
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

  it('POST /quick-order with products and quantities adds them in the given unit, and /list answers 400 to another intent', async () => {
    const { customer } = await registerCustomer(url);
    const card = (await customer.get('/catalog?inStock=1')).html.querySelector(PLENTIFUL_FORM);
    const productId =
      card?.querySelector('input[name=productId]:is([checked], [type=hidden])')?.getAttribute('value') ?? '';
    const pairs = { productId: [productId, 'none'], quantity: ['1', ''], unit: 'pack' };
    expect(await customer.post('/quick-order', pairs)).toMatchObject({ status: 200, path: '/checkout' });
    expect((await customer.post('/list', { ...pairs, intent: 'delete' })).status).toBe(400);
    expect(
      new Set(
        (await customer.get('/checkout')).html
          .querySelectorAll('main form input[name=itemId]')
          .map((input) => input.getAttribute('value')),
      ).size,
    ).toBe(1);
  });
});
