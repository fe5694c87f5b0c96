import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { startFailingFixture } from '../support/failing-fixture';
import { waitForIndex } from '../support/wait-for-index';

const account = ['+380501112233', 'kvitka2026'] as const;
const fixture = startFailingFixture();

const signInForm = 'form:has(input[name=password])';
const rejected = () => HttpResponse.json({ status: 401, message: 'Unauthorized' }, { status: 401 });

async function signedIn(): Promise<Customer> {
  const customer = new Customer(fixture.portal.url);
  await customer.signIn(...account, '/en/login');
  fixture.api.calls.length = 0;
  return customer;
}

/** Rejects the first access token with 401 and accepts a refreshed one. */
function expireBearers() {
  const expired = new Set<string>();
  return http.all('*/1.0/*', ({ request }) => {
    const bearer = request.headers.get('authorization');
    if (bearer === null) return undefined;
    if (expired.size === 0) expired.add(bearer);
    return expired.has(bearer) ? rejected() : undefined;
  });
}

const refreshes = () => fixture.api.calls.filter((call) => call === 'POST /customer/auth/refresh').length;
const endSession = () =>
  fixture.api.fail(
    http.post('*/customer/auth/refresh', rejected),
    http.all('*/1.0/*', ({ request }) => (request.headers.has('authorization') ? rejected() : undefined)),
  );

const orderFormSelector = 'main form:has(input[name=productId])';
const valuesOf = (page: Page, name: string) =>
  page.html
    .querySelectorAll(`${orderFormSelector} input[name=${name}]`)
    .map((input) => input.getAttribute('value') ?? '');

async function firstOrderId(customer: Customer): Promise<string> {
  const orders = await customer.get('/en/orders');
  return orders.html.querySelector('main li form input[name=documentId]')?.getAttribute('value') ?? '';
}

/** Saves an order as a list and returns its address. */
async function createList(customer: Customer): Promise<string> {
  const fields = { intent: 'saveList', listName: 'Window', documentId: await firstOrderId(customer) };
  return (await customer.post('/en/list?from=list', fields)).path;
}

async function createCartLink(customer: Customer): Promise<string> {
  const ids = valuesOf(await customer.get('/en/list?from=weeks&weeks=8'), 'productId').slice(0, 2);
  return `/en/cart-link?l=1_${ids.map((id) => `${id}.1000`).join('_')}`;
}

describe('Expired access token', () => {
  it('GET /en/orders with an expired access token refreshes it once, stores the session and answers 200', async () => {
    const customer = await signedIn();
    const before = customer.cookies.header();
    fixture.api.fail(expireBearers());
    const page = await customer.get('/en/orders');
    expect(page).toMatchObject({ status: 200, path: '/en/orders' });
    expect(refreshes()).toBe(1);
    expect(customer.cookies.header()).not.toBe(before);
    expect(page.headers.getSetCookie().filter((line) => line.startsWith('session='))).toHaveLength(1);
    fixture.api.recover();
    expect((await customer.get('/en/profile')).status).toBe(200);
    expect(refreshes()).toBe(0);
  });

  it.each([
    ['redirects', '/en/abbey-cream-60-westland-bloei-30', 200],
    ['is not found', '/en/product/no-such', 404],
  ])('GET of a page that %s (%s) refreshes an expired access token once and answers %i', async (_, path, status) => {
    const customer = await signedIn();
    const before = customer.cookies.header();
    fixture.api.fail(expireBearers());
    expect((await customer.get(path)).status).toBe(status);
    expect(refreshes()).toBe(1);
    expect(customer.cookies.header()).not.toBe(before);
  });

  it('GET /en/orders.data with an expired access token refreshes it once and answers 200', async () => {
    const customer = await signedIn();
    fixture.api.fail(expireBearers());
    const page = await customer.get('/en/orders.data');
    expect(page.status).toBe(200);
    expect(refreshes()).toBe(1);
    expect(page.headers.getSetCookie().filter((line) => line.startsWith('session='))).toHaveLength(1);
  });
});

