import { describe, expect, inject, it } from 'vitest';
import { Customer, wordsOf } from '../support/customer';
import { aPhone, password, registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');

describe('Tolerant input', () => {
  it.each([
    ['with an eight before it', (phone: string) => `8 ${phone.slice(3)}`],
    [
      'copied with invisible characters',
      (phone: string) => `\u202a${phone.slice(0, 6)}\u00a0${phone.slice(6)}\u202c\u200b`,
    ],
  ])('POST /en/login accepts a phone %s', async (_, written) => {
    const { phone } = await registerCustomer(url);
    const page = await new Customer(url).signIn(written(phone), password, '/en/login');
    expect(page).toMatchObject({ status: 200, path: '/en' });
  });

  it('POST /en/login with a phone of only invisible characters answers 422 and says that the field is empty', async () => {
    const page = await new Customer(url).post('/en/login', { phone: '\u200b\u00a0\u2060', password });
    expect(page.status).toBe(422);
    expect(page.html.querySelector('#phone-error')?.text).toBe('Please fill in this field.');
  });

  it('POST /en/forgotPassword with a code of only invisible characters answers 422 and says that the field is empty', async () => {
    const visitor = new Customer(url);
    const phone = aPhone();
    await visitor.post('/en/forgotPassword', { phone });
    const page = await visitor.post('/en/forgotPassword', { phone, code: '\u200b \u00a0', password: 'a new one 2026' });
    expect(page.status).toBe(422);
    expect(page.html.querySelector('#code-error')?.text).toBe('Please fill in this field.');
  });

  it.each([
    ['12', 'відділення 12'],
    ['Поштомат 12345', 'Львів, Поштомат 12345'],
    ['Відділення №12', 'Львів, Відділення №12'],
  ])('POST /profile with the Nova Poshta branch %j shows the address as %j', async (typed, shown) => {
    const { customer } = await registerCustomer(url);
    const profile = await customer.post('/profile', {
      type: 'novapost',
      city: 'Львів',
      branchNumber: typed,
      contactPerson: 'Ян',
    });
    expect(wordsOf(profile, '#addresses')).toContain(shown);
    if (typed !== '12')
      expect(wordsOf(profile, '#addresses').toLowerCase()).not.toContain(`відділення ${typed.toLowerCase()}`);
  });

  it('POST /en/profile with a branch of only invisible characters answers 422, and they are removed from other fields', async () => {
    const { customer } = await registerCustomer(url);
    const fields = { type: 'novapost', city: '\u200bЛьвів\u00a0', branchNumber: '12', contactPerson: 'Ян' };
    const rejected = await customer.post('/en/profile', { ...fields, branchNumber: '\u2060\u200b' });
    expect(rejected.status).toBe(422);
    expect(rejected.html.querySelector('#branchNumber')?.getAttribute('aria-invalid')).toBe('true');
    const saved = await customer.post('/en/profile', fields);
    expect(wordsOf(saved, '#addresses')).toContain('Львів, branch 12');
  });

  it('GET /en/history accepts the date 25.11.2026', async () => {
    const { customer } = await registerCustomer(url);
    const page = await customer.get('/en/history?date=day&dateFrom=25.11.2026');
    expect(page.status).toBe(200);
    expect(page.html.querySelector('[aria-invalid]')).toBeNull();
    expect(page.html.querySelector('[name=dateFrom]')?.getAttribute('value')).toBe('2026-11-25');
  });

  it('GET /.well-known/change-password redirects to /profile', async () => {
    const { customer } = await registerCustomer(url);
    const page = await customer.get('/.well-known/change-password', { follow: false });
    expect([page.status, page.headers.get('location')]).toEqual([302, '/profile']);
  });

  it.each([
    ['/set-language/xx', 'Сторінку не знайдено'],
    ['/en/set-language/xx', 'Page Not Found'],
    ['/sitemaps/xx.xml', 'Сторінку не знайдено'],
  ])('GET %s answers 404 with an HTML page that names the path', async (path, title) => {
    const page = await new Customer(url).get(path);
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.html.querySelector('title')?.text).toBe(title);
    expect(wordsOf(page)).toContain(path);
  });

  it('GET /set-language/EN redirects to /en and stores the language', async () => {
    const page = await new Customer(url).get('/set-language/EN', { follow: false });
    expect([page.status, page.headers.get('location')]).toEqual([302, '/en']);
    expect(page.headers.get('set-cookie')).toContain('en');
  });
});
