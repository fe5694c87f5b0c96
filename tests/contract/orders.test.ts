import { describe, expect, it } from 'vitest';
import { readAccount } from '~server/contract/account';
import { createAddress } from '~server/contract/addresses';
import { addCartItem, readCart } from '~server/contract/cart';
import { IDEMPOTENCY_HEADER, orderShortage, placeOrder, readDocument, readDocuments, type OrderDraft } from '~server/contract/documents';
import { readNotifications } from '~server/contract/notifications';
import { isEmbedded, useApi } from './api-under-test';
import { call, refuse } from './call';
import { newCustomer } from './new-customer';
import { findProduct, lineOf } from './products-to-buy';

const api = useApi();

function orderOf(items: readonly ReturnType<typeof lineOf>[], changes: Partial<OrderDraft> = {}): OrderDraft {
  return {
    documentType: 'order', deliveryType: 'pickup', deliveryDate: '2026-11-21', deliveryTime: '10:00-12:00', paymentMethod: 'cash',
    items: items.map(({ productId, quantity, price, discount, total }) => ({ productId, quantity, price, discount, total })), ...changes,
  };
}

describe.runIf(isEmbedded)('an order', () => {
  it('empties the cart, takes the stock, raises the debt and says so', async () => {
    const { bearer } = await newCustomer(api());
    const product = await findProduct(api(), 100);
    const line = lineOf(product, 60);
    await call(api().url, addCartItem, { bearer, body: line });
    const { status, data: { data: order } } = await call(api().url, placeOrder, { bearer, body: orderOf([line], { comment: 'Дзвонити зранку' }), headers: { [IDEMPOTENCY_HEADER]: 'one' } });
    expect(status).toBe(201);
    expect(order).toMatchObject({ documentType: 'order', status: 'accepted', total: Math.round(line.total * 100), quantity: 60, comment: 'Дзвонити зранку', scheduledDeliveryDate: '2026-11-21T08:00:00.000Z' });
    expect(order.number).toMatch(/^ЗМ-\d{6}$/);
    expect(order.items).toMatchObject([{ product: { id: product.id }, manufacturer: { id: product.manufacturerId }, quantity: 60 }]);
    expect((await call(api().url, readCart, { bearer, query: { sort: 'productId' } })).data.data).toEqual([]);
    expect((await findProduct(api(), product.available - 60, product.available - 60)).available).toBe(product.available - 60);
    expect((await call(api().url, readAccount, { bearer })).data.data.balance).toBe(-order.total);
    expect((await call(api().url, readNotifications, { bearer })).data.data[0]?.body).toContain(order.number);
    expect((await call(api().url, readDocument, { bearer, params: { id: order.id } })).data.data).toEqual(order);
  });

  it('leaves the debt alone when it is paid in advance', async () => {
    const { bearer } = await newCustomer(api());
    const product = await findProduct(api(), 10);
    await call(api().url, placeOrder, { bearer, body: orderOf([lineOf(product, 1)], { paymentMethod: 'card' }) });
    expect((await call(api().url, readAccount, { bearer })).data.data.balance).toBe(0);
  });

  it('is placed once for one key, however often and at once it is sent', async () => {
    const { bearer } = await newCustomer(api());
    const product = await findProduct(api(), 100);
    const sent = Array.from({ length: 12 }, () => call(api().url, placeOrder, { bearer, body: orderOf([lineOf(product, 5)]), headers: { [IDEMPOTENCY_HEADER]: 'same' } }));
    const answers = await Promise.all(sent);
    expect(new Set(answers.map(({ data }) => data.data.id)).size).toBe(1);
    expect((await call(api().url, readDocuments, { bearer })).data.meta?.total).toBe(1);
    expect((await findProduct(api(), product.available - 5, product.available - 5)).id).toBe(product.id);
  });

  it('does not share keys between customers', async () => {
    const product = await findProduct(api(), 100);
    const ids = await Promise.all([await newCustomer(api()), await newCustomer(api())].map(async ({ bearer }) =>
      (await call(api().url, placeOrder, { bearer, body: orderOf([lineOf(product, 1)]), headers: { [IDEMPOTENCY_HEADER]: 'mine' } })).data.data.id));
    expect(new Set(ids).size).toBe(2);
  });

  it('names every product that is short and takes nothing', async () => {
    const { bearer } = await newCustomer(api());
    const plenty = await findProduct(api(), 100);
    const few = await findProduct(api(), 5, 60);
    const none = await findProduct(api(), 0, 0);
    const refusal = await refuse(api().url, placeOrder, { bearer, body: orderOf([lineOf(plenty, 1), lineOf(few, few.available), lineOf(few, 1), lineOf(none, 2)]) });
    expect(refusal).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
    expect(orderShortage.parse(refusal.details).items).toEqual([
      { productId: few.id, requested: few.available + 1, available: few.available }, { productId: none.id, requested: 2, available: 0 },
    ]);
    expect((await findProduct(api(), plenty.available, plenty.available)).available).toBe(plenty.available);
    expect((await call(api().url, readDocuments, { bearer })).data.meta?.total).toBe(0);
  });

  it('sells the last pieces to one of many', async () => {
    const product = await findProduct(api(), 5, 60);
    const buyers = await Promise.all(Array.from({ length: 4 }, () => newCustomer(api())));
    const sold = await Promise.allSettled(buyers.map(({ bearer }) => call(api().url, placeOrder, { bearer, body: orderOf([lineOf(product, product.available)]) })));
    expect(sold.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('goes to an address of the customer only', async () => {
    const [buyer, other] = [await newCustomer(api()), await newCustomer(api())];
    const address = { type: 'store', storeName: 'Мальва', city: 'Київ', street: 'Хрещатик', building: '1' } as const;
    const product = await findProduct(api(), 10);
    const own = (await call(api().url, createAddress, { bearer: buyer.bearer, body: address })).data.data.id;
    const order = (customerAddressId: string) => ({ bearer: buyer.bearer, body: orderOf([lineOf(product, 1)], { deliveryType: 'delivery', customerAddressId }) });
    expect((await call(api().url, placeOrder, order(own))).data.data.address).toBe('Мальва, Київ, Хрещатик, 1');
    const foreign = (await call(api().url, createAddress, { bearer: other.bearer, body: address })).data.data.id;
    expect((await refuse(api().url, placeOrder, order(foreign))).status).toBe(422);
  });

  it('refuses what cannot be: no items, a wrong total, no such day', async () => {
    const { bearer } = await newCustomer(api());
    const line = lineOf(await findProduct(api(), 10), 2);
    for (const body of [orderOf([]), orderOf([{ ...line, total: line.total + 1 }]), orderOf([line], { deliveryDate: '2026-13-45' })]) {
      expect((await refuse(api().url, placeOrder, { bearer, body })).status).toBe(422);
    }
  });
});