describe('Ended session', () => {
  it.each([
    ['/orders?date=all', 'Ваш вхід закінчився. Увійдіть ще раз.'],
    ['/en/orders?date=all', 'Authentication error. Please log in.'],
    ['/ru/orders?date=all', 'Ошибка авторизации. Пожалуйста, войдите.'],
  ])('GET %s redirects to login with the reason, and login returns to the page', async (path, words) => {
    const customer = await signedIn();
    endSession();
    const login = await customer.get(path);
    expect(login.path).toBe(`${path.replace('/orders?date=all', '')}/login?redirectTo=${encodeURIComponent(path)}`);
    expect(login.text).toContain(words);
    expect(customer.cookies.names()).not.toContain('session');
    fixture.api.recover();
    expect(await customer.submit(login, signInForm, { phone: account[0], password: account[1] })).toMatchObject({
      status: 200,
      path,
    });
  });

  it('POST /en/profile redirects to login, and the typed values are restored after it', async () => {
    const customer = await signedIn();
    endSession();
    const login = await customer.post('/en/profile', {
      intent: 'personal',
      firstName: 'Соломія',
      lastName: 'Барвінок',
      email: 'solomiia@kvity.ua',
    });
    expect(login.path).toBe('/en/login?redirectTo=%2Fen%2Fprofile');
    fixture.api.recover();
    const page = await customer.submit(login, signInForm, { phone: account[0], password: account[1] });
    expect(page.path).toBe('/en/profile');
    expect(page.html.querySelector('input[name=firstName]')?.getAttribute('value')).toBe('Соломія');
    expect(page.html.querySelector('input[name=email]')?.getAttribute('value')).toBe('solomiia@kvity.ua');
  });

  it('POST of a price list redirects to login, which says that 2 items were not added, and restores their quantities', async () => {
    const customer = await signedIn();
    const list = '/en/categories/roses?view=list';
    const ids = (await customer.get(list)).html
      .querySelectorAll('#price-list input[name=productId]')
      .map((input) => input.getAttribute('value') ?? '');
    endSession();
    expect(ids.length).toBeGreaterThan(2);
    const login = await customer.post(list, {
      intent: 'add',
      unit: 'pack',
      productId: ids,
      quantity: ids.map((_, at) => (at < 2 ? String(at + 3) : '')),
    });
    expect(login.text).toContain('2 items were not added to the cart.');
    fixture.api.recover();
    const page = await customer.submit(login, signInForm, { phone: account[0], password: account[1] });
    const filled = page.html
      .querySelectorAll('#price-list input[name=quantity]')
      .map((input) => input.getAttribute('value'))
      .filter(Boolean);
    expect(filled).toEqual(['3', '4']);
    expect(fixture.api.calls.filter((call) => call.startsWith('POST /cart'))).toEqual([]);
  });

  it.each([
    ['the list', () => Promise.resolve('/en/list?from=weeks&weeks=8')],
    ['a repeated order', async (customer: Customer) => `/en/orders/repeat/${await firstOrderId(customer)}`],
    ['a saved list', createList],
    ['a list by link', createCartLink],
  ])('POST of %s redirects to login, and the typed quantity is restored after it', async (_, pathOf) => {
    const customer = await signedIn();
    const path = await pathOf(customer);
    const orderForm = await customer.get(path);
    const [first = '', ...others] = valuesOf(orderForm, 'productId');
    expect(valuesOf(orderForm, 'quantity')).not.toContain('7');
    endSession();
    const login = await customer.submit(orderForm, orderFormSelector, {
      intent: 'add',
      productId: [first, ...others],
      quantity: ['7', ...others.map(() => '')],
    });
    expect(login.text).toContain('1 item was not added to the cart.');
    fixture.api.recover();
    const page = await customer.submit(login, signInForm, { phone: account[0], password: account[1] });
    expect(page.path).toBe(path);
    expect(valuesOf(page, 'quantity')).toEqual(['7', ...others.map(() => '')]);
    expect(customer.cookies.names()).not.toContain('form-draft');
  });

  it.each([
    ['', 'Кількість у кошику не змінено.'],
    ['/en', 'No quantity in the cart was changed.'],
    ['/ru', 'Количество в корзине не изменено.'],
  ])('POST %s/checkout that changes a quantity redirects to login, which says “%s”', async (language, words) => {
    const customer = await signedIn();
    await customer.post('/en/product/1', { productId: '1', quantity: '4', unit: 'pack' });
    const checkout = await customer.get(`${language}/checkout`);
    const itemId = checkout.html.querySelector('input[name=itemId]')?.getAttribute('value') ?? '';
    const change = { intent: 'changeQuantity', itemId, quantity: '7', unit: 'pack' };
    endSession();
    expect((await customer.post(`${language}/checkout`, change)).text).toContain(words);
    customer.cookies.drop('session');
    expect((await customer.post(`${language}/checkout`, change)).text).toContain(words);
    expect((await customer.post(`${language}/checkout`, { intent: 'remove', itemId })).text).not.toContain(words);
  });

  it('POST /en/event redirects to login, and what was typed, then the quantities of its order sheet, are restored after it', async () => {
    const customer = await signedIn();
    const typed = {
      name: 'Wedding',
      spare: '900',
      piece: ['Bouquet', 'Arch'],
      count: ['12', 'two'],
      stems: ['freedom 60 - 7', ''],
    };
    const login = async (page: Page) => {
      fixture.api.recover();
      return await customer.submit(page, signInForm, { phone: account[0], password: account[1] });
    };
    endSession();
    const form = await login(await customer.post('/en/event', { ...typed, intent: 'calculate' }));
    expect(form.path).toBe('/en/event');
    const values = (name: string) =>
      form.html
        .querySelectorAll(`#event [name=${name}]`)
        .map((field) => field.getAttribute('value') ?? field.text.trim());
    expect([values('spare'), values('piece'), values('count'), values('stems')]).toEqual([
      ['900'],
      typed.piece,
      typed.count,
      typed.stems,
    ]);
    const event = await customer.post('/en/event', { ...typed, spare: '0', count: ['12', '1'], intent: 'calculate' });
    const sheet = '#event-lines';
    endSession();
    const restored = await login(await customer.submit(event, sheet, { quantity: '3' }));
    expect(restored.html.querySelector(`${sheet} input[name=quantity]`)?.getAttribute('value')).toBe('3');
    expect(restored.html.querySelector('#event [name=piece]')?.getAttribute('value')).toBe('Bouquet');
  });

  it('POST /en/orders/delivered/… redirects to login, and what was counted is restored after it', async () => {
    const customer = await signedIn();
    const invoices = await customer.get('/en/history?documentType=expenseInvoice');
    const id = /\?id=([^"&]+)/.exec(
      invoices.html.querySelector('main li a[href*="?id="]')?.getAttribute('href') ?? '',
    )?.[1];
    const page = await customer.get(`/en/orders/delivered/${id ?? ''}`);
    const ids = page.html.querySelectorAll('input[name=itemId]').map((input) => input.getAttribute('value') ?? '');
    const boxes = (version: string) => ({
      intent: 'save',
      version,
      itemId: ids,
      came: ids.map((_, at) => (at === 1 ? '33' : '')),
      bad: ids.map(() => ''),
      reason: ids.map(() => ''),
    });
    endSession();
    const login = await customer.post(page.path, boxes('0'));
    fixture.api.recover();
    const restored = await customer.submit(login, signInForm, { phone: account[0], password: account[1] });
    expect(restored.path).toBe(page.path);
    const cameOf = (of: Page) => of.html.querySelector(`[id="came-${ids[1] ?? ''}"]`)?.getAttribute('value');
    expect(cameOf(restored)).toBe('33');
    expect((await customer.post(page.path, boxes('0'))).status).toBe(200);
    expect((await customer.post(page.path, boxes('0'))).status).toBe(409);
  });

  it('POST /en/quick-order redirects to login, and quantities and selected products are restored after it', async () => {
    const customer = await signedIn();
    await waitForIndex(customer);
    const message = 'фрідом 60 - 100, еустома біла 40 шт, рускус 5 п.';
    const orderForm = await customer.submit(await customer.get('/en/quick-order'), 'main form:has(textarea)', {
      message,
    });
    const sure = orderForm.html.querySelector('input[name=productId]:not([value=""])')?.getAttribute('value') ?? '';
    const other = orderForm.html.querySelectorAll('input[name=choice-1]')[1]?.getAttribute('value') ?? '';
    endSession();
    const login = await customer.submit(orderForm, orderFormSelector, {
      row: ['0', '1', '2'],
      productId: [sure, '', ''],
      'choice-1': other,
      quantity: ['125', '40', ''],
    });
    expect(login.text).toContain('2 items were not added to the cart.');
    fixture.api.recover();
    const page = await customer.submit(login, signInForm, { phone: account[0], password: account[1] });
    expect(page).toMatchObject({ status: 200, path: '/en/quick-order' });
    expect(valuesOf(page, 'quantity')).toEqual(['40', '', '125']);
    expect(page.html.querySelector('input[name=choice-1][checked]')?.getAttribute('value')).toBe(other);
  });

  it('POST /en/quick-order with a file redirects to login, and the message beside it is restored after it', async () => {
    const customer = await signedIn();
    await waitForIndex(customer);
    const page = await customer.get('/en/quick-order');
    endSession();
    const login = await customer.submit(page, 'main form:has(textarea)', {
      message: 'freedom 60 - 100',
      file: new File(['Item;Qty\nAvalanche;50'], 'list.csv'),
    });
    fixture.api.recover();
    const back = await customer.submit(login, signInForm, { phone: account[0], password: account[1] });
    expect(back).toMatchObject({ status: 200, path: '/en/quick-order' });
    expect(back.html.querySelector('textarea')?.text.trim()).toBe('freedom 60 - 100');
  });

  it.each(['dies', 'is gone', 'outlives its cookie'])(
    'loses nothing that was typed at checkout when it %s',
    async (how) => {
      const customer = await signedIn();
      await customer.post('/en/product/1', { productId: '1', quantity: '4', unit: 'pack' });
      if (how === 'dies') endSession();
      else if (how === 'outlives its cookie') customer.cookies.drop('session');
      else await customer.post('/en/logout');
      const login = await customer.post('/en/checkout', {
        intent: 'placeOrder',
        deliveryType: 'pickup',
        comment: 'Ring twice',
        paymentMethod: 'cashAtBase',
      });
      expect(login.path).toBe('/en/login?redirectTo=%2Fen%2Fcheckout');
      expect(login.text).toContain('Authentication error. Please log in.');
      fixture.api.recover();
      const page = await customer.submit(login, signInForm, { phone: account[0], password: account[1] });
      expect(page).toMatchObject({ status: 200, path: '/en/checkout' });
      expect(page.html.querySelector('textarea[name=comment]')?.text.trim()).toBe('Ring twice');
      expect(page.html.querySelector('input[name=paymentMethod][value=cashAtBase]')?.hasAttribute('checked')).toBe(
        true,
      );
      const notice = page.html
        .querySelectorAll('main [role=status]')
        .find(({ text }) => text.includes('not placed yet'));
      expect(notice?.text).toContain('Your order is not placed yet');
      expect(notice?.querySelector('button[form=order]')?.text).toMatch(/^Order for [\d,.]+\sUAH$/);
      expect(wordsOf(await customer.get('/en/checkout'))).not.toContain('not placed yet');
      expect(fixture.api.calls).not.toContain('POST /documents');
    },
  );
});

describe('Account that stays refused after a successful refresh', () => {
  const typed = { firstName: 'Соломія', lastName: 'Барвінок', email: 'solomiia@kvity.ua' };
  /** Rejects the account, and with `everything` all other calls; refreshing works. */
  const refuse = (everything: boolean) =>
    fixture.api.fail(
      http.all(everything ? '*/1.0/*' : '*/customers/me', ({ request }) =>
        request.headers.has('authorization') ? rejected() : undefined,
      ),
    );

  const words = {
    '': 'Ваш вхід закінчився. Увійдіть ще раз.',
    '/en': 'Authentication error. Please log in.',
    '/ru': 'Ошибка авторизации. Пожалуйста, войдите.',
  };
  const cases = (['', '/en', '/ru'] as const).flatMap((language) =>
    (['its account', 'every call'] as const).map((refused) => [language, refused] as const),
  );
  // @fault S11
  it.each(cases)(
    'POST %s/profile of a session that is refused for %s redirects to login and loses nothing',
    async (language, refused) => {
      const customer = await signedIn();
      refuse(refused === 'every call');
      const login = await customer.post(`${language}/profile`, { intent: 'personal', ...typed });
      expect(refreshes()).toBe(1);
      expect(login).toMatchObject({
        status: 200,
        path: `${language}/login?redirectTo=${encodeURIComponent(`${language}/profile`)}`,
      });
      expect(login.text).toContain(words[language]);
      expect(customer.cookies.names()).not.toContain('session');
      fixture.api.recover();
      const page = await customer.submit(login, signInForm, { phone: account[0], password: account[1] });
      expect(page.path).toBe(`${language}/profile`);
      expect(page.html.querySelector('input[name=firstName]')?.getAttribute('value')).toBe(typed.firstName);
      expect(page.html.querySelector('input[name=email]')?.getAttribute('value')).toBe(typed.email);
    },
  );

  it.each(['/en', '/en/catalog', '/en/orders', '/en/orders.data', '/en/checkout'])(
    'GET %s of a session that is refused for every call redirects to login',
    async (path) => {
      const customer = await signedIn();
      refuse(true);
      const page = await customer.get(path);
      expect(path.endsWith('.data') ? page.text : page.path).toContain('/en/login');
      expect(customer.cookies.names()).not.toContain('session');
    },
  );

  it.each(['/en/login?redirectTo=%2Fen%2Fhistory', '/en/register', '/en/logout'])(
    'GET %s of a session that is refused for every call answers 200 and clears the session cookie',
    async (path) => {
      const customer = await signedIn();
      refuse(true);
      expect(await customer.get(path)).toMatchObject({ status: 200, path });
      expect(customer.cookies.names()).not.toContain('session');
    },
  );

  it('GET /en/orders keeps the session when only the orders are refused', async () => {
    const customer = await signedIn();
    fixture.api.fail(http.get('*/documents', rejected));
    expect((await customer.get('/en/orders')).path).toBe('/en/orders');
    expect(customer.cookies.names()).toContain('session');
  });
});

describe('Ended session on pages for visitors', () => {
  const credentials = { phone: account[0], password: account[1] };
  /** Rejects the token and refresh of this session; a new login works. */
  function endOneSession(): void {
    const bearers = new Set<string | null>();
    fixture.api.fail(
      http.post('*/customer/auth/refresh', rejected),
      http.all('*/1.0/*', ({ request }) => {
        const bearer = request.headers.get('authorization');
        if (bearer !== null && bearers.size === 0) bearers.add(bearer);
        return bearers.has(bearer) ? rejected() : undefined;
      }),
    );
  }

  it.each([
    ['is not known yet', []],
    ['is known', ['/en/orders']],
  ])('POST /en/login when the end of the session %s signs in and redirects to redirectTo', async (_, opened) => {
    const customer = await signedIn();
    endOneSession();
    for (const path of opened) await customer.get(path, { follow: false });
    const page = await customer.post('/en/login', { ...credentials, redirectTo: '/en/history' });
    expect(fixture.api.calls).toContain('POST /customer/auth/login');
    expect(page).toMatchObject({ status: 200, path: '/en/history' });
  });

  it('POST /en/login with a wrong password answers 422, keeps the phone and clears the session cookie', async () => {
    const customer = await signedIn();
    endOneSession();
    const page = await customer.post('/en/login', { ...credentials, password: 'wrong-password' });
    expect(page).toMatchObject({ status: 422, path: '/en/login' });
    expect(page.html.querySelector('input[name=phone]')?.getAttribute('value')).toBe(account[0]);
    expect(customer.cookies.names()).not.toContain('session');
  });

  it.each(['/en/login?redirectTo=%2Fen%2Fhistory', '/en/register'])(
    'GET %s answers 200 without redirecting and clears the session cookie',
    async (path) => {
      const customer = await signedIn();
      endOneSession();
      const page = await customer.get(path);
      expect(page).toMatchObject({ status: 200, path });
      expect(page.text).not.toContain('Authentication error');
      expect(customer.cookies.names()).not.toContain('session');
    },
  );

  it('GET /en/logout answers 200 and clears the session cookie', async () => {
    const customer = await signedIn();
    endOneSession();
    const page = await customer.get('/en/logout');
    expect(page).toMatchObject({ status: 200, path: '/en/logout' });
    expect(customer.cookies.names()).not.toContain('session');
  });

  it('POST /en/logout redirects to login without a way back to the earlier page and clears the session cookie', async () => {
    const customer = await signedIn();
    endOneSession();
    await customer.get('/en/orders', { follow: false });
    const login = await customer.post('/en/logout');
    expect(login).toMatchObject({ status: 200, path: '/en/login' });
    expect(login.text).toContain('You are signed out.');
    expect(customer.cookies.names()).not.toContain('session');
  });
});

describe('Form sent from a page left open after sign-out', () => {
  const typed = { intent: 'address', type: 'client', street: 'Садова 7', contactPerson: 'Соломія Барвінок' };
  const other = ['+380672223344', 'romashka2026'] as const;
  const signOut = (customer: Customer) => customer.post('/en/logout');
  const loseSession = async (customer: Customer) => {
    customer.cookies.drop('session');
    return await customer.get('/en/contact');
  };

  // @fault S23
  it.each([
    ['is restored when the same customer signs in', signOut, account, true],
    ['is not shown to another customer who signs in', signOut, other, false],
    ['is restored for the same customer after the browser lost the session cookie', loseSession, account, true],
    ['is not shown to another customer after the browser lost the session cookie', loseSession, other, false],
  ])('%s', async (_, leave, [phone, password], isBack) => {
    const customer = await signedIn();
    await leave(customer);
    const login = await customer.post('/en/profile', typed);
    const page = await customer.submit(login, signInForm, { phone, password });
    expect(page).toMatchObject({ status: 200, path: '/en/profile' });
    expect([page.text.includes('Садова 7'), page.text.includes('Соломія Барвінок')]).toEqual([isBack, isBack]);
  });

  it('is discarded when the customer signs out before login', async () => {
    const customer = await signedIn();
    endSession();
    const login = await customer.post('/en/profile', typed);
    fixture.api.recover();
    await customer.post('/en/logout');
    expect((await customer.submit(login, signInForm, { phone: account[0], password: account[1] })).text).not.toContain(
      'Садова 7',
    );
  });
});

describe('Token refresh that fails for a technical reason', () => {
  // @fault S10
  it.each([
    ['closes the connection', () => HttpResponse.error()],
    ['answers 503', () => HttpResponse.json({ status: 503, message: 'Busy' }, { status: 503 })],
    ['answers 429', () => new HttpResponse(null, { status: 429 })],
    ['answers with a web page', () => HttpResponse.html('<h1>Gateway</h1>')],
  ])('GET /en/orders answers 503 and keeps the session when the refresh %s', async (_, answer) => {
    const customer = await signedIn();
    fixture.api.fail(http.post('*/customer/auth/refresh', answer), expireBearers());
    const page = await customer.get('/en/orders');
    expect(page.status).toBe(503);
    expect(customer.cookies.names()).toContain('session');
    fixture.api.recover();
    expect(await customer.get('/en/orders')).toMatchObject({ status: 200, path: '/en/orders' });
  });
});

/** Answers every call with an access token with 403: the account is banned. */
const ban = () =>
  fixture.api.fail(
    http.all('*/1.0/*', ({ request }) => {
      return request.headers.has('authorization')
        ? HttpResponse.json({ status: 403, message: 'Banned', code: 'CUSTOMER_BANNED' }, { status: 403 })
        : undefined;
    }),
  );

describe('Customer banned during the session', () => {
  // @asvs 7.4.2
  it('GET of any page but /en/contact and /en/logout says that the account is banned', async () => {
    const customer = await signedIn();
    ban();
    for (const path of ['/en/orders', '/en/catalog', '/en', '/en/checkout'])
      expect(wordsOf(await customer.get(path)), path).toContain('Your account is banned');
    const contact = await customer.get('/en/contact');
    expect(contact.status).toBe(200);
    expect(wordsOf(contact)).not.toContain('Your account is banned');
    expect(contact.html.querySelector('main a[href^="tel:"]')).not.toBeNull();
    expect(wordsOf(await customer.get('/en/logout'))).toMatch(/^Sign out/);
  });

  it.each([
    ['', 'Вийти', 'Ви вийшли.'],
    ['/en', 'Sign out', 'You are signed out.'],
    ['/ru', 'Выйти', 'Вы вышли.'],
  ])('Every page of %s has a sign-out form, and after it another sign-in works', async (language, signOut, message) => {
    for (const path of ['/catalog', '/orders', '/printDocument/1', '/logout', '/contact']) {
      const customer = await signedIn();
      ban();
      const page = await customer.get(language + path);
      expect(page.html.querySelector('a[href$="/login"]'), path).toBeNull();
      const out = page.html
        .querySelectorAll(`main form[method=post], form[action="${language}/logout"]`)
        .filter(({ text }) => text.includes(signOut));
      expect(out.length, path).toBeGreaterThan(0);
      const login = await customer.submit(page, `form[action="${out[0]?.getAttribute('action') ?? ''}"]`);
      expect(login.path, path).toBe(`${language}/login`);
      expect(login.text).toContain(message);
      expect(customer.cookies.names()).not.toContain('session');
      fixture.api.recover();
      expect((await customer.submit(login, signInForm, { phone: account[0], password: account[1] })).status).toBe(200);
    }
  });
});
