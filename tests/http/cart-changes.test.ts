import { describe, expect, it } from 'vitest';
import { callApi } from '~server/check-api/send-call';
import { endpoints } from '~server/contract/endpoints';
import { money, multiply, toDecimal, zero, type Money } from '~server/contract/money';
import { demoAccounts } from '~server/embedded/demo-accounts';
import { Customer, wordsOf } from '../support/customer';
import { startFailingFixture } from '../support/failing-fixture';
import { password, registerCustomer } from '../support/new-customer';

const fixture = startFailingFixture();

const changesForm = 'form:has(input[value=acceptChanges])';
const fitToLimitForm = 'form:has(input[value=trim])';

/** A product in packs with a large stock, at the customer's price. */
async function findRose(bearer: string) {
  const query = { inStock: '1', perPage: 100 } as const;
  const { data } = await callApi(fixture.api.url, endpoints.products.list, { query }, { bearer });
  const rose = data.find(
    ({ attributes, stocks, promotions }) =>
      attributes.packSize && promotions.length === 0 && (stocks[0]?.available ?? 0) >= 600,
  );
  if (!rose) throw new Error('no product to buy');
  return rose;
}

/** Adds a line at another price, as if it had been added earlier. */
async function addEarlier(bearer: string, price: Money, pieces: number): Promise<void> {
  const { id } = await findRose(bearer);
  const meta = { promotion: false, discountValue: 0, discountType: 'percent' } as const;
  const amounts = { quantity: pieces, price: toDecimal(price), total: toDecimal(multiply(price, pieces)), discount: 0 };
  await callApi(fixture.api.url, endpoints.cart.add, { body: { productId: id, ...amounts, meta } }, { bearer });
}

async function bearerOf(phone: string, secret = password): Promise<string> {
  return (await callApi(fixture.api.url, endpoints.auth.login, { body: { name: phone, password: secret } })).id_token;
}

describe('A cart with changed prices', () => {
  it('GET /en/checkout lists each changed price, and acceptChanges updates the lines and keeps the order form', async () => {
    const { customer, phone } = await registerCustomer(fixture.portal.url);
    const bearer = await bearerOf(phone);
    await addEarlier(bearer, money(1_234), 100);
    const page = await customer.get('/en/checkout');
    expect(wordsOf(page, '#cart-health')).toBe('1 item has changed since you filled the cart');
    expect(wordsOf(page, 'section:has(#cart-health) li')).toMatch(/Up by \S+: it was 12\.34, now it is/);

    const stale = await customer.submit(page, changesForm, { seen: 'of-yesterday' });
    expect(stale.status).toBe(422);
    expect(wordsOf(stale, 'main [role=alert]')).toContain('Something has changed again meanwhile.');

    // Without JavaScript the button also sends the order form.
    const act = stale.html.querySelector(`${changesForm} button`)?.getAttribute('value') ?? '';
    const done = await customer.post('/en/checkout', {
      embeddedIntent: act,
      intent: 'placeOrder',
      comment: 'Двері ліворуч',
    });
    expect(done.html.querySelector('textarea[name=comment]')?.text).toBe('Двері ліворуч');
    expect([done.status, done.html.querySelector('#cart-health')]).toEqual([200, null]);
    const [line] = (await callApi(fixture.api.url, endpoints.cart.get, { query: { sort: 'productId' } }, { bearer }))
      .data;
    expect(line?.quantity).toBe(100);
    expect((await findRose(bearer)).prices.map(({ price }) => price)).toContainEqual(line?.price);
  });
});

describe('A cart above the debt limit', () => {
  const [{ phone, password: secret }] = demoAccounts;

  it('GET /en/checkout offers to reduce lines to fit the limit or to pay in cash, and the button reduces them', async () => {
    const bearer = await bearerOf(phone, secret);
    const customer = new Customer(fixture.portal.url);
    await customer.signIn(phone, secret, '/en/login');
    const rose = await findRose(bearer);
    await addEarlier(
      bearer,
      rose.prices[0]?.price ?? zero,
      (rose.attributes.packSize ?? 1) * Math.ceil(400 / (rose.attributes.packSize ?? 1)),
    );
    const page = await customer.get('/en/checkout');
    expect(page.html.querySelectorAll('main a[href="#paymentMethod"]').map(({ text }) => text)).toEqual([
      'Or pay for this order in cash on receipt',
    ]);
    expect(wordsOf(page, fitToLimitForm)).toMatch(/To keep within the limit:[^→]*→.*−/);
    const done = await customer.submit(page, fitToLimitForm);
    expect(done.status).toBe(200);
    expect(done.html.querySelector(fitToLimitForm)).toBeNull();
    expect(wordsOf(done, 'main')).toMatch(/will be left/);
  });
});
