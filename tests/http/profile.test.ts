import { describe, expect, inject, it } from 'vitest';
import { Customer, type Page } from '../support/customer';
import { password, registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
const valueOf = (page: Page, name: string) => page.html.querySelector(`input[name=${name}]`)?.getAttribute('value');

describe('Profile', () => {
  it.each([
    ['/profile', 'Ліміт боргу'],
    ['/en/profile', 'Debt limit'],
    ['/ru/profile', 'Лимит долга'],
  ])('GET %s shows debt, limit and sales representative, with a link to each section', async (path, limit) => {
    const customer = new Customer(url);
    await customer.signIn('+380501112233', 'kvitka2026');
    const page = await customer.get(path);
    expect(page.html.querySelector('#balance')?.text).toContain(limit);
    expect(page.html.querySelector('#balance svg rect')).not.toBeNull();
    expect(
      page.html
        .querySelector('#representative')
        ?.querySelectorAll('a')
        .map((link) => link.getAttribute('href')?.split(':')[0]),
    ).toEqual(['tel', 'sms', 'viber', 'https', 'mailto']);
    for (const id of ['personal', 'balance', 'representative', 'addresses', 'password', 'delete']) {
      expect(page.html.querySelector(`nav a[href="#${id}"]`)).not.toBeNull();
      expect(page.html.querySelector(`section#${id}`)).not.toBeNull();
    }
  });

  it('POST /en/profile saves personal data, and with errors answers 422 and keeps the values', async () => {
    const { customer } = await registerCustomer(url);
    const page = await customer.get('/en/profile');
    const saved = await customer.submit(page, '#personal form', {
      firstName: ' Олена ',
      lastName: 'Квітка',
      email: 'olena@kvity.ua',
    });
    expect(saved).toMatchObject({ status: 200, path: '/en/profile' });
    expect(saved.text).toContain('Personal data saved.');
    expect(valueOf(saved, 'firstName')).toBe('Олена');
    const rejected = await customer.post('/en/profile', { firstName: 'Оля', lastName: '', email: 'olena' });
    expect(rejected.status).toBe(422);
    expect(rejected.html.querySelectorAll('#personal [role=alert] a').map((link) => link.getAttribute('href'))).toEqual(
      ['#lastName', '#email'],
    );
    expect([valueOf(rejected, 'firstName'), valueOf(rejected, 'email')]).toEqual(['Оля', 'olena']);
    expect(valueOf(await customer.get('/en/profile'), 'firstName')).toBe('Олена');
    await customer.post('/en/profile', { firstName: 'Олена', lastName: 'Квітка', email: '' });
    expect(valueOf(await customer.get('/en/profile'), 'email') ?? '').toBe('');
  });

  // @asvs 6.2.2
  it('POST /en/profile with the two password fields changes the password, and with a wrong old one answers 422', async () => {
    const { customer, phone } = await registerCustomer(url);
    const wrong = await customer.post('/en/profile', { oldPassword: 'not this one', newPassword: 'bratky2026' });
    expect(wrong.status).toBe(422);
    expect(wrong.html.querySelector('#oldPassword-error')?.text).toContain('The password is wrong.');
    expect(wrong.text).not.toMatch(/not this one|bratky2026/);
    expect(wrong.html.querySelector('#personal [role=alert]')).toBeNull();
    const profile = await customer.get('/en/profile');
    expect(profile.html.querySelector('#password input[autocomplete=username]')?.getAttribute('value')).toBe(phone);
    const changed = await customer.submit(profile, '#password form', {
      oldPassword: password,
      newPassword: 'bratky2026',
    });
    expect(changed.text).toContain('Password changed.');
    expect((await new Customer(url).signIn(phone, 'bratky2026', '/en/login')).path).toBe('/en');
  });

  // @asvs 2.4.1
  it('POST /en/profile and /en/delete-account answer 429 with `Retry-After` after 10 wrong passwords', async () => {
    const { customer } = await registerCustomer(url);
    const guess = { oldPassword: 'not this one', newPassword: 'bratky2026' };
    for (let attempts = 0; attempts < 10; attempts += 1)
      expect((await customer.post('/en/profile', guess)).status).toBe(422);
    const change = await customer.post('/en/profile', guess);
    const deletion = await customer.post('/en/delete-account', { password, confirm: 'yes' });
    for (const page of [change, deletion]) {
      expect(page.status).toBe(429);
      expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(page.html.querySelector('main [role=alert]')?.text).toMatch(/Too many attempts\..*in 15 minutes/);
    }
  });

  // @asvs 14.2.2
  it('GET /profile redirects visitors to login and is `no-store` for customers', async () => {
    expect((await new Customer(url).get('/ru/profile')).path).toBe('/ru/login?redirectTo=%2Fru%2Fprofile');
    const { customer } = await registerCustomer(url);
    expect((await customer.get('/profile')).headers.get('cache-control')).toContain('no-store');
  });

  it('GET /en/profile without a sales representative shows the phone of the contact centre', async () => {
    const { customer } = await registerCustomer(url);
    const section = (await customer.get('/en/profile')).html.querySelector('#representative');
    expect(section?.text).toContain('You have no sales representative yet.');
    expect(section?.querySelector('a[href^="tel:"]')).not.toBeNull();
    expect((await customer.get('/en/profile')).html.querySelector('#balance')?.text).toContain(
      'No debt limit is agreed.',
    );
  });
});
