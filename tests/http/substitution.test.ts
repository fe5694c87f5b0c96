import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plentifulLots } from '../support/catalogue';
import { dayAhead, fill, keyOf, pickup } from '../support/at-checkout';
import { Customer, type Page } from '../support/customer';
import { aPhone, password, registerCustomer } from '../support/new-customer';
import { newStoreUrl } from '../support/new-store-url';
import { startApi, type RunningApi } from '../support/start-api';
import { startPortal } from '../support/start-portal';
import { waitForIndex } from '../support/wait-for-index';

let api: RunningApi;
let url: string;
const running: Awaited<ReturnType<typeof startPortal>>[] = [];

beforeAll(async () => {
  api = await startApi({ products: 240 });
  url = await start();
  await waitForIndex(new Customer(url));
}, 90_000);
afterAll(async () => {
  await Promise.all(running.map((portal) => portal.stop('SIGKILL')));
  await api.stop();
});

async function start(storeUrl = newStoreUrl()): Promise<string> {
  const portal = await startPortal({
    WHOLESALE_API_URL: api.url,
    SESSION_SECRET: 'thirty-two characters for a test',
    STORE_URL: storeUrl,
    LOG_LEVEL: 'error',
  });
  running.push(portal);
  return portal.url;
}

const chosenOn = ({ html }: Page, field = 'select[name=substitution]') =>
  html.querySelectorAll(field).map((select) => select.querySelector('option[selected]')?.getAttribute('value') ?? '');
const linesOn = ({ html }: Page) =>
  html.querySelectorAll('input[name=lineProductId]').map((input) => input.getAttribute('value') ?? '');
const onlyChosen = (page: Page) => chosenOn(page)[0];

/** The comment of an order as the API has it. */
async function commentAtApi(phone: string, orderPage: Page): Promise<unknown> {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const answer = await fetch(`${api.url}/customer/auth/login`, {
    ...post,
    body: JSON.stringify({ name: phone, password }),
  });
  const { id_token: bearer } = (await answer.json()) as { id_token: string };
  const id = new URL(orderPage.path, url).searchParams.get('id') ?? '';
  const document = await fetch(`${api.url}/documents/${id}`, { headers: { authorization: `Bearer ${bearer}` } });
  return ((await document.json()) as { data: { comment: unknown } }).data.comment;
}

async function order(customer: Customer, fields: Record<string, string | string[]>, prefix = '/en'): Promise<Page> {
  const page = await customer.get(`${prefix}/checkout`);
  return customer.post(`${prefix}/checkout`, {
    ...pickup,
    deliveryDate: dayAhead(page),
    orderKey: keyOf(page),
    ...fields,
  });
}

