import { describe, expect, inject, it } from 'vitest';
import { Customer } from '../support/customer';

const visitor = () => new Customer(inject('portalUrl'));
const regular = ['+380501112233', 'kvitka2026'] as const;

describe('Signing in', () => {
  // @asvs 7.1.3
  it('POST /en/login redirects back to the page that required login', async () => {
    const customer = visitor();
    const login = await customer.get('/en/profile?addressId=1');
    expect(login.path).toBe('/en/login?redirectTo=%2Fen%2Fprofile%3FaddressId%3D1');
    const page = await customer.submit(login, 'form:has(input[name=password])', {
      phone: regular[0],
      password: regular[1],
    });
    expect(page).toMatchObject({ status: 200, path: '/en/profile?addressId=1' });
  });

  it('POST /en/login accepts the phone of a demo account as the page shows it', async () => {
    const login = await visitor().get('/en/login');
    const [phone = '', password = ''] =
      login.html.querySelector('main section button span + span')?.text.split(' / ') ?? [];
    expect([phone, (await visitor().signIn(phone, password, '/en/login')).path]).toEqual(['+380 50 111 22 33', '/en']);
  });

  it('POST /en/login by the button of a demo account signs in without a phone and a password', async () => {
    const customer = visitor();
    const page = await customer.submit(await customer.get('/en/login'), 'form:has(input[name=password])', {
      demo: 'regular',
      phone: '',
      password: '',
    });
    expect(page).toMatchObject({ status: 200, path: '/en' });
    expect((await customer.get('/en/profile')).html.querySelector('main')?.text).toContain('+380 50 111 22 33');
  });

  // @fault R10
  it.each(['https://evil.example', '//evil.example', '/\\evil.example'])(
    'POST /login with redirectTo %s redirects to /',
    async (redirectTo) => {
      const customer = visitor();
      const answer = await customer.post(
        '/login',
        { phone: regular[0], password: regular[1], redirectTo },
        { follow: false },
      );
      expect(answer.status).toBe(303);
      expect(answer.headers.get('location')).toBe('/');
    },
  );

  it.each([
    ['/login', 'Телефон або пароль неправильні. Спробуйте ще раз.'],
    ['/en/login', 'Authentication failed. Please login again.'],
    ['/ru/login', 'Ошибка аутентификации. Пожалуйста, войдите снова.'],
  ])('POST %s with a wrong password answers 422 and keeps the phone, not the password', async (path, words) => {
    const page = await visitor().signIn('050 111 22 33', 'not this one', path);
    expect(page.status).toBe(422);
    expect(page.html.querySelector('[role=alert]')?.text).toContain(words);
    expect(page.html.querySelector('input[name=phone]')?.getAttribute('value')).toBe('050 111 22 33');
    expect(page.text).not.toContain('not this one');
  });

  it('POST /en/login with empty fields answers 422 with an error at each field and in the summary', async () => {
    const page = await visitor().post('/en/login', { phone: '', password: '' });
    expect(page.status).toBe(422);
    for (const name of ['phone', 'password']) {
      const field = page.html.querySelector(`input[name=${name}]`);
      expect(field?.getAttribute('aria-invalid')).toBe('true');
      expect(
        page.html.querySelector(`#${field?.getAttribute('aria-describedby')?.split(' ')[0] ?? ''}`)?.text,
      ).toContain('Please fill in');
      expect(page.html.querySelector(`[role=alert] a[href="#${name}"]`)).not.toBeNull();
    }
  });

  it('POST /en/login of a banned customer answers 422 with a phone and the contact page', async () => {
    const page = await visitor().signIn('+380933334455', 'budiak2026', '/en/login');
    expect(page.status).toBe(422);
    const alert = page.html.querySelector('[role=alert]');
    expect(alert?.text).toContain('Your account is banned');
    expect(alert?.querySelector('a[href^="tel:+380"]')).not.toBeNull();
    expect(alert?.querySelector('a[href="/en/contact"]')).not.toBeNull();
  });

  // @fault R8 @asvs 2.4.1
  it('POST /en/login answers 429 with `Retry-After` after 10 wrong passwords and keeps the phone', async () => {
    const phone = `+38063${Date.now().toString().slice(-7)}`;
    const guesser = visitor();
    for (let guess = 0; guess < 10; guess += 1)
      expect((await guesser.post('/en/login', { phone, password: 'x' })).status).toBe(422);
    const page = await guesser.post('/en/login', { phone, password: 'x' });
    expect(page.status).toBe(429);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(page.html.querySelector('[role=alert]')?.text).toContain('Too many attempts.');
    expect(page.html.querySelector('input[name=phone]')?.getAttribute('value')).toBe(phone);
  });
});

describe('Signing out', () => {
  // @asvs 7.4.1
  it('GET /en/logout only shows a form, whose POST ends the session', async () => {
    const customer = visitor();
    await customer.signIn(...regular);
    const shown = await customer.get('/en/logout');
    expect(shown.html.querySelector('main form[method=post] button')?.text).toContain('Sign out');
    expect((await customer.get('/en/profile')).path).toBe('/en/profile');
    const out = await customer.submit(shown, 'main form');
    expect(out.path).toBe('/en/login');
    expect(out.text).toContain('You are signed out.');
    expect((await customer.get('/en/profile')).path).toMatch(/^\/en\/login/);
  });

  it('GET /en/logout has a form for customers only, and pages for visitors redirect customers to /en', async () => {
    expect((await visitor().get('/en/logout')).html.querySelector('main form')).toBeNull();
    const customer = visitor();
    await customer.signIn(...regular);
    for (const path of ['login', 'register', 'forgotPassword', 'becomeClient'])
      expect((await customer.get(`/en/${path}`)).path).toBe('/en');
  });
});
