import { http } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { Customer, wordsOf, type Page } from '../support/customer';
import { demoCustomer, startFailingFixture } from '../support/failing-fixture';
import { registerCustomer } from '../support/new-customer';
import { waitForIndex } from '../support/wait-for-index';

const roses = '/en/categories/roses';
const fixture = startFailingFixture();
beforeAll(() => waitForIndex(new Customer(fixture.portal.url)), 90_000);

const signedIn = async () => {
  const customer = new Customer(fixture.portal.url);
  await customer.signIn(...demoCustomer, '/en/login');
  return customer;
};
const linesOf = async (customer: Customer) =>
  (await customer.get('/en/checkout')).html.querySelectorAll('main input[name=itemId]').length;
const alerts = (page: Page) =>
  page.html
    .querySelectorAll('[role=alert]')
    .map(({ text }) => text)
    .join(' ');
const cards = (page: Page) => page.html.querySelectorAll('main article');

describe('bad input to a list of varieties', () => {
  it.each([['999999'], ['no-lot'], ['<b>1</b>'], ['']])(
    'POST with the productId "%s", which is no lot of the variety, answers 422, says so and adds nothing',
    async (productId) => {
      const { customer } = await registerCustomer(fixture.portal.url);
      const page = await customer.post(roses, { intent: 'add', productId, quantity: '2', unit: 'pack' });
      expect(page.status).toBe(422);
      expect(alerts(page)).toMatch(/This product is no longer sold\./);
      expect(cards(page).length).toBeGreaterThan(20);
      expect(await linesOf(customer)).toBe(0);
    },
  );

  it('POST with a quantity and no length answers 422, asks for a length and names the quantity that was not added', async () => {
    const { customer } = await registerCustomer(fixture.portal.url);
    for (const [path, words] of [
      [roses, 'Choose a length: the quantity “7” was not added to the cart.'],
      ['/categories/roses', 'Виберіть довжину: кількість «7» не додано до кошика.'],
      ['/ru/categories/roses', 'Выберите длину: количество «7» не добавлено в корзину.'],
    ] as const) {
      const page = await customer.post(path, { intent: 'add', quantity: '7', unit: 'pack' });
      expect(page.status).toBe(422);
      expect(wordsOf(page, 'body')).toContain(words);
    }
    expect(await linesOf(customer)).toBe(0);
  });

  it('GET with lengths that nothing has answers 200, shows each as a filter that can be removed, and says that nothing is left', async () => {
    const customer = await signedIn();
    const page = await customer.get(`${roses}?lengthCm=61&lengthCm=abc&lengthCm=-5&lengthCm=1e3&lengthCm=62`);
    expect(page.status).toBe(200);
    expect(cards(page)).toHaveLength(0);
    const chips = page.html.querySelectorAll('nav[aria-label="Active filters"] a').map(({ text }) => text);
    expect(chips).toEqual(['61\u00a0cm', '62\u00a0cm']);
    expect(page.html.querySelector(`main a[href="${roses}"]`)).not.toBeNull();
    const one = await customer.get(`${roses}?lengthCm=61&lengthCm=60`);
    expect(cards(one).length).toBeGreaterThan(5);
  });

  it('GET with five hundred lengths in the address answers 200 with the varieties of those it reads', async () => {
    const customer = await signedIn();
    const lengths = Array.from({ length: 500 }, (_, at) => `lengthCm=${String(at + 1)}`).join('&');
    const page = await customer.get(`${roses}?${lengths}`);
    expect(page.status).toBe(200);
    expect(cards(page).length).toBeGreaterThan(0);
  });

  it('GET with two thousand lengths in the address answers 431, asks to shorten it, and the portal goes on answering', async () => {
    const customer = await signedIn();
    const lengths = Array.from({ length: 2_000 }, (_, at) => `lengthCm=${String((at % 200) + 1)}`).join('&');
    const page = await customer.get(`${roses}?${lengths}`);
    expect(page.status).toBe(431);
    expect(page.text).toContain('Shorten the address');
    expect((await customer.get(roses)).status).toBe(200);
  });

  it.each([
    ['cards', ''],
    ['the price list', '?view=list'],
  ])(
    'POST of a lot whose variety has gone meanwhile answers 422 on %s, says which and shows the rest of the list',
    async (_, search) => {
      const { customer } = await registerCustomer(fixture.portal.url);
      const before = await customer.get(roses + search);
      const card = before.html.querySelector('main article:has(input[type=radio]), main tr:has(input[name=productId])');
      const ids =
        card?.querySelectorAll('input[name=productId]').map((input) => input.getAttribute('value') ?? '') ?? [];
      const [first = ''] = ids;
      const name = card?.querySelector('h2 a, th a')?.text.trim() ?? '';
      fixture.api.fail(
        http.get('*/products', async ({ request }) => {
          const answer = (await (await fixture.api.pass(request)).json()) as { data: { id: number | string }[] };
          return Response.json({ ...answer, data: answer.data.filter(({ id }) => !ids.includes(String(id))) });
        }),
      );
      await new Promise((resolve) => setTimeout(resolve, 10_100));
      const page = await customer.post(roses + search, {
        intent: 'add',
        productId: first,
        quantity: '3',
        unit: 'pack',
      });
      expect(page.status).toBe(422);
      expect(alerts(page)).toMatch(new RegExp(`${name}, \\d+\\scm: This product is no longer sold\\.`));
      expect(await linesOf(customer)).toBe(0);
    },
    60_000,
  );
});
