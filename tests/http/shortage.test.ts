import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Customer, type Page, wordsOf } from '../support/customer';
import { registerCustomer } from '../support/new-customer';

const url = inject('portalUrl');
const list = '/en/categories/roses?inStock=1';
const label = /^Take (\d+ pcs of these and \d+ pcs .+|\d+ pcs .+ instead)$/;
let customer: Customer;
/** A rose with its stock and a quantity of one pack more, in pieces. */
let rose = { id: '', most: 0, wanted: 0 };

const splitIn = (page: Page) => page.html.querySelector('main form input[name=split]')?.getAttribute('value') ?? '';
const splitButtons = (page: Page) => page.html.querySelectorAll('main button').filter(({ text }) => label.test(text));
const inCart = async () =>
  Object.fromEntries(
    (await customer.get('/en/checkout')).html
      .querySelectorAll('#cart tbody')
      .map((line) => [
        /\/product\/(.+)$/.exec(line.querySelector('a')?.getAttribute('href') ?? '')?.[1] ?? '',
        Number(/(\d+) pcs? at/.exec(line.text.replace(/\s+/g, ' '))?.[1]),
      ]),
  );

/** Orders the cart for pickup on the next day. */
const order = (buyer: Customer, checkout: Page) => {
  const deliveryDate = checkout.html.querySelectorAll('[name=deliveryDate]')[1]?.getAttribute('value') ?? '';
  return buyer.submit(checkout, 'form:has([name=orderKey])', {
    deliveryType: 'pickup',
    deliveryDate,
    deliveryTime: '10:00-12:00',
    paymentMethod: 'cashInStore',
  });
};

/** The first rose in packs for which substitutes are offered. */
async function findShort(buyer: Customer): Promise<typeof rose> {
  const page = await buyer.get(list);
  const cards = page.html.querySelectorAll('main article:has(input[name=unit][value=pack])');
  // From the end: other tests order the first roses of the list.
  for (const card of cards.reverse()) {
    const id = card.querySelector('input[name=productId]:is([checked], [type=hidden])')?.getAttribute('value') ?? '';
    const rejected = await buyer.post(`/en/product/${id}`, { productId: id, quantity: '99999', unit: 'pack' });
    const [packs, most] = /Take (\d+) packs? = (\d+) pcs/.exec(wordsOf(rejected))?.slice(1).map(Number) ?? [];
    if (!packs || !most) continue;
    const wanted = most + most / packs;
    const answer = await buyer.post(`/en/product/${id}`, { productId: id, quantity: String(wanted), unit: 'piece' });
    if (splitIn(answer)) return { id, most, wanted };
  }
  throw new Error('no rose has others like it');
}

beforeAll(async () => {
  const { customer: first } = await registerCustomer(url);
  rose = await findShort(first);
}, 90_000);

beforeEach(async () => {
  ({ customer } = await registerCustomer(url));
});

