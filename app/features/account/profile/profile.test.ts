import { describe, expect, it } from 'vitest';
import { saveFormDraft } from '~/bff/auth/form-draft.server';
import { anAccount, failure, fakeContext, formOf } from '../context.fixture';
import { initialValues } from './initial-values';
import { loadProfile } from './profile.server';

const addresses = {
  data: [{ id: '5', type: 'novapost', city: 'Львів', branchNumber: '12', contactPerson: 'Ян', street: null }],
};

async function view(query = '', answers: Record<string, unknown> = { 'addresses.read': addresses }, cookie = '') {
  const { ctx } = fakeContext(answers, anAccount);
  return (await loadProfile(ctx, new Request(`http://shop.example/en/profile${query}`, { headers: { cookie } }))).view;
}

describe('loading the profile', () => {
  it('shows the other parts when the addresses cannot be loaded', async () => {
    expect(await view('', { 'addresses.read': failure('unavailable', 503) })).toMatchObject({
      addresses: null,
      open: null,
      person: { lastName: 'Квітка' },
    });
  });

  it('opens the form that the URL names', async () => {
    expect((await view()).open).toBeNull();
    expect((await view('?newAddress=store')).open).toEqual({ mode: 'new', type: 'store' });
    expect((await view('?newAddress=drone')).open).toEqual({ mode: 'new', type: 'client' });
    expect((await view('?addressId=5')).open).toEqual({
      mode: 'edit',
      id: '5',
      type: 'novapost',
      values: { city: 'Львів', branchNumber: '12', contactPerson: 'Ян' },
    });
    expect((await view('?deleteAddress=5')).open).toEqual({ mode: 'delete', id: '5' });
    expect((await view('?addressId=6')).open).toEqual({ mode: 'gone' });
  });

  it('restores typed values after the session ended, but no password form', async () => {
    const { ctx } = fakeContext();
    const keep = async (fields: Record<string, string>) =>
      (await saveFormDraft(ctx, '/en/profile', formOf(fields)))?.split(';')[0];
    const typed = await keep({ type: 'store', storeName: 'Рай', city: '' });
    expect((await view('', { 'addresses.read': addresses }, typed)).draft).toEqual({
      intent: 'address',
      form: { initialValue: { type: 'store', storeName: 'Рай', city: '' } },
    });
    const secret = await keep({ oldPassword: 'a', newPassword: 'b', intent: 'password' });
    expect((await view('', { 'addresses.read': addresses }, secret)).draft).toBeNull();
  });
});

describe('the open form of the profile', () => {
  const rejected = {
    intent: 'address',
    form: { initialValue: { type: 'store', addressId: '5', city: 'Київ' } },
  } as const;

  it('is the submitted form first, and distinguishes a change from a new address', () => {
    expect(initialValues({ mode: 'new', type: 'client' }, rejected, false)).toEqual({
      id: '5',
      type: 'store',
      values: { city: 'Київ' },
    });
    expect(initialValues(null, { intent: 'address', form: { initialValue: { type: 'store' } } }, false)).toEqual({
      type: 'store',
      values: {},
    });
  });

  it('is a new address for a customer without addresses, and none otherwise', () => {
    expect(initialValues(null, null, true)).toEqual({ type: 'client', values: {} });
    expect(initialValues(null, null, false)).toBeNull();
    expect(initialValues({ mode: 'delete', id: '5' }, null, false)).toBeNull();
  });
});
