import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { Customer, wordsOf } from '../support/customer';
import { addOnePack, demoCustomer, startFailingFixture, signInOn } from '../support/failing-fixture';

const fixture = startFailingFixture();
const signedIn = () => signInOn(fixture);

const dayAfterTomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

describe('an API that refuses a form', () => {
  it.each([
    ['/login', 'Помилка API: 400 - Bad Request'],
    ['/en/login', 'API error: 400 - Bad Request'],
    ['/ru/login', 'Ошибка API: 400 - Bad Request'],
  ])(
    'a form on %s refused without a word says the reason text of the status, and keeps what was typed',
    async (path, words) => {
      fixture.api.fail(http.post('*/customer/auth/login', () => new HttpResponse('<html>', { status: 400 })));
      const page = await new Customer(fixture.portal.url).signIn(...demoCustomer, path);
      expect(page.status).toBe(422);
      expect(page.html.querySelector('main [role=alert]')?.text).toContain(words);
      expect(page.html.querySelector('input[name=phone]')?.getAttribute('value')).toBe(demoCustomer[0]);
      await expect
        .poll(() =>
          fixture.portal.logs
            .join('')
            .split('\n')
            .some(
              (line) =>
                line.includes('"auth.login"') &&
                line.includes(`"requestId":"${page.headers.get('x-request-id') ?? ''}"`) &&
                line.includes('Network Error'),
            ),
        )
        .toBe(true);
    },
  );

  it.each([
    ['/en/becomeClient', { name: 'Ivy', phone: '0671112233', role: 'decorator' }, 'name', 'Ivy'],
    ['/en/register', { phone: '0671112233', password: 'fialka2026' }, 'phone', '0671112233'],
    ['/en/forgotPassword', { phone: '0671112233' }, 'phone', '0671112233'],
  ])('a form on %s during an outage keeps what was typed', async (path, fields, field, typed) => {
    fixture.api.fail(http.post('*', () => HttpResponse.error()));
    const page = await new Customer(fixture.portal.url).post(path, fields);
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('10');
    expect(page.html.querySelector(`main input[name=${field}]`)?.getAttribute('value')).toBe(typed);
    expect(wordsOf(page)).toContain('App cannot connect to API');
    expect(page.text).not.toContain('fialka2026');
  });

  it.each([
    ['without a word', () => new HttpResponse(null, { status: 409 }), 'API error: 409 - Conflict'],
    [
      'in its own words',
      () => HttpResponse.json({ status: 409, message: 'The books are closed' }, { status: 409 }),
      'API error: 409 - The books are closed',
    ],
  ])('a form of the profile %s', async (_, answer, words) => {
    const customer = await signedIn();
    fixture.api.fail(http.put('*/customers/me', answer));
    const page = await customer.post('/en/profile', {
      intent: 'personal',
      firstName: 'Соломія',
      lastName: 'Барвінок',
      email: '',
    });
    expect(page.status).toBe(422);
    expect(page.html.querySelector('main [role=alert]')?.text).toContain(words);
    expect(page.html.querySelector('input[name=firstName]')?.getAttribute('value')).toBe('Соломія');
  });
});

describe('an API that answers 5xx', () => {
  it.each([
    ['with a message', () => HttpResponse.json({ status: 500, message: 'No room' }, { status: 500 }), '500 - No room'],
    ['without one', () => new HttpResponse('<h1>nginx</h1>', { status: 502 }), '502 - Bad Gateway'],
  ])('POST /checkout answered %s says so in its words and keeps the comment', async (_, answer, words) => {
    const customer = await signedIn();
    await addOnePack(customer);
    const form = await customer.get('/en/checkout');
    fixture.api.fail(http.post('*/documents/me', answer), http.post('*/documents', answer));
    const page = await customer.submit(form, 'form#order', {
      deliveryType: 'pickup',
      paymentMethod: 'cashInStore',
      deliveryDate: dayAfterTomorrow(),
      deliveryTime: '10:00-12:00',
      comment: 'Call first',
    });
    expect(wordsOf(page)).toContain(`API error: ${words}`);
    expect(page.html.querySelector('[name=comment]')?.text).toBe('Call first');
    expect(wordsOf(page)).not.toContain('before the answer came');
  });

  it('POST /profile answered 500 says so on top, keeps what was typed, and is logged without the query and the body of the customer', async () => {
    const customer = await signedIn();
    const failed = { status: 500, message: 'No room for +380501112233', firstName: 'Соломія' };
    fixture.api.fail(http.put('*/customers/me', () => HttpResponse.json(failed, { status: 500 })));
    const typed = { intent: 'personal', firstName: 'Соломія', lastName: 'Барвінок', email: '' };
    const page = await customer.post('/en/profile', typed);
    expect(page.html.querySelector('main [role=alert]')?.text).toContain('API error: 500 - No room for +380501112233');
    expect(page.html.querySelector('input[name=firstName]')?.getAttribute('value')).toBe('Соломія');
    const line = () =>
      fixture.portal.logs
        .join('')
        .split('\n')
        .find((each) => each.includes('No room for'));
    await expect.poll(line).toContain('"statusText":"Internal Server Error"');
    expect(line()).toContain('/customers/me"');
    expect(line()).toContain('No room for [number]');
    expect(line()).not.toContain('Соломія');
  });
});

