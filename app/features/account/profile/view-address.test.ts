import { describe, expect, it } from 'vitest';
import { address, type AddressField } from '~server/contract/addresses';
import { fakeContext } from '../context.fixture';
import { toAddressView } from './view-address.server';

const { ctx } = fakeContext();
const describeOf = (type: string, fields: Partial<Record<AddressField, string>>) =>
  toAddressView(ctx, address.parse({ id: 5, type, ...fields }));

describe('toAddressView', () => {
  it('formats a house address as on an envelope', () => {
    const fields = {
      city: 'Київ',
      street: 'вул. Хрещатик',
      building: '1',
      porch: '2',
      apartment: '38',
      contactPerson: 'Олена',
    };
    expect(describeOf('client', fields)).toEqual({
      id: '5',
      kind: 'To a client',
      title: 'Київ, вул. Хрещатик, 1, entrance 2, apt. 38',
      lines: ['Contact person: Олена'],
    });
  });

  it('leaves no gap for a missing field', () => {
    expect(describeOf('client', { city: 'Вишгород', street: 'вул. Набережна', building: '6а' })).toMatchObject({
      title: 'Вишгород, вул. Набережна, 6а',
      lines: [],
    });
  });

  it('starts with the name of a store', () => {
    expect(
      describeOf('store', { storeName: 'Квітковий рай', city: 'Київ', street: 'Межигірська', building: '17/8' }),
    ).toMatchObject({
      title: 'Квітковий рай',
      lines: ['Київ, Межигірська, 17/8'],
    });
  });

  it('contains branch and carrier', () => {
    expect(describeOf('novapost', { city: 'Львів', branchNumber: '12', contactPerson: 'Ян' }).title).toBe(
      'Львів, branch 12',
    );
    const bus = {
      sendingCity: 'Київ',
      sendingAddress: 'Дачна',
      receivingAddress: 'Житомир, автовокзал',
      contactPerson: 'Ян',
    };
    expect(describeOf('carrier', bus).title).toBe('Київ, Дачна → Житомир, автовокзал');
  });

  it('shows an unknown type as it is', () => {
    expect(describeOf('drone', { city: 'Львів', street: 'Дах' })).toMatchObject({ kind: 'drone', title: 'Львів, Дах' });
    expect(describeOf('drone', {})).toMatchObject({ title: 'drone', lines: [] });
  });
});
