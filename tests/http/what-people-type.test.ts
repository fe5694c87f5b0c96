import { describe, expect, inject, it } from 'vitest';
import { Customer, wordsOf } from '../support/customer';
import { aPhone, password, registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');

describe('what people type and ask for', () => {
  it.each([
    ['with an eight before it', (phone: string) => `8 ${phone.slice(3)}`],
    [
      'copied with invisible characters',
      (phone: string) => `\u202a${phone.slice(0, 6)}\u00a0${phone.slice(6)}\u202c\u200b`,
    ],
  ])('POST /login takes a phone %s', async (_, written) => {
    const { phone } = await registerCustomer(url);
    const page = await new Customer(url).signIn(written(phone), password, '/en/login');
    expect(page).toMatchObject({ status: 200, path: '/en' });
  });

  it('POST /login with a phone of invisible characters alone says that the field is empty', async () => {
    const page = await new Customer(url).post('/en/login', { phone: '\u200b\u00a0\u2060', password });
    expect(page.status).toBe(422);
    expect(page.html.querySelector('#phone-error')?.text).toBe('Please fill in this field.');
  });

  it('POST /forgotPassword says that a code of invisible characters alone is missing', async () => {
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
  ])('a Nova Poshta branch typed as %j stands on /profile and /checkout as %j', async (typed, shown) => {
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

  it('an address of invisible characters alone is missing, and others lose them', async () => {
    const { customer } = await registerCustomer(url);
    const fields = { type: 'novapost', city: '\u200bЛьвів\u00a0', branchNumber: '12', contactPerson: 'Ян' };
    const rejected = await customer.post('/en/profile', { ...fields, branchNumber: '\u2060\u200b' });
    expect(rejected.status).toBe(422);
    expect(rejected.html.querySelector('#branchNumber')?.getAttribute('aria-invalid')).toBe('true');
    const saved = await customer.post('/en/profile', fields);
    expect(wordsOf(saved, '#addresses')).toContain('Львів, branch 12');
  });

  it('GET /history takes a day typed as 25.11.2026', async () => {
    const { customer } = await registerCustomer(url);
    const page = await customer.get('/en/history?date=day&dateFrom=25.11.2026');
    expect(page.status).toBe(200);
    expect(page.html.querySelector('[aria-invalid]')).toBeNull();
    expect(page.html.querySelector('[name=dateFrom]')?.getAttribute('value')).toBe('2026-11-25');
  });

  it('GET /.well-known/change-password leads to the profile', async () => {
    const { customer } = await registerCustomer(url);
    const page = await customer.get('/.well-known/change-password', { follow: false });
    expect([page.status, page.headers.get('location')]).toEqual([302, '/profile']);
  });

  it('GET /set-language/EN chooses English', async () => {
    const page = await new Customer(url).get('/set-language/EN', { follow: false });
    expect([page.status, page.headers.get('location')]).toEqual([302, '/en']);
    expect(page.headers.get('set-cookie')).toContain('en');
  });
});
