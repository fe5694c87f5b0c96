import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atCheckout, checkedOf, dayAhead, fill, keyOf, ordersOf, pickup, summaryOf } from '../support/at-checkout';
import { Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';
import { startPortal, type RunningPortal } from '../support/start-portal';
import { plentifulLots } from '../support/catalogue';
import { waitForIndex } from '../support/wait-for-index';

let portal: RunningPortal;
let url: string;

/** An own portal: these tests use up the demo customer's cart, debt and stock. */
beforeAll(async () => {
  portal = await startPortal({ LOG_LEVEL: 'warn' });
  ({ url } = portal);
  await waitForIndex(new Customer(url));
}, 90_000);

afterAll(async () => {
  await portal.stop();
});

describe('Placing an order', () => {
  it('POST /en/checkout redirects to the confirmation, which says what happens next, and empties the cart', async () => {
    const { customer, page } = await atCheckout(url);
    const done = await customer.post('/en/checkout', {
      ...pickup,
      deliveryDate: dayAhead(page),
      orderKey: keyOf(page),
    });
    expect(done.path).toMatch(/^\/en\/checkout\/success\?id=/);
    expect(done.html.querySelector('h1')?.text).toMatch(/^Order \S+ is accepted$/);
    expect(wordsOf(done)).toMatch(
      /wait for you at the warehouse.*Pickup from the warehouse.*10:00\u2060–\u206012:00.*Cash/,
    );
    expect(done.html.querySelectorAll('main a').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/^\/en\/orders\/calendar\/[\w-]+$/),
      expect.stringMatching(/^\/en\/orders\?id=/),
      expect.stringMatching(/^\/en\/checkout\?with=/),
      '/en/orders',
      '/en',
      expect.stringMatching(/^tel:\+380/),
    ]);
    expect((await customer.get('/en/checkout')).html.querySelector('h1')?.text).toBe('Your cart is empty');
  });

  it('POST /en/checkout with cash at the base adds it to the comment, and the next order form starts with the same choices', async () => {
    const { customer, page } = await atCheckout(url);
    const done = await customer.post('/en/checkout', {
      ...pickup,
      paymentMethod: 'cashAtBase',
      deliveryDate: dayAhead(page),
      orderKey: keyOf(page),
    });
    expect(wordsOf(done)).toContain('Cash at the wholesale base');
    const order = await customer.get(done.html.querySelector('main a[href*="?id="]')?.getAttribute('href') ?? '');
    expect(wordsOf(order)).toMatch(/Cash at the wholesale base\s*Call 15 minutes ahead/);
    await fill(customer);
    const next = await customer.get('/en/checkout');
    expect([
      checkedOf(next, 'deliveryType'),
      checkedOf(next, 'paymentMethod'),
      checkedOf(next, 'deliveryTime'),
    ]).toEqual(['pickup', 'cashAtBase', undefined]);
  });

  // @fault O5 @asvs 2.3.4
  it('POST /en/checkout of the same form several times and from two tabs places one order', async () => {
    const { customer, page } = await atCheckout(url);
    const otherTab = await customer.get('/ru/checkout');
    const send = (from: Page) =>
      customer.post('/en/checkout', { ...pickup, deliveryDate: dayAhead(from), orderKey: keyOf(from) });
    const together = await Promise.all([send(page), send(page), send(otherTab)]);
    const later = [await send(page), await send(otherTab)];
    const [first] = together;
    expect(first.path).toMatch(/^\/en\/checkout\/success/);
    expect(new Set([...together, ...later].map(({ path }) => path))).toEqual(new Set([first.path]));
    expect(await ordersOf(customer)).toBe(1);
  });

  // @asvs 2.3.1
  it('POST /en/checkout after the cart changed answers 422, keeps the comment and places no order', async () => {
    const { customer, page } = await atCheckout(url);
    await fill(customer, '1', 1);
    const answer = await customer.post('/en/checkout', {
      ...pickup,
      deliveryDate: dayAhead(page),
      orderKey: keyOf(page),
    });
    expect(answer.status).toBe(422);
    expect(summaryOf(answer)).toEqual([
      'The cart or its prices have changed since you opened this page. Please check the total and press again.',
    ]);
    expect(answer.html.querySelector('textarea')?.text).toBe('Call 15 minutes ahead');
    const done = await customer.submit(answer, 'form#order', { ...pickup, deliveryDate: dayAhead(page) });
    expect(done.path).toMatch(/success/);
    expect(await ordersOf(customer)).toBe(1);
  });

  it('POST /en/checkout with an unsaved quantity answers 422, updates the line and keeps the form until it is sent again', async () => {
    const { customer, page } = await atCheckout(url);
    const press = (from: Page, quantity?: string) => {
      const lines = from.html
        .querySelectorAll('#cart input[form=order]')
        .map((field): [string, string] => [field.getAttribute('name') ?? '', field.getAttribute('value') ?? '']);
      return customer.submit(from, 'form#order', {
        ...Object.fromEntries(lines),
        ...(quantity !== undefined && { quantity }),
        ...pickup,
        deliveryDate: dayAhead(from),
      });
    };
    const rejected = await press(page, '100000');
    const again = await press(rejected);
    for (const answer of [rejected, again]) {
      expect(answer.status).toBe(422);
      expect(summaryOf(answer)).toEqual([expect.stringContaining('in stock.')]);
      expect(answer.html.querySelector('#cart [aria-invalid=true]')?.getAttribute('value')).toBe('100000');
    }
    const changed = await press(again, '2');
    expect(changed.status).toBe(422);
    expect(summaryOf(changed)).toEqual(['The quantity has been changed. Please check the total and order again.']);
    expect(wordsOf(changed)).toContain('2 packs =');
    expect([changed.html.querySelector('textarea')?.text, checkedOf(changed, 'deliveryType')]).toEqual([
      'Call 15 minutes ahead',
      'pickup',
    ]);
    expect((await press(changed)).path).toMatch(/success/);
  });
});

