import { describe, expect, it } from 'vitest';
import {
  createAddress,
  deleteAddress,
  readAddresses,
  updateAddress,
  type AddressDraft,
} from '~server/contract/addresses';
import { addressTypes } from '~server/contract/enumerations';
import { isEmbedded, mayWrite, useApi } from './api-under-test';
import { call, refuse } from './call';
import { newCustomer } from './new-customer';

const api = useApi();

const drafts: Record<(typeof addressTypes)[number], AddressDraft> = {
  client: { type: 'client', city: 'Київ', street: 'Хрещатик', building: '1', apartment: '5' },
  store: { type: 'store', storeName: 'Мальва', city: 'Київ', street: 'Хрещатик', building: '1' },
  novapost: { type: 'novapost', city: 'Львів', branchNumber: '12', contactPerson: 'Леся' },
  carrier: {
    type: 'carrier',
    sendingCity: 'Київ',
    sendingAddress: 'АС «Дачна»',
    receivingAddress: 'Рівне, АВ',
    contactPerson: 'Леся',
  },
};

it('lists the addresses of the account', async () => {
  const { data } = (await call(api().url, readAddresses, { bearer: api().bearer })).data;
  if (isEmbedded) expect(new Set(data.map((address) => address.type))).toEqual(new Set(addressTypes));
});

describe.runIf(mayWrite)('saved addresses', () => {
  it.each(addressTypes)('keeps an address of type %s', async (type) => {
    const { bearer } = await newCustomer(api());
    const created = await call(api().url, createAddress, { bearer, body: drafts[type] });
    expect(created.status).toBe(201);
    expect((await call(api().url, readAddresses, { bearer })).data.data).toEqual([created.data.data]);
    expect(created.data.data).toMatchObject(drafts[type]);
  });

  it('names the required fields that are empty', async () => {
    const { bearer } = await newCustomer(api());
    const refusal = await refuse(api().url, createAddress, {
      bearer,
      body: { type: 'client', city: 'Київ', building: ' ' },
    });
    expect(refusal).toMatchObject({ status: 422, details: { fields: ['street', 'building'] } });
  });

  it('drops fields of another type when the type changes', async () => {
    const { bearer } = await newCustomer(api());
    const { id } = (await call(api().url, createAddress, { bearer, body: drafts.client })).data.data;
    const changed = (
      await call(api().url, updateAddress, { bearer, params: { id }, body: { ...drafts.client, ...drafts.novapost } })
    ).data.data;
    expect(changed).toMatchObject({ id, type: 'novapost', branchNumber: '12', street: null, apartment: null });
  });

  it('are deleted once, and only by their owner', async () => {
    const [owner, other] = [await newCustomer(api()), await newCustomer(api())];
    const { id } = (await call(api().url, createAddress, { bearer: owner.bearer, body: drafts.client })).data.data;
    expect((await refuse(api().url, deleteAddress, { bearer: other.bearer, params: { id } })).status).toBe(404);
    expect(
      (await refuse(api().url, updateAddress, { bearer: other.bearer, params: { id }, body: drafts.client })).status,
    ).toBe(404);
    expect((await call(api().url, deleteAddress, { bearer: owner.bearer, params: { id } })).status).toBe(204);
    expect((await refuse(api().url, deleteAddress, { bearer: owner.bearer, params: { id } })).status).toBe(404);
  });
});