describe('Quantity above the stock', () => {
  it('POST of a list and of a product page answers 422 and offers the stock with a substitute for the rest as one button', async () => {
    for (const path of [list, `/en/product/${rose.id}`]) {
      const rejected = await customer.post(path, { productId: rose.id, quantity: String(rose.wanted), unit: 'piece' });
      expect(rejected.status, path).toBe(422);
      const [button] = splitButtons(rejected);
      expect(button?.text, path).toContain(`Take ${rose.most} pcs of these`);
      expect(
        rejected.html
          .getElementById(button?.getAttribute('form') ?? '')
          ?.querySelector('[name=split]')
          ?.getAttribute('value'),
      ).toBe(splitIn(rejected));
      expect(wordsOf(rejected)).toMatch(/ at [\d.,]+ UAH · [\d.,]+ UAH in all/);
    }
    expect(await inCart()).toEqual({});
  });

  it('POST of a product page answers 422 and keeps describing the typed quantity', async () => {
    const rejected = await customer.post(`/en/product/${rose.id}`, {
      productId: rose.id,
      quantity: '99999',
      unit: 'pack',
    });
    expect(rejected.html.querySelector('main p[aria-live=polite]')?.text).toMatch(/^99,?999 packs = /);
  });

  it('POST of the offer adds both products and redirects back to the product', async () => {
    const path = `/en/product/${rose.id}`;
    const rejected = await customer.post(path, { productId: rose.id, quantity: String(rose.wanted), unit: 'piece' });
    const split = splitIn(rejected);
    const answer = await customer.post(path, { split }, { follow: false });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}#p-${rose.id}`]);
    expect(await inCart()).toEqual(
      Object.fromEntries([...new URLSearchParams(split)].map(([id, pieces]) => [id, Number(pieces)])),
    );
  });

  it('POST /en/checkout answers 422 with the offer, whose button changes the line and keeps the comment', async () => {
    await customer.post(list, { productId: rose.id, quantity: String(rose.most), unit: 'piece' });
    const cart = await customer.get('/en/checkout');
    const itemId = cart.html.querySelector('#cart tbody input[name=itemId]')?.getAttribute('value') ?? '';
    const rejected = await customer.post('/en/checkout', {
      intent: 'changeQuantity',
      itemId,
      quantity: String(rose.wanted),
      unit: 'piece',
    });
    expect(rejected.status).toBe(422);
    const [button] = splitButtons(rejected);
    const done = await customer.post('/en/checkout', {
      embeddedIntent: button?.getAttribute('value') ?? '',
      comment: 'Двері ліворуч',
    });
    expect([done.status, done.html.querySelector('textarea[name=comment]')?.text]).toEqual([200, 'Двері ліворуч']);
    const lines = await inCart();
    expect(lines[rose.id]).toBe(rose.most);
    expect(Object.values(lines).reduce((sum, pieces) => sum + pieces, 0)).toBeGreaterThanOrEqual(rose.wanted);
  });

  it('POST /en/quick-order answers 422 with the offer, whose button adds both products', async () => {
    const fields = {
      intent: 'add',
      message: 'троянда',
      row: '0',
      productId: rose.id,
      quantity: String(rose.wanted),
      unit: 'piece',
    };
    const rejected = await customer.post('/en/quick-order', fields);
    expect(rejected.status).toBe(422);
    expect(wordsOf(rejected)).toContain('in stock');
    const split = splitButtons(rejected)[0]?.getAttribute('value') ?? '';
    expect((await customer.post('/en/quick-order', { ...fields, split })).path).toBe('/en/checkout');
    expect(await inCart()).toEqual(
      Object.fromEntries([...new URLSearchParams(split)].map(([id, pieces]) => [id, Number(pieces)])),
    );
  });

  it('POST /en/checkout after others bought the stock answers 422 with the offer, and accepting it lets the order be placed', async () => {
    const { customer: other } = await registerCustomer(url);
    await customer.post(list, { productId: rose.id, quantity: String(rose.most), unit: 'piece' });
    const before = await customer.get('/en/checkout');
    expect(splitButtons(before)).toEqual([]);
    await other.post(list, { productId: rose.id, quantity: '1', unit: 'pack' });
    expect((await order(other, await other.get('/en/checkout'))).path).toMatch(/^\/en\/checkout\/success\?/);
    const rejected = await order(customer, before);
    expect([rejected.status, splitButtons(rejected)[0]?.text]).toEqual([
      422,
      expect.stringContaining(`Take ${2 * rose.most - rose.wanted} pcs of these and `),
    ]);
    const alerts = rejected.html.querySelectorAll('main [role=alert]');
    expect(alerts.map((alert) => alert.querySelector('h2')?.text)).toEqual([
      'There are not enough selected products in stock',
    ]);
    const [link, take] = ['a', 'button'].map((part) => alerts[0]?.querySelector(`li ${part}`));
    expect(rejected.html.querySelector(link?.getAttribute('href') ?? '')?.getAttribute('name')).toBe('quantity');
    expect(take?.text).toMatch(new RegExp(`^Take \\d+ packs? = ${2 * rose.most - rose.wanted} pcs$`));
    expect(rejected.html.querySelector('#cart-health')).toBeNull();
    const taken = await customer.post('/en/checkout', { embeddedIntent: take?.getAttribute('value') ?? '' });
    expect([taken.html.querySelectorAll('main [role=alert]').length, await inCart()]).toEqual([
      0,
      { [rose.id]: 2 * rose.most - rose.wanted },
    ]);
    expect((await order(customer, taken)).path).toMatch(/^\/en\/checkout\/success\?/);
  });

  it.each(['', 'nonsense', 'no-such-product=5&another=6', '=', `${'x'.repeat(5_000)}=1`, '🌹=🌹', '1=-5&2=1e9'])(
    'POST with the forged offer %j adds nothing',
    async (split) => {
      const answer = await customer.post(list, { split });
      expect(answer.status).toBeLessThan(500);
      expect(await inCart()).toEqual({});
    },
  );
});
