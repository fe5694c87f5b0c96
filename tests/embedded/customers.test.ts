import { expect, it } from 'vitest';
import { endpoints } from '~server/contract/endpoints';
import { addressTypes, type Language } from '~server/contract/enumerations';
import { lineOf } from '~server/check-api/buying';
import { demoAccounts } from '~server/embedded/demo-accounts';
import { aPhone } from '../support/new-customer';
import { useEmbeddedApi } from './embedded-api';
import { money, zero } from '~server/contract/money';

const api = useEmbeddedApi();
const [regular, , banned] = demoAccounts;
const mine = () => ({ bearer: api.bearer });

async function readMessages(language: Language = 'uk') {
  return (await api.call(endpoints.notifications.list, { query: { perPage: 100 } }, { bearer: api.bearer, language }))
    .data;
}

it('the demo customer has debt, a debt limit, a sales representative and an address of each type', async () => {
  expect((await api.call(endpoints.account.get, {}, { bearer: api.bearer, language: 'en' })).data).toMatchObject({
    ...{ balance: money(-680_000), creditLimit: money(2_000_000), isBanned: false },
    salesRepresentative: { name: 'Iryna Koval' },
  });
  const { data } = await api.call(endpoints.addresses.list, {}, mine());
  expect(new Set(data.map(({ type }) => type))).toEqual(new Set(addressTypes));
});

it('POST /customer/auth/login of a banned customer answers 403 CUSTOMER_BANNED', async () => {
  const body = { name: banned.phone, password: banned.password };
  expect(await api.reject(endpoints.auth.login, { body })).toMatchObject({ status: 403, code: 'CUSTOMER_BANNED' });
});

it('POST /customer/auth/login answers a wrong password and an unknown phone alike', async () => {
  const wrong = await api.reject(endpoints.auth.login, { body: { name: regular.phone, password: 'wrong' } });
  expect(await api.reject(endpoints.auth.login, { body: { name: aPhone(), password: 'wrong' } })).toEqual(wrong);
});

it('an application with the phone of a customer answers 409', async () => {
  const body = { name: 'Марія', role: 'decorator', phone: regular.phone };
  expect((await api.reject(endpoints.auth.sendCustomerRequest, { body })).status).toBe(409);
});

it('addresses, cart lines, documents and notifications of another customer answer 404, as unknown ones', async () => {
  const [owner, other] = [await api.newCustomer(), await api.newCustomer()];
  const address = { type: 'client', city: 'Київ', street: 'Хрещатик', building: '1' } as const;
  const product = await api.findProduct(10);
  const line = lineOf(product, 1, product.prices[0]?.price ?? zero);
  const saved = (await api.call(endpoints.addresses.create, { body: address }, owner)).data.id;
  const added = (await api.call(endpoints.cart.add, { body: line }, owner)).data.id;
  const document = (await api.call(endpoints.documents.list, {}, mine())).data[0]?.id ?? '';
  const message = (await readMessages())[0]?.id ?? '';
  for (const [endpoint, params, body] of [
    [endpoints.addresses.update, { id: saved }, address],
    [endpoints.addresses.delete, { id: saved }, undefined],
    [endpoints.cart.update, { id: added }, line],
    [endpoints.cart.remove, { id: added }, undefined],
    [endpoints.documents.get, { id: document }, undefined],
    [endpoints.documents.pdf, { kind: 'check', id: document }, undefined],
    [endpoints.notifications.markRead, { id: message }, undefined],
  ] as const) {
    const rejection = await api.reject(endpoint, { params, body }, other);
    expect(rejection, endpoint.name).toEqual(
      await api.reject(endpoint, { params: { ...params, id: '0' }, body }, other),
    );
    expect(rejection.status, endpoint.name).toBe(404);
  }
  expect((await api.call(endpoints.addresses.list, {}, owner)).data).toHaveLength(1);
  expect((await api.call(endpoints.cart.get, { query: { sort: 'productId' } }, owner)).data).toHaveLength(1);
});

it('POST /cart/me with a product without stock answers OUT_OF_STOCK with 0 available', async () => {
  const product = await api.findProduct(0, 0);
  const body = lineOf(product, 1, product.prices[0]?.price ?? zero);
  expect(await api.reject(endpoints.cart.add, { body }, await api.newCustomer())).toMatchObject({
    ...{ code: 'OUT_OF_STOCK', details: { available: 0 } },
  });
});

it('GET /notifications answers in the requested language', async () => {
  const [[uk], [en]] = [await readMessages('uk'), await readMessages('en')];
  expect(uk?.id).toBe(en?.id);
  expect(uk?.title).not.toBe(en?.title);
  expect(en?.body).not.toContain('{');
});

it('notifications are marked as read one by one and all at once', async () => {
  const unread = async () => (await readMessages()).filter(({ readAt }) => readAt === null).map(({ id }) => id);
  const before = await unread();
  expect(before.length).toBeGreaterThan(1);
  await api.call(endpoints.notifications.markRead, { params: { id: before[0] ?? '' } }, mine());
  expect(await unread()).toEqual(before.slice(1));
  await api.call(endpoints.notifications.markAllRead, {}, mine());
  expect(await unread()).toEqual([]);
});
