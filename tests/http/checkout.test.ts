import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atCheckout, checkedOf, dayAhead, fill, keyOf, ordersOf, pickup, summaryOf } from '../support/at-checkout';
import { Customer, type Page, wordsOf } from '../support/customer';
import { aPhone, password } from '../support/new-customer';
import { startPortal, type RunningPortal } from '../support/start-portal';

let portal: RunningPortal;
let url: string;

/** An own portal: these tests use up the demo customer's cart, debt and stock. */
beforeAll(async () => {
  portal = await startPortal({ LOG_LEVEL: 'warn' });
  ({ url } = portal);
}, 60_000);

afterAll(async () => {
  await portal.stop();
});

const errorOf = (page: Page, name: string) => page.html.querySelector(`#${name}-error`)?.text ?? '';

/** The fields of an embedded intent of a button. */
const intentFields = (button: { getAttribute(name: string): string | undefined }) =>
  new URLSearchParams(button.getAttribute('value')?.replaceAll('&amp;', '&'));

describe('Order form', () => {
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
  ])(
    'POST %s/checkout with several errors answers 422, lists all of them and keeps the values',
    async (prefix, noTime, noAddresses, title) => {
      const { customer, page } = await atCheckout(url);
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
      expect(errorOf(answer, 'deliveryTime')).toBe(noTime);
      expect(wordsOf(answer)).toContain(noAddresses);
      expect(answer.html.querySelector('textarea[name=comment]')?.getAttribute('aria-invalid')).toBe('true');
      expect(answer.html.querySelector('textarea[name=comment]')?.text).toBe(comment);
      expect([checkedOf(answer, 'deliveryType'), checkedOf(answer, 'deliveryDate')]).toEqual([
        'delivery',
        dayAhead(page),
      ]);
      expect(await ordersOf(customer)).toBe(0);
    },
  );

  it.each([
    [{ deliveryType: 'drone' }, 'deliveryType', 'Please choose how to deliver.'],
    [{ paymentMethod: 'paypal' }, 'paymentMethod', 'Please choose how to pay.'],
    [{ paymentMethod: 'cash' }, 'paymentMethod', 'Please choose how to pay.'],
    [{ paymentMethod: 'terminal' }, 'paymentMethod', 'This payment is for address or taxi delivery only.'],
    [{ deliveryDate: '2020-01-01' }, 'deliveryDate', 'Orders for this day are closed.'],
    [{ deliveryDate: 'nonsense' }, 'deliveryDate', 'Orders for this day are closed.'],
    [{ deliveryTime: '03:00-05:00' }, 'deliveryTime', 'There is no such delivery time.'],
    [{ deliveryTime: '' }, 'deliveryTime', 'Delivery time is not chosen'],
  ])(
    'POST /en/checkout with %j answers 422 with the error at its field and places no order',
    async (change, field, message) => {
      const { customer, page } = await atCheckout(url);
      const answer = await customer.post('/en/checkout', {
        ...pickup,
        deliveryDate: dayAhead(page),
        orderKey: keyOf(page),
        ...change,
      });
      expect(answer.status).toBe(422);
      expect(errorOf(answer, field)).toContain(message);
      expect(await ordersOf(customer)).toBe(0);
    },
  );

  it.each([
    { 'a[999999999]': '1' },
    { __intent__: 'x' },
    { 'comment[0].x': 'y' },
    { orderKey: 'x'.repeat(100_000) },
    { comment: ['one', 'two'] },
  ])('POST /en/checkout with the unexpected field %j answers 422 and places no order', async (odd) => {
    const { customer, page } = await atCheckout(url);
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

  // @asvs 2.2.3
  it('POST /en/checkout accepts only the customer’s own addresses, and only for a delivery type that suits them', async () => {
    const { customer, page } = await atCheckout(url);
    await customer.post('/en/profile', { type: 'novapost', city: 'Львів', branchNumber: '12', contactPerson: 'Ян' });
    const mine = await customer.get('/en/checkout');
    const id = mine.html.querySelector('input[name=customerAddressId]')?.getAttribute('value') ?? '';
    expect(wordsOf(mine)).toContain('Львів, branch 12');
    const { customer: stranger, page: theirs } = await atCheckout(url);
    await stranger.post('/en/profile', { type: 'novapost', city: 'Одеса', branchNumber: '1', contactPerson: 'Іра' });
    const form = { ...pickup, deliveryType: 'novapost', paymentMethod: 'cardProvider', deliveryDate: dayAhead(page) };
    const foreign = await stranger.post('/en/checkout', { ...form, customerAddressId: id, orderKey: keyOf(theirs) });
    expect(errorOf(foreign, 'customerAddressId')).toContain('You have no such address.');
    const unsuited = await customer.post('/en/checkout', {
      ...form,
      deliveryType: 'bus',
      customerAddressId: id,
      orderKey: keyOf(page),
    });
    expect(errorOf(unsuited, 'customerAddressId') + wordsOf(unsuited)).toContain('You have no addresses.');
    const done = await customer.post('/en/checkout', { ...form, customerAddressId: id, orderKey: keyOf(page) });
    expect(done.path).toMatch(/success/);
    expect(wordsOf(done)).toMatch(/Nova Poshta.*Львів/);
  });

  it('GET /en/checkout without addresses allows pickup only and links to the profile to add one', async () => {
    const { page } = await atCheckout(url);
    const links = page.html
      .querySelectorAll('#order button[name=embeddedIntent]')
      .map((button) => intentFields(button).get('to'));
    expect(links).toContain('/en/profile?newAddress=carrier&from=checkout#addresses');
    expect(
      page.html
        .querySelectorAll('input[name=deliveryType]:not([disabled])')
        .map((input) => input.getAttribute('value')),
    ).toEqual(['pickup']);
  });

  it('Adding an address from checkout returns to it with the address and its delivery type selected and the form kept', async () => {
    const { customer, page } = await atCheckout(url);
    await customer.post('/en/profile', { type: 'client', city: 'Київ', street: 'Хрещатик', building: '1' });
    const act = page.html
      .querySelectorAll('#order button[name=embeddedIntent]')
      .map((button) => intentFields(button))
      .find((fields) => fields.get('to')?.includes('novapost'));
    const profile = await customer.submit(page, 'form#order', { ...pickup, embeddedIntent: act?.toString() ?? '' });
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

  it('POST /en/checkout with an ended session redirects to login, and the order form is restored after it', async () => {
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
