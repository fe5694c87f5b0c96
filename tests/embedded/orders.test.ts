import { expect, it } from 'vitest';
import { lineOf as lineAt, orderOf } from '~server/check-api/buying';
import { endpoints } from '~server/contract/endpoints';
import type { Product } from '~server/contract/catalogue';
import type { OrderDraft } from '~server/contract/documents';
import { useEmbeddedApi } from './embedded-api';
import { moneyOf, negate, zero } from '~server/contract/money';

const api = useEmbeddedApi();
const inKyiv = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv', dateStyle: 'short', timeStyle: 'short' });

const lineOf = (product: Product, quantity: number) => lineAt(product, quantity, product.prices[0]?.price ?? zero);

async function place(bearer: string, body: OrderDraft, idempotencyKey?: string) {
  return (
    await api.call(endpoints.documents.create, { body }, { bearer, ...(idempotencyKey ? { idempotencyKey } : {}) })
  ).data;
}

it('POST /documents empties the cart, reduces the stock, raises the debt and sends a notification', async () => {
  const { bearer } = await api.newCustomer();
  const product = await api.findProduct(100);
  const line = lineOf(product, 60);
  await api.call(endpoints.cart.add, { body: line }, { bearer });
  const body = orderOf([line], { comment: 'Дзвонити зранку' });
  const order = await place(bearer, body, 'one');
  expect(order).toMatchObject({
    ...{ documentType: 'order', status: 'accepted', quantity: 60, comment: 'Дзвонити зранку' },
    total: moneyOf(line.total, 'UAH'),
    number: expect.stringMatching(/^ЗМ-\d{6}$/) as string,
    items: [{ product: { id: product.id }, manufacturer: { id: product.manufacturerId }, quantity: 60 }],
  });
  expect(inKyiv.format(new Date(order.scheduledDeliveryDate ?? ''))).toBe(`${body.deliveryDate} 10:00`);
  expect((await api.call(endpoints.cart.get, { query: { sort: 'productId' } }, { bearer })).data).toEqual([]);
  expect(await api.readAvailable(product.id)).toBe(product.available - 60);
  expect((await api.call(endpoints.account.get, {}, { bearer })).data.balance).toEqual(
    negate(moneyOf(line.total, 'UAH')),
  );
  expect((await api.call(endpoints.notifications.list, {}, { bearer })).data[0]?.body).toContain(order.number);
  expect((await api.call(endpoints.documents.get, { params: { id: order.id } }, { bearer })).data).toEqual(order);
});

it('POST /documents with payment by card leaves the debt unchanged', async () => {
  const { bearer } = await api.newCustomer();
  await place(bearer, orderOf([lineOf(await api.findProduct(10), 1)], { paymentMethod: 'card' }));
  expect((await api.call(endpoints.account.get, {}, { bearer })).data.balance).toEqual(zero);
});

it('POST /documents sent 12 times at once with one key places one order', async () => {
  const { bearer } = await api.newCustomer();
  const product = await api.findProduct(100);
  const sent = Array.from({ length: 12 }, () => place(bearer, orderOf([lineOf(product, 5)]), 'same'));
  expect(new Set((await Promise.all(sent)).map(({ id }) => id)).size).toBe(1);
  expect((await api.call(endpoints.documents.list, {}, { bearer })).meta?.total).toBe(1);
  expect(await api.readAvailable(product.id)).toBe(product.available - 5);
});

it('POST /documents of two customers with the same key places two orders', async () => {
  const body = orderOf([lineOf(await api.findProduct(100), 1)]);
  const customers = [await api.newCustomer(), await api.newCustomer()];
  const orders = await Promise.all(customers.map(({ bearer }) => place(bearer, body, 'mine')));
  expect(new Set(orders.map(({ id }) => id)).size).toBe(2);
});

it('POST /documents above the stock answers 409 with every short product and changes nothing', async () => {
  const { bearer } = await api.newCustomer();
  const plenty = await api.findProduct(100);
  const few = await api.findProduct(5, 60);
  const none = await api.findProduct(0, 0);
  const lines = [lineOf(plenty, 1), lineOf(few, few.available), lineOf(few, 1), lineOf(none, 2)];
  expect(await api.reject(endpoints.documents.create, { body: orderOf(lines) }, { bearer })).toMatchObject({
    ...{ status: 409, code: 'OUT_OF_STOCK' },
    details: {
      items: [
        { productId: few.id, requested: few.available + 1, available: few.available },
        { productId: none.id, requested: 2, available: 0 },
      ],
    },
  });
  expect(await api.readAvailable(plenty.id)).toBe(plenty.available);
  expect((await api.call(endpoints.documents.list, {}, { bearer })).meta?.total).toBe(0);
});

it('POST /documents of four customers for the last pieces places one order', async () => {
  const product = await api.findProduct(5, 60);
  const buyers = await Promise.all(Array.from({ length: 4 }, () => api.newCustomer()));
  const body = orderOf([lineOf(product, product.available)]);
  const sold = await Promise.allSettled(buyers.map(({ bearer }) => place(bearer, body)));
  expect(sold.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('POST /documents with the address of another customer answers 422', async () => {
  const [buyer, other] = [await api.newCustomer(), await api.newCustomer()];
  const body = { type: 'store', storeName: 'Мальва', city: 'Київ', street: 'Хрещатик', building: '1' } as const;
  const line = lineOf(await api.findProduct(10), 1);
  const orderTo = async ({ bearer }: { bearer: string }) => {
    const { id: customerAddressId } = (await api.call(endpoints.addresses.create, { body }, { bearer })).data;
    return orderOf([line], { deliveryType: 'delivery', customerAddressId });
  };
  expect((await place(buyer.bearer, await orderTo(buyer))).address).toBe('Мальва, Київ, Хрещатик, 1');
  const rejection = await api.reject(
    endpoints.documents.create,
    { body: await orderTo(other) },
    { bearer: buyer.bearer },
  );
  expect(rejection.status).toBe(422);
});
