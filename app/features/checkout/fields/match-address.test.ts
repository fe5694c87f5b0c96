import { describe, expect, it } from 'vitest';
import { address } from '~server/contract/addresses';
import { findUsedAddress } from './match-address';

const saved = [
  address.parse({
    id: 'shop',
    type: 'store',
    storeName: 'Квітковий рай',
    city: 'Київ',
    street: 'вул. Саксаганського',
    building: '41',
    contactPerson: 'Оксана',
  }),
  address.parse({ id: 'home', type: 'client', city: 'Київ', street: 'вул. Саксаганського', building: '4' }),
  address.parse({
    id: 'flat',
    type: 'client',
    city: 'Київ',
    street: 'вул. Саксаганського',
    building: '4',
    apartment: '12',
  }),
  address.parse({ id: 'post', type: 'novapost', city: 'Львів', branchNumber: '7', contactPerson: 'Оксана' }),
  address.parse({ id: 'bare', type: 'client' }),
];

describe('findUsedAddress', () => {
  it.each([
    ['Квітковий рай, Київ, вул. Саксаганського, 41, Оксана', 'shop'],
    ['КИЇВ, вул.Саксаганського, 4', 'home'],
    ['Київ, вул. Саксаганського, 4, під’їзд 2, кв. 12', 'flat'],
    ['Львів, Нова пошта, відділення 7, Оксана', 'post'],
    ['Львів, Нова пошта, відділення 77, Оксана', undefined],
    ['Київ, вул. Інша, 41', undefined],
    ['', undefined],
    [null, undefined],
  ])('matches %j with the address %s', (printed, id) => {
    expect(findUsedAddress(printed, saved)?.id).toBe(id);
  });
});