describe('If it is not there', () => {
  it.each(['', '/en', '/ru'])(
    'POST %s/checkout writes the choice for the order and for a line in Ukrainian at the end of the comment, and the order shows it apart',
    async (prefix) => {
      const { customer, phone } = await registerCustomer(url);
      for (const which of [0, 1, 2]) await fill(customer, '1', which);
      const page = await customer.get(`${prefix}/checkout`);
      const lines = linesOn(page);
      expect(lines).toHaveLength(3);
      expect(chosenOn(page, 'select[name=lineSubstitution]')).toEqual(['', '', '']);
      expect(page.html.querySelector('details#lineSubstitutions')?.hasAttribute('open')).toBe(false);
      const uk = await customer.get('/checkout');
      const label = uk.html
        .querySelector(`label[for="substitution-${lines[1] ?? ''}"]`)
        ?.text.replaceAll('\u00a0', ' ');
      const placed = await order(
        customer,
        {
          comment: ' Заміни: подзвоніть\r\nCall first ',
          substitution: 'similar',
          lineProductId: lines,
          lineSubstitution: ['', 'none', 'similar'],
        },
        prefix,
      );
      expect(placed.path).toContain('/checkout/success');
      const comment = String(await commentAtApi(phone, placed));
      const [name = ''] = /(?<=– не замінювати: ).*/.exec(comment) ?? [];
      expect(comment).toBe(
        `Заміни: подзвоніть\nCall first\nЗаміни: той самий колір і довжина, до +10 %\n– не замінювати: ${name}`,
      );
      expect(name).toMatch(/ \d+ см/);
      expect(label?.startsWith(name)).toBe(true);
      const shown = await customer.get(`${prefix}/orders?${new URL(placed.path, url).searchParams.toString()}`);
      const facts = shown.html.querySelectorAll('main dd').map(({ text }) => text);
      expect(facts).toContain('Заміни: подзвоніть\nCall first');
      const words = { '': 'Не замінювати', '/en': 'Leave it out', '/ru': 'Не заменять' }[prefix] ?? '';
      expect(facts.join('\n')).toContain(`${name}: ${words}`);
    },
    60_000,
  );

  it('Without a choice the comment is the customer’s own, and a repeated order has one heading', async () => {
    const { customer, phone } = await registerCustomer(url);
    await fill(customer);
    expect(
      await commentAtApi(
        phone,
        await order(customer, { substitution: '', lineSubstitution: [''], lineProductId: ['7'] }),
      ),
    ).toBe(pickup.comment);
    await fill(customer);
    const chosen = await order(customer, { substitution: 'call', comment: 'x'.repeat(1_000) });
    const comment = `${'x'.repeat(1_000)}\nЗаміни: зателефонувати`;
    expect(await commentAtApi(phone, chosen)).toBe(comment);
    const id = new URL(chosen.path, url).searchParams.get('id') ?? '';
    await fill(customer);
    const again = await customer.get(`/en/checkout?like=${id}&fill=1`);
    expect([onlyChosen(again), again.html.querySelector('textarea[name=comment]')?.text]).toEqual(['call', '']);
    const repeated = await order(customer, { substitution: 'call', comment: '' });
    expect(await commentAtApi(phone, repeated)).toBe('Заміни: зателефонувати');
  }, 60_000);

  it('The choice is kept for the next order on another device and in another language, and no other account sees it', async () => {
    const { customer, phone } = await registerCustomer(url);
    await fill(customer);
    expect(onlyChosen(await customer.get('/en/checkout'))).toBe('');
    await order(customer, { substitution: 'none' });
    const device = new Customer(url);
    await device.signIn(phone, password, '/en/login');
    await fill(device);
    for (const path of ['/checkout', '/en/checkout', '/ru/checkout'])
      expect(onlyChosen(await device.get(path))).toBe('none');
    const { customer: stranger } = await registerCustomer(url);
    await fill(stranger);
    expect(onlyChosen(await stranger.get('/en/checkout'))).toBe('');
    const kept = JSON.parse((await device.get('/en/account-data.json')).text) as Record<string, unknown>;
    expect(kept['substitution']).toBe('none');
    await order(device, { substitution: '' });
    await fill(device);
    expect(onlyChosen(await device.get('/en/checkout'))).toBe('');
  }, 60_000);

  it('With a broken store the order goes with its choice, and the next one starts with that of the last order', async () => {
    const storeUrl = newStoreUrl();
    writeFileSync(fileURLToPath(storeUrl), 'this is no database'.repeat(999));
    const { customer, phone } = await registerCustomer(await start(storeUrl));
    await fill(customer);
    const placed = await order(customer, { substitution: 'none' });
    expect(await commentAtApi(phone, placed)).toBe(`${pickup.comment}\nЗаміни: не замінювати`);
    await fill(customer);
    expect(onlyChosen(await customer.get('/en/checkout'))).toBe('none');
  }, 60_000);

  it('A form with an error, and one whose session ended, come back with all that was chosen', async () => {
    const phone = aPhone();
    const [customer, elsewhere] = [new Customer(url), new Customer(url)];
    await customer.post('/en/register', { phone, password });
    for (const which of [0, 1]) await fill(customer, '1', which);
    const page = await customer.get('/en/checkout');
    const chosen = { substitution: 'call', lineProductId: linesOn(page), lineSubstitution: ['', 'similar'] };
    const isWhole = (answer: Page) =>
      expect([onlyChosen(answer), ...chosenOn(answer, 'select[name=lineSubstitution]')]).toEqual([
        'call',
        '',
        'similar',
      ]);
    const rejected = await order(customer, { ...chosen, deliveryTime: '' });
    expect(rejected.status).toBe(422);
    isWhole(rejected);
    expect(rejected.html.querySelector('details#lineSubstitutions')?.hasAttribute('open')).toBe(true);
    const unpaired = await order(customer, { ...chosen, lineSubstitution: ['none', 'none', 'none'] });
    expect(unpaired.status).toBe(422);
    const unknown = await order(customer, { substitution: 'burn' });
    expect([unknown.status, unknown.html.querySelector('#substitution')?.getAttribute('aria-invalid')]).toEqual([
      422,
      'true',
    ]);
    await elsewhere.signIn(phone, password);
    await elsewhere.post('/en/profile', { oldPassword: password, newPassword: 'troianda2026' });
    const login = await order(customer, chosen);
    expect(login.path).toBe('/en/login?redirectTo=%2Fen%2Fcheckout');
    const back = await customer.submit(login, 'form:has(input[name=password])', { phone, password: 'troianda2026' });
    expect(back.path).toBe('/en/checkout');
    isWhole(back);
  }, 60_000);

  it('The checkout of 60 lines has one closed list of them, at most a tenth of the page, and carries what was chosen through a change of the cart', async () => {
    const { customer } = await registerCustomer(url);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => customer.get(`/en/catalog?inStock=1&page=${page}`)));
    const lots = [...new Set(pages.flatMap(plentifulLots))].slice(0, 60);
    await customer.post('/en/catalog', { productId: lots, quantity: lots.map(() => '1'), unit: 'pack' });
    const page = await customer.get('/en/checkout');
    const lines = linesOn(page);
    expect(lines).toHaveLength(60);
    const list = page.html.querySelector('details#lineSubstitutions:not([open])');
    expect(list?.outerHTML.length).toBeLessThan(Math.min(32_000, page.text.length / 10));
    const choices = lines.map((_, at) => ['none', '', 'call'][at % 3] ?? '');
    const [remove] = page.html
      .querySelectorAll('button[name=embeddedIntent]')
      .filter((button) => button.getAttribute('value')?.includes('intent=remove'));
    const changed = await customer.post('/en/checkout', {
      ...pickup,
      substitution: 'similar',
      lineProductId: lines,
      lineSubstitution: choices,
      embeddedIntent: remove?.getAttribute('value')?.replaceAll('&amp;', '&') ?? '',
    });
    const kept = new Map(lines.map((id, at) => [id, choices[at]]));
    expect(linesOn(changed)).toHaveLength(59);
    expect(chosenOn(changed, 'select[name=lineSubstitution]')).toEqual(linesOn(changed).map((id) => kept.get(id)));
    expect(onlyChosen(changed)).toBe('similar');
  }, 60_000);
});
