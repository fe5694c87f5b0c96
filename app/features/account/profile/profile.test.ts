import { describe, expect, it } from 'vitest';
import { saveFormDraft } from '~/bff/form-draft.server';
import { anAccount, failure, fakeScope, formOf } from '../scope.fixture';
import { openForm } from './open-form';
import { readProfile } from './profile.server';

const addresses = {
  data: [{ id: '5', type: 'novapost', city: 'Львів', branchNumber: '12', contactPerson: 'Ян', street: null }],
};

async function view(query = '', answers: Record<string, unknown> = { 'addresses.read': addresses }, cookie = '') {
  const { scope } = fakeScope(answers, anAccount);
  return (await readProfile(scope, new Request(`http://shop.example/en/profile${query}`, { headers: { cookie } })))
    .view;
}

describe('readProfile', () => {
  it('shows the rest when the addresses are missing', async () => {
    expect(await view('', { 'addresses.read': failure('unavailable', 503) })).toMatchObject({
      addresses: null,
      open: null,
      person: { lastName: 'Квітка' },
    });
  });

  it('opens what the address asks for', async () => {
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

  it('hands back what was typed before the session died, but no password form', async () => {
    const { scope } = fakeScope();
    const keep = async (fields: Record<string, string>) =>
      (await saveFormDraft(scope, '/en/profile', formOf(fields)))?.split(';')[0];
    const typed = await keep({ type: 'store', storeName: 'Рай', city: '' });
    expect((await view('', { 'addresses.read': addresses }, typed)).kept).toEqual({
      intent: 'address',
      form: { initialValue: { type: 'store', storeName: 'Рай', city: '' } },
    });
    const secret = await keep({ oldPassword: 'a', newPassword: 'b', intent: 'password' });
    expect((await view('', { 'addresses.read': addresses }, secret)).kept).toBeNull();
  });
});

describe('openForm', () => {
  const refused = {
    intent: 'address',
    form: { initialValue: { type: 'store', addressId: '5', city: 'Київ' } },
  } as const;

  it('prefers the form that came back, and tells a change from a new address', () => {
    expect(openForm({ mode: 'new', type: 'client' }, refused, false)).toEqual({
      id: '5',
      type: 'store',
      values: { city: 'Київ' },
    });
    expect(openForm(null, { intent: 'address', form: { initialValue: { type: 'store' } } }, false)).toEqual({
      type: 'store',
      values: {},
    });
  });

  it('offers a first address to who has none, and nothing unasked to who has', () => {
    expect(openForm(null, null, true)).toEqual({ type: 'client', values: {} });
    expect(openForm(null, null, false)).toBeNull();
    expect(openForm({ mode: 'delete', id: '5' }, null, false)).toBeNull();
  });
});
