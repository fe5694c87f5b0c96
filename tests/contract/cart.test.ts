import { describe, expect, it } from 'vitest';
import { addCartItem, readCart, removeCartItem, shortage, updateCartItem } from '~server/contract/cart';
import { mayWrite, useApi } from './api-under-test';
import { call, refuse } from './call';
import { newCustomer } from './new-customer';
import { findProduct, lineOf } from './products-to-buy';

const api = useApi();
const sort = { sort: 'productId' } as const;

it('reads the cart of the account, and of nobody without a bearer', async () => {
  await call(api().url, readCart, { query: sort, bearer: api().bearer });
  expect((await refuse(api().url, readCart, { query: sort })).status).toBe(401);
});

describe.runIf(mayWrite)('the cart', () => {
  it('keeps a line with what the wire tells of its product', async () => {
    const { bearer } = await newCustomer(api());
    const product = await findProduct(api(), 100);
    const added = await call(api().url, addCartItem, { bearer, body: lineOf(product, 50) });
    expect(added.status).toBe(201);
    const [line] = (await call(api().url, readCart, { bearer, query: sort })).data.data;
    expect(line).toEqual(added.data.data);
    expect(line).toMatchObject({
      productId: product.id,
      quantity: 50,
      discount: 0,
      product: { id: product.id, name: product.name, manufacturerId: product.manufacturerId, stocks: product.stocks },
    });
  });

  it('adds the same product up into its line', async () => {
    const { bearer } = await newCustomer(api());
    const product = await findProduct(api(), 100);
    const first = (await call(api().url, addCartItem, { bearer, body: lineOf(product, 10) })).data.data;
    const second = (await call(api().url, addCartItem, { bearer, body: lineOf(product, 20) })).data.data;
    expect(second).toMatchObject({ id: first.id, quantity: 30, total: first.price * 30 });
    expect((await call(api().url, readCart, { bearer, query: sort })).data.data).toHaveLength(1);
  });

  it('counts what the cart already has against the stock', async () => {
    const { bearer } = await newCustomer(api());
    const product = await findProduct(api(), 10, 200);
    await call(api().url, addCartItem, { bearer, body: lineOf(product, product.available) });
    const refusal = await refuse(api().url, addCartItem, { bearer, body: lineOf(product, 1) });
    expect(refusal).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
    expect(shortage.parse(refusal.details).available).toBe(product.available);
  });

  it('has nothing of what the warehouse does not count', async () => {
    const { bearer } = await newCustomer(api());
    const product = await findProduct(api(), 0, 0);
    expect(await refuse(api().url, addCartItem, { bearer, body: lineOf(product, 1) })).toMatchObject({
      code: 'OUT_OF_STOCK',
      details: { available: 0 },
    });
  });

  it('changes a line to a quantity within the stock', async () => {
    const { bearer } = await newCustomer(api());
    const product = await findProduct(api(), 50);
    const { id } = (await call(api().url, addCartItem, { bearer, body: lineOf(product, 10) })).data.data;
    const changed = (await call(api().url, updateCartItem, { bearer, params: { id }, body: lineOf(product, 40) })).data
      .data;
    expect(changed).toMatchObject({ id, quantity: 40, total: changed.price * 40 });
    expect(
      await refuse(api().url, updateCartItem, { bearer, params: { id }, body: lineOf(product, product.available + 1) }),
    ).toMatchObject({ code: 'OUT_OF_STOCK' });
  });

  it('refuses totals that do not add up', async () => {
    const { bearer } = await newCustomer(api());
    const product = await findProduct(api(), 10);
    const line = lineOf(product, 3);
    for (const wrong of [{ total: line.total + 0.01 }, { discount: 1 }, { price: -line.price, total: -line.total }]) {
      expect(await refuse(api().url, addCartItem, { bearer, body: { ...line, ...wrong } })).toMatchObject({
        status: 422,
        code: 'WRONG_TOTAL',
      });
    }
    for (const quantity of [0, -1, 1.5])
      expect((await refuse(api().url, addCartItem, { bearer, body: { ...line, quantity } })).status).toBe(422);
  });

  it('loses a line once, and only to its owner', async () => {
    const [owner, other] = [await newCustomer(api()), await newCustomer(api())];
    const product = await findProduct(api(), 10);
    const { id } = (await call(api().url, addCartItem, { bearer: owner.bearer, body: lineOf(product, 1) })).data.data;
    expect((await refuse(api().url, removeCartItem, { bearer: other.bearer, params: { id } })).status).toBe(404);
    expect(
      (await refuse(api().url, updateCartItem, { bearer: other.bearer, params: { id }, body: lineOf(product, 1) }))
        .status,
    ).toBe(404);
    expect((await call(api().url, removeCartItem, { bearer: owner.bearer, params: { id } })).status).toBe(204);
    expect((await refuse(api().url, removeCartItem, { bearer: owner.bearer, params: { id } })).status).toBe(404);
  });

  it('knows no unknown product', async () => {
    const { bearer } = await newCustomer(api());
    const product = await findProduct(api(), 10);
    expect(
      (await refuse(api().url, addCartItem, { bearer, body: { ...lineOf(product, 1), productId: '99999999' } })).status,
    ).toBe(404);
  });
});
