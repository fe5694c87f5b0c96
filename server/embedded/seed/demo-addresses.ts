import type { AddressRow } from '../store/customer-tables';

const blank = {
  city: null,
  street: null,
  building: null,
  porch: null,
  apartment: null,
  storeName: null,
  contactPerson: null,
  branchNumber: null,
  sendingCity: null,
  sendingAddress: null,
  receivingAddress: null,
} as const;

/** Every type, two shops and two homes. */
export const demoAddresses: readonly Omit<AddressRow, 'id' | 'customerId'>[] = [
  {
    ...blank,
    type: 'store',
    storeName: 'Квітковий рай',
    city: 'Київ',
    street: 'вул. Саксаганського',
    building: '41',
    contactPerson: 'Оксана Мельник, 050 111 22 33',
  },
  {
    ...blank,
    type: 'store',
    storeName: 'Квітковий рай на Подолі',
    city: 'Київ',
    street: 'вул. Межигірська',
    building: '17/8',
    contactPerson: 'Дарина, 067 555 10 20',
  },
  {
    ...blank,
    type: 'client',
    city: 'Київ',
    street: 'вул. Велика Васильківська',
    building: '72',
    porch: '2',
    apartment: '38',
    contactPerson: 'Оксана Мельник',
  },
  { ...blank, type: 'client', city: 'Вишгород', street: 'вул. Набережна', building: '6а' },
  {
    ...blank,
    type: 'novapost',
    city: 'Біла Церква',
    branchNumber: '7',
    contactPerson: 'Оксана Мельник, 050 111 22 33',
  },
  {
    ...blank,
    type: 'carrier',
    sendingCity: 'Київ',
    sendingAddress: 'автостанція «Дачна»',
    receivingAddress: 'Житомир, автовокзал, вул. Київська, 93',
    contactPerson: 'Ігор, 063 400 50 60',
  },
];
