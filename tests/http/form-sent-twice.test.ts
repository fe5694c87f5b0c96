import { beforeEach, describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
let customer: Customer;

beforeEach(async () => {
  ({ customer } = await registerCustomer(url));
});

const idsOf = (page: Page, form: string) =>
  page.html.querySelectorAll(`${form} input[name=productId]`).map((input) => input.getAttribute('value') ?? '');
const keyOf = (page: Page, form: string) =>
  page.html.querySelector(`${form} input[name=formKey]`)?.getAttribute('value') ?? '';
const quantityInputsOf = async () =>
  (await customer.get('/en/checkout')).html
    .querySelectorAll('#cart li input[name=quantity]:not([type=hidden])')
    .map((input) => input.getAttribute('value'));

const card = 'main article form:has(input[name=unit][value=pack])';

describe('a price list of which one line is refused', () => {
  it('sent again by a reload adds nothing twice and shows the answer it had', async () => {
    const page = await customer.get('/en/catalog?view=list&inStock=1');
    const ids = idsOf(page, '#price-list');
    const quantity = ids.map((_, at) => ['2', '99999'][at] ?? '');
    const first = await customer.submit(page, '#price-list', { productId: ids, quantity });
    const again = await customer.submit(page, '#price-list', { productId: ids, quantity });
    for (const answer of [first, again]) {
      expect(answer.status).toBe(422);
      expect(wordsOf(answer)).toMatch(/Added 2 packs \(\d+ pcs\)/);
      expect(answer.html.querySelector('[role=alert]')?.text).toContain('1 item was not added');
      expect(answer.html.querySelector(`[id="quantity-${ids[0]}"]`)?.getAttribute('value')).toBe('');
    }
    expect(await quantityInputsOf()).toEqual(['2']);
  });
});

describe('the form of a card', () => {
  const add = (page: Page, fields = {}) => customer.submit(page, card, { quantity: '2', ...fields });

  it('sent twice, one after the other or at once, adds its line once', async () => {
    const page = await customer.get('/en/catalog?inStock=1');
    const answers = await Promise.all([add(page), add(page)]);
    answers.push(await add(page));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await quantityInputsOf()).toEqual(['2']);
  });

  it('of the page that follows adds again', async () => {
    const page = await customer.get('/en/catalog?inStock=1');
    const next = await add(page);
    expect(keyOf(next, card)).not.toBe(keyOf(page, card));
    await add(next);
    expect(await quantityInputsOf()).toEqual(['4']);
  });

  it('of a script that sends no key adds each time', async () => {
    const page = await customer.get('/en/catalog?inStock=1');
    for (let time = 0; time < 2; time += 1) await add(page, { formKey: '' });
    expect(await quantityInputsOf()).toEqual(['4']);
  });

  it('has a key for customers only', async () => {
    expect(keyOf(await new Customer(url).get('/en/catalog?inStock=1'), 'main')).toBe('');
    expect(keyOf(await customer.get('/en/catalog?inStock=1'), card)).not.toBe('');
  });
});

describe('a form that a fetcher sends', () => {
  it('is answered with data in place of a redirect or a page', async () => {
    const page = await customer.get('/en/catalog?inStock=1');
    const [productId = ''] = idsOf(page, card);
    const send = (quantity: string) =>
      customer.post('/en/catalog.data?inStock=1', {
        productId,
        quantity,
        unit: 'pack',
        fetcherKey: `add-${productId}`,
      });
    const added = await send('1');
    expect([added.status, added.path]).toEqual([200, '/en/catalog.data?inStock=1']);
    expect(added.text).toContain('Added 1 pack');
    const rejected = await send('99999');
    expect(rejected.status).toBe(422);
    expect(rejected.text).toContain('messageIfGone');
  });
});
