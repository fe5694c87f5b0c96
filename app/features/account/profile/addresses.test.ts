import { describe, expect, it } from 'vitest';
import { parsePostedForm } from '~/bff/forms/posted-form.server';
import { fieldsOfAddressType } from '~server/contract/addresses';
import { addressTypes } from '~server/contract/enumerations';
import { answerOf, failure, fakeContext, formOf, redirectOf } from '../context.fixture';
import { addressForm, listAddressTypes } from './address-fields';
import { removeAddress, saveAddress } from './addresses.server';

const novapost = { type: 'novapost', city: ' Львів ', branchNumber: '12', contactPerson: 'Ян' };

describe('addressForm', () => {
  it.each(addressTypes)('requires every required field of %s at once, and no other', (type) => {
    const { required } = fieldsOfAddressType[type];
    const result = parsePostedForm(fakeContext().ctx, formOf({ type }), addressForm).reply();
    expect(Object.keys(result.error ?? {}).sort()).toEqual([...required].sort());
  });

  it('rejects blanks, overlong texts and an unknown type', () => {
    const read = (fields: Record<string, string>) =>
      parsePostedForm(fakeContext().ctx, formOf(fields), addressForm).reply().error;
    expect(read({ ...novapost, city: '   ' })).toEqual({ city: ['Please fill in this field.'] });
    expect(read({ ...novapost, city: 'x'.repeat(201) })).toEqual({ city: ['At most 200 characters.'] });
    expect(read({ ...novapost, type: 'drone' })).toHaveProperty('type');
  });

  it('offers the fields of each type in the order of the contract', () => {
    expect(
      listAddressTypes().map(({ type, fields }) => [
        type,
        fields.filter(({ required }) => required).length,
        fields.length,
      ]),
    ).toEqual([
      ['client', 3, 6],
      ['store', 4, 5],
      ['novapost', 3, 3],
      ['carrier', 4, 4],
    ]);
  });
});

describe('saveAddress', () => {
  it('creates an address with the fields of its type only', async () => {
    const { ctx, call } = fakeContext({ 'addresses.create': null });
    const answer = await answerOf(
      saveAddress(ctx, formOf({ ...novapost, street: 'of another type', intent: 'address' })),
    );
    expect(redirectOf(answer).location).toBe('/en/profile#addresses');
    expect(call.mock.calls[0]?.[1]).toEqual({
      body: { type: 'novapost', city: 'Львів', branchNumber: '12', contactPerson: 'Ян' },
    });
  });

  it('updates the address that is named', async () => {
    const { ctx, call } = fakeContext({ 'addresses.update': null });
    await answerOf(saveAddress(ctx, formOf({ ...novapost, addressId: '9' })));
    expect(call.mock.calls[0]?.[1]).toMatchObject({ params: { id: '9' } });
  });

  it('keeps the typed values when the address is deleted or of another customer', async () => {
    const { ctx } = fakeContext({ 'addresses.update': failure('notFound', 404) });
    expect(await saveAddress(ctx, formOf({ ...novapost, addressId: '9' }))).toMatchObject({
      init: { status: 422 },
      data: {
        intent: 'address',
        form: { error: { '': ['This address no longer exists.'] }, initialValue: { branchNumber: '12' } },
      },
    });
  });
});

describe('saveAddress of a new address', () => {
  it('shows the message of the API and keeps the typed values when the API answers 404', async () => {
    const { ctx } = fakeContext({ 'addresses.create': failure('notFound', 404) });
    const answer = await saveAddress(ctx, formOf(novapost));
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        form: { error: { '': [expect.stringContaining('404') as string] }, initialValue: { branchNumber: '12' } },
      },
    });
    expect(JSON.stringify(answer)).not.toContain('This address no longer exists.');
  });
});

describe('removeAddress', () => {
  it('treats a missing address as removed', async () => {
    const { ctx } = fakeContext({ 'addresses.delete': failure('notFound', 404) });
    expect(redirectOf(await answerOf(removeAddress(ctx, formOf({ addressId: '9' })))).location).toBe(
      '/en/profile#addresses',
    );
  });

  it('shows the message of the API when it rejects the removal', async () => {
    const { ctx } = fakeContext({ 'addresses.delete': failure('rejected', 409) });
    expect(await removeAddress(ctx, formOf({ addressId: '9' }))).toMatchObject({
      data: { form: { error: { '': ['API error: 409 - because 409'] } } },
    });
  });
});
