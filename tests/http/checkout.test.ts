import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { aPhone, password, registerCustomer } from '../support/new-customer';
import { startPortal, type RunningPortal } from '../support/start-portal';

let portal: RunningPortal;
let url: string;

/** A portal of their own: these stories buy out of the demo customer's cart, debt and stock. */
beforeAll(async () => {
  portal = await startPortal({ LOG_LEVEL: 'warn' });
  ({ url } = portal);
}, 60_000);

afterAll(async () => {
  await portal.stop();
});

const summaryOf = (page: Page) => page.html.querySelectorAll('main [role=alert] li').map((each) => each.text);
const faultOf = (page: Page, name: string) => page.html.querySelector(`#${name}-error`)?.text ?? '';
const keyOf = (page: Page) => page.html.querySelector('input[name=orderKey]')?.getAttribute('value') ?? '';
const dayAhead = (page: Page, ahead = 1) =>
  page.html.querySelectorAll('input[name=deliveryDate]')[ahead]?.getAttribute('value') ?? '';
const checkedOf = (page: Page, name: string) =>
  page.html.querySelector(`input[name=${name}][checked]`)?.getAttribute('value');
const ordersOf = async (customer: Customer) =>
  (await customer.get('/en/orders')).html.querySelectorAll('main li a[href*="?id="]').length;

const pickup = {
  deliveryType: 'pickup',
  deliveryTime: '10:00-12:00',
  paymentMethod: 'cashInStore',
  comment: 'Call 15 minutes ahead',
};

async function fill(customer: Customer, quantity = '1', which = 0): Promise<void> {
  const catalogue = await customer.get('/en/catalog?inStock=1');
  const productId =
    catalogue.html.querySelectorAll('main article form input[name=productId]')[which]?.getAttribute('value') ?? '';
  const answer = await customer.post('/en/catalog?inStock=1', { productId, quantity, unit: 'pack' });
  expect(answer.status).toBe(200);
}

/** A new customer with one pack in the cart, at the checkout. */
async function atCheckout(): Promise<{ customer: Customer; page: Page }> {
  const { customer } = await registerCustomer(url);
  await fill(customer);
  return { customer, page: await customer.get('/en/checkout') };
}

/** What a button of the order form asks for. */
const waysOf = (button: { getAttribute(name: string): string | undefined }) =>
  new URLSearchParams(button.getAttribute('value')?.replaceAll('&amp;', '&'));

