import { beforeEach, describe, expect, inject, it } from 'vitest';
import { Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';
import { PLENTIFUL_FORM } from '../support/catalogue';

const url = inject('portalUrl');
let customer: Customer;

beforeEach(async () => {
  ({ customer } = await registerCustomer(url));
});

const idsOf = (page: Page, form: string) =>
  page.html
    .querySelectorAll(`${form} input[name=productId]:is([checked], [type=hidden])`)
    .map((input) => input.getAttribute('value') ?? '');
const keyOf = (page: Page, form: string) =>
  page.html.querySelector(`${form} input[name=formKey]`)?.getAttribute('value') ?? '';
const quantityInputsOf = async () =>
  (await customer.get('/en/checkout')).html
    .querySelectorAll('#cart tbody input[name=quantity]:not([type=hidden])')
    .map((input) => input.getAttribute('value'));

const card = PLENTIFUL_FORM;

describe('Price list with one rejected line', () => {
  it('POST of the same price list twice answers 422 with the same result and adds the good line once', async () => {
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

describe('Form of a product card', () => {
  const add = (page: Page, fields = {}) => customer.submit(page, card, { quantity: '2', ...fields });

  it('POST of the same form three times, also in parallel, adds its line once', async () => {
    const page = await customer.get('/en/catalog?inStock=1');
    const answers = await Promise.all([add(page), add(page)]);
    answers.push(await add(page));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await quantityInputsOf()).toEqual(['2']);
  });

  it('POST of the form of the next page has a new key and adds again', async () => {
    const page = await customer.get('/en/catalog?inStock=1');
    const next = await add(page);
    expect(keyOf(next, card)).not.toBe(keyOf(page, card));
    await add(next, { intent: 'add' });
    expect(await quantityInputsOf()).toEqual(['4']);
  });

  it('POST without a form key adds each time', async () => {
    const page = await customer.get('/en/catalog?inStock=1');
    for (let time = 0; time < 2; time += 1) await add(page, { formKey: '' });
    expect(await quantityInputsOf()).toEqual(['4']);
  });

  it('GET /en/catalog has form keys for customers and none for visitors', async () => {
    expect(keyOf(await new Customer(url).get('/en/catalog?inStock=1'), 'main')).toBe('');
    expect(keyOf(await customer.get('/en/catalog?inStock=1'), card)).not.toBe('');
  });
});

describe('Form sent by a fetcher', () => {
  it('POST /en/catalog.data with a fetcher key answers 200 with the result, or 422 with the error, as data', async () => {
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
