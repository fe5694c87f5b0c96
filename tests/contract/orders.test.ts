import { describe, expect, it } from 'vitest';
import { readAccount } from '~server/contract/account';
import { addCartItem, readCart } from '~server/contract/cart';
import { IDEMPOTENCY_HEADER, placeOrder, readDocument, readDocuments } from '~server/contract/documents';
import { readNotifications } from '~server/contract/notifications';
import { isEmbedded, mayWrite, useApi } from './api-under-test';
import { call } from './call';
import { newCustomer } from './new-customer';
import { findProduct, lineOf, orderOf, readAvailable, TOMORROW } from './products-to-buy';

const api = useApi();
const inKyiv = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Kyiv', dateStyle: 'short', timeStyle: 'short' });

describe.runIf(mayWrite)('an order', () => {
  it('empties the cart, takes the stock, raises the debt and says so', async () => {
    const { bearer } = await newCustomer(api());
    const product = await findProduct(api(), 100);
    const line = lineOf(product, 60);
    await call(api().url, addCartItem, { bearer, body: line });
    const {
      status,
      data: { data: order },
    } = await call(api().url, placeOrder, {
      bearer,
      body: orderOf([line], { comment: 'Дзвонити зранку' }),
      headers: { [IDEMPOTENCY_HEADER]: 'one' },
    });
    expect(status).toBe(201);
    expect(order).toMatchObject({
      documentType: 'order',
      status: 'accepted',
      total: Math.round(line.total * 100),
      quantity: 60,
      comment: 'Дзвонити зранку',
    });
    expect(inKyiv.format(new Date(order.scheduledDeliveryDate ?? ''))).toBe(`${TOMORROW} 10:00`);
    expect(order.number).toMatch(isEmbedded ? /^ЗМ-\d{6}$/ : /\S/);
    expect(order.items).toMatchObject([
      { product: { id: product.id }, manufacturer: { id: product.manufacturerId }, quantity: 60 },
    ]);
    expect((await call(api().url, readCart, { bearer, query: { sort: 'productId' } })).data.data).toEqual([]);
    expect(await readAvailable(api(), product.id)).toBe(product.available - 60);
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
    const sent = Array.from({ length: 12 }, () =>
      call(api().url, placeOrder, {
        bearer,
        body: orderOf([lineOf(product, 5)]),
        headers: { [IDEMPOTENCY_HEADER]: 'same' },
      }),
    );
    const answers = await Promise.all(sent);
    expect(new Set(answers.map(({ data }) => data.data.id)).size).toBe(1);
    expect((await call(api().url, readDocuments, { bearer })).data.meta?.total).toBe(1);
    expect(await readAvailable(api(), product.id)).toBe(product.available - 5);
  });

  it('does not share keys between customers', async () => {
    const product = await findProduct(api(), 100);
    const ids = await Promise.all(
      [await newCustomer(api()), await newCustomer(api())].map(
        async ({ bearer }) =>
          (
            await call(api().url, placeOrder, {
              bearer,
              body: orderOf([lineOf(product, 1)]),
              headers: { [IDEMPOTENCY_HEADER]: 'mine' },
            })
          ).data.data.id,
      ),
    );
    expect(new Set(ids).size).toBe(2);
  });
});
