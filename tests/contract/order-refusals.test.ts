import { describe, expect, it } from 'vitest';
import { createAddress } from '~server/contract/addresses';
import { orderShortage, placeOrder, readDocuments } from '~server/contract/documents';
import { mayWrite, useApi } from './api-under-test';
import { call, refuse } from './call';
import { newCustomer } from './new-customer';
import { findProduct, lineOf, orderOf, readAvailable } from './products-to-buy';

const api = useApi();

describe.runIf(mayWrite)('an order', () => {
  it('names every product that is short and takes nothing', async () => {
    const { bearer } = await newCustomer(api());
    const plenty = await findProduct(api(), 100);
    const few = await findProduct(api(), 5, 60);
    const none = await findProduct(api(), 0, 0);
    const refusal = await refuse(api().url, placeOrder, {
      bearer,
      body: orderOf([lineOf(plenty, 1), lineOf(few, few.available), lineOf(few, 1), lineOf(none, 2)]),
    });
    expect(refusal).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
    expect(orderShortage.parse(refusal.details).items).toEqual([
      { productId: few.id, requested: few.available + 1, available: few.available },
      { productId: none.id, requested: 2, available: 0 },
    ]);
    expect(await readAvailable(api(), plenty.id)).toBe(plenty.available);
    expect((await call(api().url, readDocuments, { bearer })).data.meta?.total).toBe(0);
  });

  it('sells the last pieces to one of many', async () => {
    const product = await findProduct(api(), 5, 60);
    const buyers = await Promise.all(Array.from({ length: 4 }, () => newCustomer(api())));
    const sold = await Promise.allSettled(
      buyers.map(({ bearer }) =>
        call(api().url, placeOrder, { bearer, body: orderOf([lineOf(product, product.available)]) }),
      ),
    );
    expect(sold.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('goes to an address of the customer only', async () => {
    const [buyer, other] = [await newCustomer(api()), await newCustomer(api())];
    const address = { type: 'store', storeName: 'Мальва', city: 'Київ', street: 'Хрещатик', building: '1' } as const;
    const product = await findProduct(api(), 10);
    const own = (await call(api().url, createAddress, { bearer: buyer.bearer, body: address })).data.data.id;
    const order = (customerAddressId: string) => ({
      bearer: buyer.bearer,
      body: orderOf([lineOf(product, 1)], { deliveryType: 'delivery', customerAddressId }),
    });
    expect((await call(api().url, placeOrder, order(own))).data.data.address).toBe('Мальва, Київ, Хрещатик, 1');
    const foreign = (await call(api().url, createAddress, { bearer: other.bearer, body: address })).data.data.id;
    expect((await refuse(api().url, placeOrder, order(foreign))).status).toBe(422);
  });

  it('refuses what cannot be: no items, a wrong total, no such day', async () => {
    const { bearer } = await newCustomer(api());
    const line = lineOf(await findProduct(api(), 10), 2);
    for (const body of [
      orderOf([]),
      orderOf([{ ...line, total: line.total + 1 }]),
      orderOf([line], { deliveryDate: '2026-13-45' }),
    ]) {
      expect((await refuse(api().url, placeOrder, { bearer, body })).status).toBe(422);
    }
  });
});
