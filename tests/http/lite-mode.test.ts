import { expect, inject, it } from 'vitest';
import { Customer, type Page } from '../support/customer';
import { registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
const isLite = (page: Page) => page.html.querySelector('html')?.hasAttribute('data-light');
const scripts = (page: Page) => page.html.querySelectorAll('script').length;
const liteSwitch = 'footer form:has(button[name=light])';

it('POST /light-mode from the footer turns lite mode on and off and returns to the same page', async () => {
  const customer = new Customer(url);
  const before = await customer.get('/en/categories/roses?page=2');
  expect([isLite(before), scripts(before) > 0]).toEqual([false, true]);

  const light = await customer.submit(before, liteSwitch, { light: 'on' });
  expect([light.path, isLite(light), scripts(light)]).toEqual(['/en/categories/roses?page=2', true, 0]);
  expect(light.html.querySelector('footer')?.text).toContain('Lite mode is on');
  expect(isLite(await customer.get('/en/contact'))).toBe(true);

  const after = await customer.submit(light, liteSwitch, { light: 'off' });
  expect([isLite(after), scripts(after) > 0]).toEqual([false, true]);
});

it('POST /light-mode with quantities of a price list fills them in again', async () => {
  const { customer } = await registerCustomer(url);
  const list = await customer.get('/en/categories/roses?view=list');
  const [productId = ''] = list.html
    .querySelectorAll('#price-list input[name=productId]')
    .map((input) => input.getAttribute('value') ?? '');
  const light = await customer.submit(list, liteSwitch, { light: 'on', productId, quantity: '7' });
  expect(isLite(light)).toBe(true);
  expect(light.html.querySelectorAll('#price-list input[name=quantity][value="7"]')).toHaveLength(1);
});

it('GET with `Save-Data: on` answers in lite mode until the customer turns it off', async () => {
  const customer = new Customer(url, { 'save-data': 'on' });
  const page = await customer.get('/categories/roses');
  expect([isLite(page), scripts(page)]).toEqual([true, 0]);
  expect(page.headers.get('vary')).toContain('Save-Data');
  expect(isLite(await customer.submit(page, liteSwitch, { light: 'off' }))).toBe(false);
});

it('GET with `Save-Data: on` shows images of 160 px only', async () => {
  const page = await new Customer(url, { 'save-data': 'on' }).get('/categories/roses');
  const pictures = page.html
    .querySelectorAll('article img')
    .map((image) => [image.getAttribute('src'), image.getAttribute('srcset')]);
  expect(pictures.length).toBeGreaterThan(10);
  for (const [address, others] of pictures)
    expect([address, others]).toEqual([expect.stringMatching(/^\/images\/160\//), undefined]);
});

it('POST /light-mode with a foreign target redirects to /, and GET /light-mode changes nothing', async () => {
  const customer = new Customer(url);
  const answer = await customer.post('/light-mode', { light: 'on', to: '//evil.example/' }, { follow: false });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  const visit = await new Customer(url).get('/light-mode', { follow: false });
  expect([visit.status, visit.headers.get('location'), visit.headers.get('set-cookie')]).toEqual([302, '/', null]);
});
