import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { Customer, wordsOf } from '../support/customer';
import { addOnePack, demoCustomer, startFailingFixture, signInOn } from '../support/failing-fixture';

const fixture = startFailingFixture();
const signedIn = () => signInOn(fixture);

const dayAfterTomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

describe('Form that the API rejects', () => {
  it.each([
    ['/login', 'Помилка API: 400 - Bad Request'],
    ['/en/login', 'API error: 400 - Bad Request'],
    ['/ru/login', 'Ошибка API: 400 - Bad Request'],
  ])(
    'POST %s rejected without a message answers 422 with the status text, keeps the phone and is logged',
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
  ])(
    'POST %s during an outage answers 503 with `Retry-After` and keeps the values without the password',
    async (path, fields, field, typed) => {
      fixture.api.fail(http.post('*', () => HttpResponse.error()));
      const page = await new Customer(fixture.portal.url).post(path, fields);
      expect(page.status).toBe(503);
      expect(page.headers.get('retry-after')).toBe('10');
      expect(page.html.querySelector(`main input[name=${field}]`)?.getAttribute('value')).toBe(typed);
      expect(wordsOf(page)).toContain('App cannot connect to API');
      expect(page.text).not.toContain('fialka2026');
    },
  );

  it.each([
    ['500 with a message', () => HttpResponse.json({ message: 'Oops' }, { status: 500 }), 503, 'API error: 500 - Oops'],
    ['418', () => new HttpResponse(null, { status: 418 }), 422, 'API error: 418'],
    ['422', () => HttpResponse.json({ message: 'No' }, { status: 422 }), 422, 'API error: 422 - No'],
    ['a lost response', () => HttpResponse.error(), 503, 'App cannot connect to API'],
  ])(
    'POST /en/notifications answered by the API with %s keeps the list and says so',
    async (_, answer, status, words) => {
      const customer = await signedIn();
      fixture.api.fail(http.put('*/notifications/*', answer), http.put('*/notifications/:id/readCustomer', answer));
      const page = await customer.post('/en/notifications', { intent: 'readAll' });
      expect([page.status, page.html.querySelector('h1')?.text]).toEqual([status, 'Notifications']);
      expect(page.html.querySelectorAll('main li time').length).toBeGreaterThan(5);
      expect(page.html.querySelector('main [role=alert]')?.text).toContain(words);
      const one = await customer.post('/en/notifications', { notificationId: 'n1' });
      expect([one.status, one.html.querySelector('h1')?.text]).toEqual([status, 'Notifications']);
    },
  );

  it.each([
    ['without a message', () => new HttpResponse(null, { status: 409 }), 'API error: 409 - Conflict'],
    [
      'with a message',
      () => HttpResponse.json({ status: 409, message: 'The books are closed' }, { status: 409 }),
      'API error: 409 - The books are closed',
    ],
  ])(
    'POST /en/profile rejected with 409 %s answers 422 with the error and keeps the values',
    async (_, answer, words) => {
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
    },
  );
});

describe('Form that the API answers with 5xx', () => {
  it.each([
    ['with a message', () => HttpResponse.json({ status: 500, message: 'No room' }, { status: 500 }), '500 - No room'],
    ['without a message', () => new HttpResponse('<h1>nginx</h1>', { status: 502 }), '502 - Bad Gateway'],
  ])(
    'POST /checkout answered with 5xx %s shows the status and text and keeps the comment',
    async (_, answer, words) => {
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
    },
  );

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

describe('API error while ordering', () => {
  it('POST /en/checkout without the account answers 503 and keeps the comment and the form key', async () => {
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

  it('POST /en/checkout rejected with 403 answers 422 with the reason and keeps the comment', async () => {
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

  it('POST of an offer in pieces answered with 429 keeps the quantity and the unit piece', async () => {
    const customer = await signedIn();
    const list = await customer.get('/en/catalog?inStock=1');
    const plentiful = list.html
      .querySelectorAll('main article:has(input[name=unit][value=pack])')
      .find((card) => parseInt(card.querySelector('.stock')?.text ?? '') >= 200);
    const id =
      plentiful?.querySelector('input[name=productId]:is([checked], [type=hidden])')?.getAttribute('value') ?? '';
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
    const priceList = await customer.post('/en/catalog?inStock=1&view=list', offer);
    const ids = priceList.html
      .querySelectorAll('#price-list input[name=productId]')
      .map((input) => input.getAttribute('value') ?? '');
    fixture.api.recover();
    const added = await customer.submit(priceList, '#price-list', {
      productId: ids,
      quantity: ids.map((each) => (each === id ? '100' : '')),
    });
    expect(wordsOf(added, 'body')).toMatch(/Added .*100 pcs/);
  });

  it('POST /en/checkout without the addresses says so in the summary and at the focusable target of its link', async () => {
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

describe('API that goes down while the profile is edited', () => {
  it.each([
    ['personal', { firstName: 'Соломія', lastName: 'Барвінок', email: '' }, 'input[name=firstName]', 'Соломія'],
    ['address', { type: 'client', city: 'Київ', street: 'Садова', building: '7' }, 'input[name=street]', 'Садова'],
    ['password', { oldPassword: 'kvitka2026', newPassword: 'bratky2026' }, 'input[name=newPassword]', undefined],
  ])(
    'POST /en/profile with the %s form answers 503, keeps the values without passwords and says that saving is uncertain',
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
