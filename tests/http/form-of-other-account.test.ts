import { describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { password, registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
const person = '#personal-data';

/** A browser in which one customer has opened a page, and another has signed in since. */
async function openAndSwitch(path: string): Promise<{ browser: Customer; page: Page; first: string; second: string }> {
  const { customer: browser, phone: first } = await registerCustomer(url);
  const { phone: second } = await registerCustomer(url);
  const page = await browser.get(path);
  await browser.post('/en/logout');
  await browser.signIn(second, password, '/en/login');
  return { browser, page, first, second };
}

describe('Form of one account sent in the session of another', () => {
  it('POST /en/profile answers 409 with an explanation and changes neither name nor e-mail', async () => {
    const { browser, page } = await openAndSwitch('/en/profile');
    const fields = { firstName: 'Anna', lastName: 'First', email: 'anna@example.com' };
    const answer = await browser.submit(page, person, fields);
    expect(answer.status).toBe(409);
    expect(wordsOf(answer)).toContain('This page belongs to another account');
    expect((await browser.get('/en/profile')).text).not.toContain('anna@example.com');
  });

  it('POST /en/profile with an address answers 409 and adds none', async () => {
    const { browser, page } = await openAndSwitch('/en/profile');
    const answer = await browser.submit(page, '#address-form', {
      city: 'Київ',
      street: 'Таємна',
      building: '7',
      contactPerson: 'Ян',
    });
    expect(answer.status).toBe(409);
    expect((await browser.get('/en/profile')).text).not.toContain('Таємна');
  });

  it('POST /en/profile answers 409, and the typed values are restored only for the account that typed them', async () => {
    const { browser, page, first } = await openAndSwitch('/en/profile');
    expect((await browser.submit(page, person, { firstName: 'Anna', lastName: 'First', email: '' })).status).toBe(409);
    expect((await browser.get('/en/profile')).text).not.toContain('Anna');
    await browser.post('/en/logout');
    await browser.signIn(first, password, '/en/login');
    const own = await browser.get('/en/profile');
    expect(own.html.querySelector('#firstName')?.getAttribute('value')).toBe('Anna');
  });

  it('POST /en/logout removes what the account that signs out had typed', async () => {
    const { browser, page, first } = await openAndSwitch('/en/profile');
    expect((await browser.submit(page, person, { firstName: 'Anna', lastName: 'First', email: '' })).status).toBe(409);
    await browser.post('/en/logout');
    await browser.signIn(first, password, '/en/login');
    await browser.post('/en/logout');
    expect(browser.cookies.names()).not.toContain('form-draft');
  });

  it.each([
    ['/en/quick-order', 'main form:has(textarea)', { message: 'freedom 60 - 100' }],
    ['/en/delete-account', '#delete-account', { password, confirm: 'yes' }],
    ['/en/profile', '#change-password', { oldPassword: password, newPassword: 'another 2026' }],
  ])('POST %s with the form %s answers 409 and changes nothing', async (path, form, fields) => {
    const { browser, page, second } = await openAndSwitch(path);
    expect((await browser.submit(page, form, fields)).status).toBe(409);
    expect((await new Customer(url).signIn(second, password, '/en/login')).path).toBe('/en');
  });

  it('POST /en/favourites/mark answers a browser without scripts with an HTML page of status 409', async () => {
    const { browser, page } = await openAndSwitch('/en/product/1');
    const selector = 'form[action="/en/favourites/mark"]';
    const answer = await browser.submit(page, selector, { mark: '1' }, { headers: { accept: 'text/html,*/*' } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([409, 'text/html; charset=utf-8']);
    expect(wordsOf(answer)).toContain('This page belongs to another account');
  });

  it('POST /en/checkout answers 409 and places no order', async () => {
    const { customer: browser } = await registerCustomer(url);
    const { phone: second } = await registerCustomer(url);
    await browser.post('/en/product/1', { productId: '1', quantity: '1', unit: 'pack' });
    const page = await browser.get('/en/checkout');
    await browser.post('/en/logout');
    await browser.signIn(second, password, '/en/login');
    await browser.post('/en/product/1', { productId: '1', quantity: '1', unit: 'pack' });
    const answer = await browser.submit(page, 'form:has(input[name=orderKey])', { deliveryType: 'pickup' });
    expect(answer.status).toBe(409);
    expect((await browser.get('/en/orders')).html.querySelector('main li form input[name=documentId]')).toBeNull();
  });

  it('POST /en/profile is accepted from the same account after a new login, and from a form that names no account', async () => {
    const { customer: browser, phone } = await registerCustomer(url);
    const page = await browser.get('/en/profile');
    await browser.post('/en/logout');
    await browser.signIn(phone, password, '/en/login');
    const saved = await browser.submit(page, person, { firstName: 'Anna', lastName: 'First', email: '' });
    expect(saved).toMatchObject({ status: 200, path: '/en/profile' });
    const plain = await browser.post('/en/profile', { intent: 'personal', firstName: 'Olha', lastName: 'First' });
    expect(plain.html.querySelector('#firstName')?.getAttribute('value')).toBe('Olha');
  });
});