describe('an order', () => {
  it('is placed with nothing but the fields of the form, and told what happens next', async () => {
    const { customer, page } = await atCheckout();
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
      expect.stringMatching(/^\/en\/orders\?id=/),
      '/en/orders',
      '/en',
      expect.stringMatching(/^tel:\+380/),
    ]);
    expect((await customer.get('/en/checkout')).html.querySelector('h1')?.text).toBe('Your cart is empty');
  });

  it('keeps the label of cash at the base in its comment, and the next one starts as this one was', async () => {
    const { customer, page } = await atCheckout();
    const done = await customer.post('/en/checkout', {
      ...pickup,
      paymentMethod: 'cashAtBase',
      deliveryDate: dayAhead(page),
      orderKey: keyOf(page),
    });
    const order = await customer.get(done.html.querySelector('main a[href*="?id="]')?.getAttribute('href') ?? '');
    expect(wordsOf(order)).toMatch(/Cash at the wholesale base\s*Call 15 minutes ahead/);
    await fill(customer);
    const next = await customer.get('/en/checkout');
    expect([
      checkedOf(next, 'deliveryType'),
      checkedOf(next, 'paymentMethod'),
      checkedOf(next, 'deliveryTime'),
    ]).toEqual(['pickup', 'cashInStore', undefined]);
  });

  it('is one, however often and from however many tabs it is sent', async () => {
    const { customer, page } = await atCheckout();
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

  it('is not placed when the cart is no longer what the form showed', async () => {
    const { customer, page } = await atCheckout();
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

  it('takes over a quantity that was typed and not updated, keeps the form, and waits for another press', async () => {
    const { customer, page } = await atCheckout();
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
    const refused = await press(page, '100000');
    const again = await press(refused);
    for (const answer of [refused, again]) {
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

describe('the order form', () => {
  it.each([
    [
      '',
      'Час доставки не вибрано',
      'У вас немає адрес. Будь ласка, зверніться до адміністратора сайту.',
      'Перевірте форму',
    ],
    [
      '/en',
      'Delivery time is not chosen',
      'You have no addresses. Please contact the site administrator.',
      'Please check the form',
    ],
    [
      '/ru',
      'Время доставки не выбрано',
      'У вас нет адресов. Пожалуйста, обратитесь к администратору сайта.',
      'Проверьте форму',
    ],
  ])('at %s/checkout names all its faults at once', async (prefix, noTime, noAddresses, title) => {
    const { customer, page } = await atCheckout();
    const comment = 'x'.repeat(10_000);
    const answer = await customer.post(`${prefix}/checkout`, {
      deliveryType: 'delivery',
      deliveryDate: dayAhead(page),
      comment,
      orderKey: keyOf(page),
    });
    expect(answer.status).toBe(422);
    expect(answer.html.querySelector('main [role=alert] h2')?.text).toBe(title);
    expect(summaryOf(answer)).toHaveLength(4);
    expect(summaryOf(answer)).toEqual(expect.arrayContaining([noTime, noAddresses]));
    expect(faultOf(answer, 'deliveryTime')).toBe(noTime);
    expect(wordsOf(answer)).toContain(noAddresses);
    expect(answer.html.querySelector('textarea[name=comment]')?.getAttribute('aria-invalid')).toBe('true');
    expect(answer.html.querySelector('textarea[name=comment]')?.text).toBe(comment);
    expect([checkedOf(answer, 'deliveryType'), checkedOf(answer, 'deliveryDate')]).toEqual([
      'delivery',
      dayAhead(page),
    ]);
    expect(await ordersOf(customer)).toBe(0);
  });

  it.each([
    [{ deliveryType: 'drone' }, 'deliveryType', 'Please choose how to deliver.'],
    [{ paymentMethod: 'paypal' }, 'paymentMethod', 'Please choose how to pay.'],
    [{ paymentMethod: 'cash' }, 'paymentMethod', 'Please choose how to pay.'],
    [{ paymentMethod: 'terminal' }, 'paymentMethod', 'This payment is for delivery to the address or taxi only.'],
    [{ deliveryDate: '2020-01-01' }, 'deliveryDate', 'Orders for this day are closed.'],
    [{ deliveryDate: 'nonsense' }, 'deliveryDate', 'Orders for this day are closed.'],
    [{ deliveryTime: '03:00-05:00' }, 'deliveryTime', 'There is no such delivery time.'],
    [{ deliveryTime: '' }, 'deliveryTime', 'Delivery time is not chosen'],
  ])('refuses %j', async (change, field, message) => {
    const { customer, page } = await atCheckout();
    const answer = await customer.post('/en/checkout', {
      ...pickup,
      deliveryDate: dayAhead(page),
      orderKey: keyOf(page),
      ...change,
    });
    expect(answer.status).toBe(422);
    expect(faultOf(answer, field)).toContain(message);
    expect(await ordersOf(customer)).toBe(0);
  });

  it.each([
    { 'a[999999999]': '1' },
    { __intent__: 'x' },
    { 'comment[0].x': 'y' },
    { orderKey: 'x'.repeat(100_000) },
    { comment: ['one', 'two'] },
  ])('is not led astray by %j', async (odd) => {
    const { customer, page } = await atCheckout();
    const answer = await customer.post('/en/checkout', {
      ...pickup,
      deliveryDate: dayAhead(page),
      deliveryTime: '',
      orderKey: keyOf(page),
      ...odd,
    });
    expect(answer.status).toBe(422);
    expect(await ordersOf(customer)).toBe(0);
  });

  it('takes only the customer’s own addresses, and only for their kind of delivery', async () => {
    const { customer, page } = await atCheckout();
    await customer.post('/en/profile', { type: 'novapost', city: 'Львів', branchNumber: '12', contactPerson: 'Ян' });
    const mine = await customer.get('/en/checkout');
    const id = mine.html.querySelector('input[name=customerAddressId]')?.getAttribute('value') ?? '';
    expect(wordsOf(mine)).toContain('Львів, branch 12');
    const { customer: stranger, page: theirs } = await atCheckout();
    await stranger.post('/en/profile', { type: 'novapost', city: 'Одеса', branchNumber: '1', contactPerson: 'Іра' });
    const form = { ...pickup, deliveryType: 'novapost', paymentMethod: 'cardProvider', deliveryDate: dayAhead(page) };
    const foreign = await stranger.post('/en/checkout', { ...form, customerAddressId: id, orderKey: keyOf(theirs) });
    expect(faultOf(foreign, 'customerAddressId')).toContain('You have no such address.');
    const unsuited = await customer.post('/en/checkout', {
      ...form,
      deliveryType: 'bus',
      customerAddressId: id,
      orderKey: keyOf(page),
    });
    expect(faultOf(unsuited, 'customerAddressId') + wordsOf(unsuited)).toContain('You have no addresses.');
    const done = await customer.post('/en/checkout', { ...form, customerAddressId: id, orderKey: keyOf(page) });
    expect(done.path).toMatch(/success/);
    expect(wordsOf(done)).toMatch(/Nova Poshta.*Львів/);
  });

  it('sends a customer without addresses to the profile to add one', async () => {
    const { page } = await atCheckout();
    const links = page.html.querySelectorAll('#order button[name=cartAct]').map((button) => waysOf(button).get('to'));
    expect(links).toContain('/en/profile?newAddress=carrier&from=checkout#addresses');
    expect(
      page.html
        .querySelectorAll('input[name=deliveryType]:not([disabled])')
        .map((input) => input.getAttribute('value')),
    ).toEqual(['pickup']);
  });

  it('has an address that was added for it chosen, with a way of delivery that takes it', async () => {
    const { customer, page } = await atCheckout();
    await customer.post('/en/profile', { type: 'client', city: 'Київ', street: 'Хрещатик', building: '1' });
    const act = page.html
      .querySelectorAll('#order button[name=cartAct]')
      .map((button) => waysOf(button))
      .find((ways) => ways.get('to')?.includes('novapost'));
    const profile = await customer.submit(page, 'form#order', { ...pickup, cartAct: act?.toString() ?? '' });
    expect(profile.path).toBe('/en/profile?newAddress=novapost&from=checkout');
    expect(profile.html.querySelector('#addresses a[href="/en/checkout#customerAddressId"]')?.text).toBe(
      'Back to checkout',
    );
    const back = await customer.submit(profile, 'form#address-form', {
      city: 'Львів',
      branchNumber: '12',
      contactPerson: 'Ян',
    });
    expect(back.path).toMatch(/^\/en\/checkout\?address=/);
    expect([
      checkedOf(back, 'deliveryType'),
      checkedOf(back, 'deliveryTime'),
      back.html.querySelector('textarea')?.text,
    ]).toEqual(['novapost', '10:00-12:00', pickup.comment]);
    const chosen = back.html.querySelector('input[name=customerAddressId][checked]')?.getAttribute('id');
    expect(back.html.querySelector(`label[for="${chosen ?? ''}"]`)?.text).toContain('Львів, branch 12');
  });

  it('keeps what was typed over a session that died', async () => {
    const phone = aPhone();
    const [customer, elsewhere] = [new Customer(url), new Customer(url)];
    await customer.post('/en/register', { phone, password });
    await fill(customer);
    const page = await customer.get('/en/checkout');
    await elsewhere.signIn(phone, password);
    await elsewhere.post('/en/profile', { oldPassword: password, newPassword: 'troianda2026' });
    const login = await customer.post('/en/checkout', {
      ...pickup,
      deliveryTime: '16:00-18:00',
      deliveryDate: dayAhead(page, 3),
      orderKey: keyOf(page),
    });
    expect(login.path).toBe('/en/login?redirectTo=%2Fen%2Fcheckout');
    const back = await customer.submit(login, 'form:has(input[name=password])', { phone, password: 'troianda2026' });
    expect(back.path).toBe('/en/checkout');
    expect(back.html.querySelector('textarea')?.text).toBe('Call 15 minutes ahead');
    expect([checkedOf(back, 'deliveryDate'), checkedOf(back, 'deliveryTime')]).toEqual([
      dayAhead(page, 3),
      '16:00-18:00',
    ]);
  });
});

describe('an order above the limit of debt', () => {
  it('is asked about first: cancelling keeps the form, continuing places it', async () => {
    const customer = new Customer(url);
    await customer.signIn('+380501112233', 'kvitka2026');
    for (let which = 0; which < 12; which += 1)
      await customer.post('/en/catalog?inStock=1', {
        ...(await productAt(customer, which)),
        quantity: '3',
        unit: 'pack',
      });
    const page = await customer.get('/en/checkout');
    expect(wordsOf(page)).toMatch(/Debt limit 20,000 UAH.*above the limit/);
    expect(page.html.querySelector('main [role=status] a[href="#sum"]')?.text).toContain('above the limit');
    expect(page.html.querySelector('#sum')?.text).toContain('To keep within the limit');
    const before = await ordersOf(customer);
    const asked = await customer.submit(page, 'form#order', { ...pickup, deliveryDate: dayAhead(page) });
    expect(asked.status).toBe(200);
    expect(asked.html.querySelector('h1')?.text).toMatch(
      /^Attention! Your debt limit is exceeded\. Used [\d,.]+ of 20,000\u00a0UAH of the debt limit\.$/,
    );
    expect(wordsOf(asked)).toContain('sales representative');
    const cancelled = await customer.submit(asked, 'main form', { confirmCreditLimit: 'cancel' });
    expect(cancelled.status).toBe(200);
    expect([
      checkedOf(cancelled, 'deliveryType'),
      checkedOf(cancelled, 'deliveryTime'),
      cancelled.html.querySelector('textarea')?.text,
    ]).toEqual(['pickup', '10:00-12:00', pickup.comment]);
    expect(await ordersOf(customer)).toBe(before);
    const done = await customer.submit(asked, 'main form', { confirmCreditLimit: 'continue' });
    expect(done.path).toMatch(/success/);
  });

  async function productAt(customer: Customer, which: number) {
    const catalogue = await customer.get('/en/catalog?inStock=1&sort=manufacturer');
    return {
      productId:
        catalogue.html.querySelectorAll('main article form input[name=productId]')[which]?.getAttribute('value') ?? '',
    };
  }
});

describe('/checkout/success', () => {
  it('shows nothing of another customer’s order, of no order and of nothing', async () => {
    const { customer, page } = await atCheckout();
    const done = await customer.post('/en/checkout', {
      ...pickup,
      deliveryDate: dayAhead(page),
      orderKey: keyOf(page),
    });
    const { customer: stranger } = await registerCustomer(url);
    for (const path of [
      done.path,
      '/en/checkout/success',
      '/en/checkout/success?id=',
      '/en/checkout/success?id=..%2Fcart',
    ]) {
      const answer = await stranger.get(path);
      expect(answer.status).toBe(404);
      expect(wordsOf(answer)).toContain('Page Not Found');
    }
  });
});
