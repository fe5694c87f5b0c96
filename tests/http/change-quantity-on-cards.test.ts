import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { plentifulLots } from '../support/catalogue';
import { wordsOf, type Customer, type Page } from '../support/customer';
import { registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
const list = '/en/categories/roses?inStock=1';
let customer: Customer;
/** A rose that does not run out, and the size of its pack in pieces. */
let rose = { id: '', packSize: 0 };

const formOf = (page: Page) => page.html.querySelector(`main article form:has([name=productId][value="${rose.id}"])`);
const fieldOf = (page: Page, name: string) => formOf(page)?.querySelector(`[name=${name}]`)?.getAttribute('value');
const change = (quantity: string, unit = 'pack') =>
  customer.post(list, { intent: 'changeQuantity', productId: rose.id, quantity, unit });

/** Pieces of each line of the cart. */
const cart = async () =>
  (await customer.get('/en/checkout')).html
    .querySelectorAll('#cart tbody')
    .map((line) => Number(/([\d,]+) pcs? at/.exec(line.text.replace(/\s+/g, ' '))?.[1]?.replace(',', '')));

beforeAll(async () => {
  const { customer: first } = await registerCustomer(url);
  const page = await first.get(list);
  const [id = ''] = plentifulLots(page);
  await first.post(list, { productId: id, quantity: '1', unit: 'pack' });
  const [, packSize] = /1 pack = (\d+) pcs at/.exec(wordsOf(await first.get('/en/checkout'))) ?? [];
  rose = { id, packSize: Number(packSize) };
}, 90_000);

beforeEach(async () => {
  ({ customer } = await registerCustomer(url));
});

describe('A card of a product that is in the cart', () => {
  it('is filled with what the cart holds, and changes the line when it is sent', async () => {
    await customer.submit(await customer.get(list), `article form:has([name=productId][value="${rose.id}"])`, {
      productId: rose.id,
      quantity: '2',
    });
    const filled = await customer.get(list);
    expect([fieldOf(filled, 'intent'), fieldOf(filled, 'quantity'), fieldOf(filled, 'unit')]).toEqual([
      'changeQuantity',
      '2',
      'pack',
    ]);
    const changed = await change('3');
    expect(fieldOf(changed, 'quantity')).toBe('3');
    expect(await cart()).toEqual([3 * rose.packSize]);
  });

  it('sent twice changes the line once', async () => {
    for (const quantity of ['2', '4', '4']) await change(quantity);
    expect(await cart()).toEqual([4 * rose.packSize]);
  });

  it('removes the line with 0, and offers to put it back', async () => {
    await change('2');
    const removed = await change('0');
    expect(await cart()).toEqual([]);
    expect(removed.text).toContain('Undo');
  });

  it('keeps a quantity above the stock with the reason and what would be taken, which then changes the line', async () => {
    await change('2');
    const refused = await change('99999');
    expect(refused.status).toBe(422);
    expect(fieldOf(refused, 'quantity')).toBe('99999');
    expect(await cart()).toEqual([2 * rose.packSize]);
    const [offer] = refused.html
      .querySelectorAll('form[hidden]:has([name=offer])')
      .map((form) =>
        form
          .querySelectorAll('input')
          .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? ''] as const),
      );
    const fields = Object.fromEntries(offer ?? []);
    await customer.post(list, fields);
    expect(await cart()).toEqual([Number(fields['quantity'])]);
  });

  it('refuses an empty quantity and leaves the line as it is', async () => {
    await change('2');
    const refused = await change('');
    expect(refused.status).toBe(422);
    expect(await cart()).toEqual([2 * rose.packSize]);
  });

  it('adds the product again when its line was removed meanwhile', async () => {
    await change('2');
    await change('0');
    await change('5');
    expect(await cart()).toEqual([5 * rose.packSize]);
  });

  it('answers 422 for an unknown product and adds nothing', async () => {
    const refused = await customer.post(list, {
      intent: 'changeQuantity',
      productId: '999999',
      quantity: '1',
      unit: 'pack',
    });
    expect(refused.status).toBe(422);
    expect(await cart()).toEqual([]);
  });
});
