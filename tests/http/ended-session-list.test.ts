import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { plentifulLots } from '../support/catalogue';
import type { Customer, Page } from '../support/customer';
import { demoCustomer, signInOn, startFailingFixture } from '../support/failing-fixture';
import { boxesOf, openNewList, press, valuesOf } from '../support/list-sheet';
import { registerBuyer } from '../support/new-buyer';

const fixture = startFailingFixture();
const rejected = () => HttpResponse.json({ status: 401, message: 'Unauthorized' }, { status: 401 });

/** Ends every session, does something that leads to the sign-in page, and signs in there. */
async function signInAgain(
  customer: Customer,
  [phone, password]: readonly [string, string],
  submit: () => Promise<Page>,
): Promise<Page> {
  fixture.api.fail(
    http.post('*/customer/auth/refresh', rejected),
    http.all('*/1.0/*', ({ request }) => (request.headers.has('authorization') ? rejected() : undefined)),
  );
  const login = await submit();
  expect(login.path).toMatch(/^\/en\/login\?redirectTo=/);
  fixture.api.recover();
  return await customer.submit(login, 'form:has(input[name=password])', { phone, password });
}

async function buyerWithList() {
  const { customer, phone, password } = await registerBuyer(fixture.portal.url);
  const [one = '', other = ''] = plentifulLots(await customer.get('/en/catalog?inStock=1'));
  const list = await openNewList(customer, 'Window', [
    [one, 100],
    [other, 200],
  ]);
  return { customer, account: [phone, password] as const, list, one, other };
}

const namesTyped = (page: Page) =>
  page.html.querySelectorAll('main input[name=listName]').map((field) => field.getAttribute('value'));

describe('Session that ended under the list', () => {
  it.each(['add', 'calculate', 'takeNorms', 'saveNorms', 'saveList'])(
    'POST with the button %s redirects to login, and norms, rests and quantities are restored after it',
    async (intent) => {
      const { customer, account, list, one, other } = await buyerWithList();
      const typed = {
        [one]: { norm: '777', left: '13', quantity: '50' },
        [other]: { norm: '', left: '5', quantity: '' },
      };
      const page = await signInAgain(customer, account, () => press(customer, list, intent, { typed }));
      expect(page.path).toBe(list.path);
      expect(boxesOf(page, one)).toEqual(['777', '13', '50']);
      expect(boxesOf(page, other).map((value) => value ?? '')).toEqual(['', '5', '']);
    },
  );

  it('POST of a list of eight weeks of orders redirects to login, and what was typed in it is restored after it', async () => {
    const customer = await signInOn(fixture);
    const list = await customer.get('/en/list?from=weeks&weeks=8');
    const [one = '', other = '', ...others] = valuesOf(list, 'productId');
    expect(others.length).toBeGreaterThan(20);
    const typed = { [one]: { norm: '777', left: '13', quantity: '50' }, [other]: { left: '5' } };
    const page = await signInAgain(customer, demoCustomer, () => press(customer, list, 'add', { typed }));
    expect(page.path).toBe(list.path);
    expect(boxesOf(page, one)).toEqual(['777', '13', '50']);
    expect(boxesOf(page, other)[1]).toBe('5');
    expect(others.map((id) => boxesOf(page, id)[0])).toEqual(others.map((id) => boxesOf(list, id)[0]));
  });

  it('POST of the name of a list from its sheet redirects to login, and the name is restored after it', async () => {
    const { customer, account, list, one } = await buyerWithList();
    const typed = { [one]: { quantity: '50' } };
    const save = () => press(customer, list, 'saveList', { listName: 'Arch', typed });
    const page = await signInAgain(customer, account, save);
    expect([page.path, namesTyped(page)]).toEqual([list.path, ['Arch']]);
  });

  it('POST of another name of a list redirects to login, and the name is restored after it', async () => {
    const { customer, account, list } = await buyerWithList();
    const page = await signInAgain(customer, account, () => press(customer, list, 'renameList', { listName: 'Arch' }));
    expect([page.path, page.html.querySelector('h1')?.text]).toEqual([list.path, 'Window']);
    expect(namesTyped(page)).toEqual(['Arch']);
  });

  it.each(['an order', 'the cart'])(
    'POST of the name of a list from %s redirects to login, and the name is restored after it',
    async (source) => {
      const { customer, account, one } = await buyerWithList();
      await customer.post('/en/catalog', { productId: one, quantity: '1', unit: 'pack' });
      const orders = await customer.get('/en/orders');
      const id = orders.html.querySelector('main li form input[name=documentId]')?.getAttribute('value') ?? '';
      const shown = await customer.get(source === 'the cart' ? '/en/checkout' : `/en/orders?id=${id}`);
      const save = () => customer.submit(shown, 'main form:has(input[name=listName])', { listName: 'Arch' });
      expect(namesTyped(await signInAgain(customer, account, save))).toContain('Arch');
    },
  );
});
