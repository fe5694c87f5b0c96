import { expect, it } from 'vitest';
import { demoAddresses } from '../seed/demo-addresses';
import { formatAddress } from './format-address';

it('formatAddress writes each address type on one line without gaps for missing fields', () => {
  expect(demoAddresses.map(formatAddress)).toEqual([
    'Квітковий рай, Київ, вул. Саксаганського, 41, Оксана Мельник, 050 111 22 33',
    'Квітковий рай на Подолі, Київ, вул. Межигірська, 17/8, Дарина, 067 555 10 20',
    'Київ, вул. Велика Васильківська, 72, під’їзд 2, кв. 38, Оксана Мельник',
    'Вишгород, вул. Набережна, 6а',
    'Біла Церква, Нова пошта, відділення 7, Оксана Мельник, 050 111 22 33',
    'Київ, автостанція «Дачна» → Житомир, автовокзал, вул. Київська, 93, Ігор, 063 400 50 60',
  ]);
});

it('formatAddress puts no label before a text that has one', () => {
  const address = demoAddresses.find(({ type }) => type === 'client');
  if (!address) throw new Error('The demo has no address of a client.');
  const line = formatAddress({ ...address, porch: 'під’їзд 2', apartment: 'офіс 5' });
  expect(line).toContain(', під’їзд 2, офіс 5');
});