describe('Order above the debt limit', () => {
  it('the question about the debt limit offers to order, to reduce and to go back; reducing keeps the choices and orders nothing', async () => {
    const customer = await overLimit();
    const page = await customer.get('/en/checkout');
    const [total = '', reduced = ''] = ['#sum button', '#credit button'].map((button) =>
      (page.html.querySelector(button)?.text ?? '').replace(/^\D+/, ''),
    );
    expect(page.html.querySelector('#credit')?.text).toContain('To keep within the limit');
    expect(page.html.querySelector('nav button[form=order]')?.text).toBe(`Order ${total.replace(/\sUAH/, '')}`);
    const before = await ordersOf(customer);
    const question = await customer.submit(page, 'form#order', { ...pickup, deliveryDate: dayAhead(page) });
    expect(question.html.querySelectorAll('main button:not([aria-hidden])').map(({ text }) => text)).toEqual([
      `Continue: order for ${total}`,
      `Reduce to ${reduced}`,
      'Cancel',
    ]);
    const reduce = question.html.querySelectorAll('main button').find(({ text }) => text.startsWith('Reduce to'));
    const after = await customer.submit(question, 'main form', {
      [reduce?.getAttribute('name') ?? '']: reduce?.getAttribute('value') ?? '',
    });
    expect(after.path).toMatch(/^\/en\/checkout/);
    expect(wordsOf(after, 'body')).toContain('The cart has been cut and is now within the limit.');
    expect(after.html.querySelector('#sum button')?.text).toBe(`Order for ${reduced}`);
    expect([checkedOf(after, 'deliveryTime'), after.html.querySelector('textarea')?.text]).toEqual([
      '10:00-12:00',
      pickup.comment,
    ]);
    expect(await ordersOf(customer)).toBe(before);
  });

  it.each([
    ['', /^Продовжити: замовити за [\d\u00a0,]+ грн$/, 'Скасувати'],
    ['/en', /^Continue: order for [\d,.]+ UAH$/, 'Cancel'],
    ['/ru', /^Продолжить: заказать за [\d\u00a0,]+ грн$/, 'Отмена'],
  ])('POST %s/checkout above the debt limit offers to continue and to cancel', async (prefix, goOn, cancel) => {
    const customer = await overLimit();
    const page = await customer.get(`${prefix}/checkout`);
    const question = await customer.submit(page, 'form#order', { ...pickup, deliveryDate: dayAhead(page) });
    const words = question.html.querySelectorAll('main button:not([aria-hidden])').map(({ text }) => text);
    expect(words[0]?.replace(/\u00a0(?=грн|UAH)/, ' ')).toMatch(goOn);
    expect(words.at(-1)).toBe(cancel);
  });

  it('POST /en/checkout above the debt limit asks for confirmation: cancelling keeps the form, continuing places the order', async () => {
    const customer = await overLimit();
    const page = await customer.get('/en/checkout');
    expect(wordsOf(page)).toMatch(/Debt limit 20,000 UAH.*above the limit/);
    expect(page.html.querySelector('main [role=status] a[href="#credit"]')?.text).toContain('above the limit');
    const before = await ordersOf(customer);
    const confirmation = await customer.submit(page, 'form#order', { ...pickup, deliveryDate: dayAhead(page) });
    expect(confirmation.status).toBe(200);
    expect(confirmation.html.querySelector('h1')?.text).toMatch(
      /^Attention! Your debt limit is exceeded\. Used [\d,.]+ of 20,000\u00a0UAH of the debt limit\.$/,
    );
    expect(wordsOf(confirmation)).toContain('sales representative');
    const cancelled = await customer.submit(confirmation, 'main form', { confirmCreditLimit: 'cancel' });
    expect(cancelled.status).toBe(200);
    expect([
      checkedOf(cancelled, 'deliveryType'),
      checkedOf(cancelled, 'deliveryTime'),
      cancelled.html.querySelector('textarea')?.text,
    ]).toEqual(['pickup', '10:00-12:00', pickup.comment]);
    expect(await ordersOf(customer)).toBe(before);
    const done = await customer.submit(confirmation, 'main form', { confirmCreditLimit: 'continue' });
    expect(done.path).toMatch(/success/);
  });

  async function overLimit(): Promise<Customer> {
    const customer = new Customer(url);
    await customer.signIn('+380501112233', 'kvitka2026');
    for (let which = 0; which < 12; which += 1)
      await customer.post('/en/catalog?inStock=1', {
        ...(await productAt(customer, which)),
        quantity: '3',
        unit: 'pack',
      });
    return customer;
  }

  async function productAt(customer: Customer, which: number) {
    const catalogue = await customer.get('/en/catalog?inStock=1&sort=manufacturer');
    return {
      productId: plentifulLots(catalogue)[which] ?? '',
    };
  }
});

describe('Order confirmation page', () => {
  // @asvs 8.2.2
  it('GET /en/checkout/success?id=… of another customer or of no order answers 404', async () => {
    const { customer, page } = await atCheckout(url);
    const done = await customer.post('/en/checkout', {
      ...pickup,
      deliveryDate: dayAhead(page),
      orderKey: keyOf(page),
    });
    const { customer: stranger } = await registerCustomer(url);
    for (const path of [done.path, '/en/checkout/success?id=..%2Fcart']) {
      const answer = await stranger.get(path);
      expect(answer.status).toBe(404);
      expect(wordsOf(answer)).toContain('Page Not Found');
    }
  });

  it('GET /en/checkout/success without an id shows the order just placed in this browser, and redirects others to /en/orders', async () => {
    const { customer, page } = await atCheckout(url);
    const done = await customer.post('/en/checkout', {
      ...pickup,
      deliveryDate: dayAhead(page),
      orderKey: keyOf(page),
    });
    const { customer: stranger } = await registerCustomer(url);
    for (const path of ['/en/checkout/success', '/en/checkout/success?id=']) {
      expect(await customer.get(path)).toMatchObject({ status: 200, path: done.path });
      expect((await stranger.get(path)).path).toBe('/en/orders');
    }
  });
});