describe('an API that refuses an order or a line of the cart', () => {
  it('the account, while an order is placed: the form comes back with what was typed', async () => {
    const customer = await signedIn();
    await addOnePack(customer);
    const form = await customer.get('/en/checkout');
    fixture.api.fail(http.get('*/customers/me', () => new HttpResponse(null, { status: 500 })));
    const page = await customer.submit(form, 'form#order', { deliveryType: 'pickup', comment: 'Call first' });
    expect(page.status).toBe(503);
    expect(page.html.querySelector('form#order textarea')?.text).toBe('Call first');
    expect(page.html.querySelector('input[name=orderKey]')?.getAttribute('value')).toBe(
      form.html.querySelector('input[name=orderKey]')?.getAttribute('value'),
    );
  });

  it('the order with 403: the form comes back with why and all that was typed', async () => {
    const customer = await signedIn();
    await addOnePack(customer);
    const form = await customer.get('/en/checkout');
    fixture.api.fail(
      http.post('*/documents', () => HttpResponse.json({ status: 403, message: 'Ask your manager' }, { status: 403 })),
    );
    const order = {
      deliveryType: 'pickup',
      deliveryDate: dayAfterTomorrow(),
      deliveryTime: '10:00-12:00',
      paymentMethod: 'cashInStore',
      comment: 'Call first',
      confirmCreditLimit: 'continue',
    };
    const page = await customer.submit(form, 'form#order', order);
    expect(page.status).toBe(422);
    expect(wordsOf(page)).toContain('Ask your manager');
    expect(page.html.querySelector('form#order textarea')?.text).toBe('Call first');
  });

  it('an offer that was accepted: its form still counts in pieces', async () => {
    const customer = await signedIn();
    const list = await customer.get('/en/catalog?inStock=1');
    const plentiful = list.html
      .querySelectorAll('main article:has(input[name=unit][value=pack])')
      .find((card) => parseInt(card.querySelector('.stock')?.text ?? '') >= 200);
    const id = plentiful?.querySelector('input[name=productId]')?.getAttribute('value') ?? '';
    fixture.api.fail(
      http.post('*/cart/me', () => HttpResponse.json({ status: 429, message: 'Slow down' }, { status: 429 })),
    );
    const offer = { productId: id, quantity: '100', unit: 'piece' };
    for (const path of [`/en/product/${id}`, '/en/catalog?inStock=1']) {
      const form = (await customer.post(path, offer)).html.querySelector(
        `main form:has(input[name=productId][value="${id}"])`,
      );
      expect(
        [form?.querySelector('input[name=quantity]'), form?.querySelector('input[name=unit]')].map((field) =>
          field?.getAttribute('value'),
        ),
      ).toEqual(['100', 'piece']);
    }
    const sheet = await customer.post('/en/catalog?inStock=1&view=list', offer);
    const ids = sheet.html
      .querySelectorAll('#price-list input[name=productId]')
      .map((input) => input.getAttribute('value') ?? '');
    fixture.api.recover();
    const added = await customer.submit(sheet, '#price-list', {
      productId: ids,
      quantity: ids.map((each) => (each === id ? '100' : '')),
    });
    expect(wordsOf(added, 'body')).toMatch(/Added .*100 pcs/);
  });

  it('the addresses: the checkout says so where its summary of faults leads to', async () => {
    const customer = await signedIn();
    await addOnePack(customer);
    const form = await customer.get('/en/checkout');
    fixture.api.fail(http.get('*/customerAddress/me', () => new HttpResponse(null, { status: 503 })));
    const page = await customer.submit(form, 'form#order', { deliveryType: 'delivery' });
    const link = page.html.querySelector('main [role=alert] a[href="#customerAddressId"]');
    expect(link?.text).toMatch(/^Your addresses could not be loaded/);
    const target = page.html.querySelector('#customerAddressId');
    expect(target?.text).toBe(link?.text);
    expect(target?.getAttribute('tabindex')).toBe('-1');
  });
});

describe('an API that goes down while a form of the profile is filled in', () => {
  it.each([
    ['personal', { firstName: 'Соломія', lastName: 'Барвінок', email: '' }, 'input[name=firstName]', 'Соломія'],
    ['address', { type: 'client', city: 'Київ', street: 'Садова', building: '7' }, 'input[name=street]', 'Садова'],
    ['password', { oldPassword: 'kvitka2026', newPassword: 'bratky2026' }, 'input[name=newPassword]', undefined],
  ])(
    'the %s form comes back with what was typed, and says that it may be saved',
    async (intent, fields, field, typed) => {
      const customer = await signedIn();
      fixture.api.fail(http.all('*', () => HttpResponse.error()));
      const page = await customer.post('/en/profile', { intent, ...fields });
      expect(page.status).toBe(503);
      expect(page.html.querySelector(`main form:has([role=alert]) ${field}`)?.getAttribute('value')).toBe(typed);
      expect(page.html.querySelector('main [role=alert]')?.text).toContain(
        'App cannot connect to APIWhether the changes were saved is not known',
      );
      expect(page.text).not.toMatch(/kvitka2026|bratky2026/);
    },
  );
});
