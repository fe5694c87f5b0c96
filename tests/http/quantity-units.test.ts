import { beforeEach, describe, expect, inject, it } from 'vitest';
import type { Customer, Page } from '../support/customer';
import { registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
const message = 'фрідом 60 - 100';
let customer: Customer;
/** A rose in packs of 25 with a large stock. */
let productId: string;

const plain = (text: string | undefined) => (text ?? '').replace(/\s/g, ' ');
const quantityInputOf = (page: Page) =>
  page.html
    .querySelectorAll('form:has(input[name=productId]), #cart tbody form')
    .flatMap((form) => form.querySelectorAll('input[name=quantity]:not([type=hidden])'))
    .find((box) => box.getAttribute('value') !== '' && box.getAttribute('aria-invalid') === 'true');
const errorOf = (page: Page) =>
  plain(page.html.getElementById(quantityInputOf(page)?.getAttribute('aria-describedby') ?? '')?.text);
const buttonsOf = (page: Page) =>
  page.html
    .querySelectorAll('main button[type=submit]')
    .map((button) => plain(button.text))
    .filter((text) => text.includes(' = '));

/** Pieces in the cart: '2 пачки = 50 шт'. */
async function inCart(): Promise<string[]> {
  const page = await customer.get('/checkout');
  return page.html
    .querySelectorAll('#cart tbody')
    .map((line) => /(\d[\d ]*) пач\S* = (\d[\d ]*) шт/.exec(plain(line.text))?.[2] ?? '');
}

beforeEach(async () => {
  ({ customer } = await registerCustomer(url));
  const orderForm = await customer.get(`/quick-order?${new URLSearchParams({ message }).toString()}`);
  productId = orderForm.html.querySelector('main ol li [name=productId]')?.getAttribute('value') ?? '';
}, 70_000);

describe('Quantity typed with its unit', () => {
  it.each([
    ['50 шт', '50'],
    ['50шт', '50'],
    ['50 pcs', '50'],
    ['2п', '50'],
    ['2 пачки', '50'],
    ['2 уп', '50'],
    ['2 packs', '50'],
    ['50 пачок', '1 250'],
  ])('POST /product with %j in a quantity input of packs puts %s pieces in the cart', async (quantity, pieces) => {
    const page = await customer.submit(await customer.get(`/product/${productId}`), 'main form:has([name=quantity])', {
      quantity,
    });
    expect(page.status).toBe(200);
    expect(await inCart()).toEqual([pieces]);
  });

  it('POST /checkout with "3 уп" or "100 шт" changes the line in that unit', async () => {
    await customer.post(`/product/${productId}`, { productId, quantity: '1', unit: 'pack' });
    for (const [quantity, pieces] of [
      ['3 уп', '75'],
      ['100 шт', '100'],
    ] as const) {
      await customer.submit(await customer.get('/checkout'), '#cart tbody form:has(input[name=quantity])', {
        quantity,
      });
      expect(await inCart()).toEqual([pieces]);
    }
  });

  it('POST /quick-order with "75 шт" puts 75 pieces in the cart', async () => {
    const orderForm = await customer.get(`/quick-order?${new URLSearchParams({ message }).toString()}`);
    const page = await customer.submit(orderForm, 'form#quick-order', { quantity: '75 шт' });
    expect(page.path).toBe('/checkout');
    expect(await inCart()).toEqual(['75']);
  });
});

describe('Number without a unit that may be packs or pieces', () => {
  const meanings = ['50 пачок = 1 250 шт', '50 шт = 2 пачки'];

  it('POST /product with 50 for packs of 25 answers 422 and offers both meanings', async () => {
    const form = 'main form:has([name=quantity])';
    const page = await customer.submit(await customer.get(`/product/${productId}`), form, { quantity: '50' });
    expect(page.status).toBe(422);
    expect(quantityInputOf(page)?.getAttribute('value')).toBe('50');
    for (const meaning of meanings) expect(errorOf(page)).toContain(meaning);
    expect(buttonsOf(page)).toEqual(meanings.map((meaning) => `Взяти ${meaning}`));
    expect(await inCart()).toEqual([]);
    await customer.submit(page, 'form:has(input[type=hidden][name=quantity][value="50"])');
    expect(await inCart()).toEqual(['50']);
  });

  it('POST of a price list with 50 for packs of 25 answers 422, keeps the quantity and adds the packs with one button', async () => {
    const list = '/search?q=freedom&view=list';
    const page = await customer.post(list, { productId: [productId], quantity: ['50'], unit: 'pack', intent: 'add' });
    expect(page.status).toBe(422);
    expect(quantityInputOf(page)?.id).toBe(`quantity-${productId}`);
    expect(quantityInputOf(page)?.getAttribute('value')).toBe('50');
    expect(buttonsOf(page)).toHaveLength(2);
    await customer.submit(page, 'form:has(input[type=hidden][name=quantity][value="1250"])');
    expect(await inCart()).toEqual(['1 250']);
  });

  it('POST /checkout with 75 answers 422 and offers both meanings, and with the current number of packs answers 200', async () => {
    await customer.post(`/product/${productId}`, { productId, quantity: '1250' });
    const change = async (quantity: string) =>
      customer.submit(await customer.get('/checkout'), '#cart tbody form:has(input[name=quantity])', { quantity });
    expect((await change('50')).status).toBe(200);
    const page = await change('75');
    expect(page.status).toBe(422);
    expect(quantityInputOf(page)?.getAttribute('value')).toBe('75');
    expect(buttonsOf(page)).toHaveLength(2);
    await customer.submit(page, '#cart tbody form:has(input[type=hidden][name=quantity][value="75"])');
    expect(await inCart()).toEqual(['75']);
  });

  it('POST /quick-order with 50 for packs of 25 answers 422, offers both meanings at its row and keeps the quantity', async () => {
    const orderForm = await customer.get(`/quick-order?${new URLSearchParams({ message }).toString()}`);
    const page = await customer.submit(orderForm, 'form#quick-order', { quantity: '50' });
    expect(page.status).toBe(422);
    expect(quantityInputOf(page)?.getAttribute('value')).toBe('50');
    const split = page.html
      .querySelectorAll('form#quick-order button[name=split]')
      .find((button) => plain(button.text).includes('50 шт = 2 пачки'));
    await customer.submit(page, 'form#quick-order', { quantity: '50', split: split?.getAttribute('value') ?? '' });
    expect(await inCart()).toEqual(['50']);
  });

  it('POST /catalog with 50 and unit=piece answers 200 and adds 50 pieces', async () => {
    expect((await customer.post('/catalog', { productId, quantity: '50', unit: 'piece' })).status).toBe(200);
    expect(await inCart()).toEqual(['50']);
  });
});

describe('Unit of filled-in quantities', () => {
  it('GET /quick-order fills in whole packs with the pieces beside, and other quantities in pieces', async () => {
    const orderForm = await customer.get(`/quick-order?${new URLSearchParams({ message }).toString()}`);
    expect(orderForm.html.querySelector('form#quick-order input[name=unit]')?.getAttribute('value')).toBe('pack');
    expect(orderForm.html.querySelector('#line-0')?.getAttribute('value')).toBe('4');
    expect(plain(orderForm.html.getElementById('line-0-note')?.text)).toContain('100 шт');
    const split = await customer.get(`/quick-order?${new URLSearchParams({ message: 'фрідом 60 - 110' }).toString()}`);
    expect(split.html.querySelector('#line-0')?.getAttribute('value')).toBe('110 шт');
  });
});
