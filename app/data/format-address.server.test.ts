import { expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { addressFields, fieldsOfAddressType, readAlike } from '~server/contract/addresses';
import { addressTypes } from '~server/contract/enumerations';
import { formatAddress, labelNumber } from './format-address.server';

it.each([
  ['12', 'відділення 12'],
  ['7а', 'відділення 7а'],
  ['Поштомат 12345', 'Поштомат 12345'],
  ['Відділення №12', 'Відділення №12'],
  ['№12', '№12'],
])('labelNumber formats the branch %j as %j', (typed, written) => {
  expect(labelNumber(typed, (number) => `відділення ${number}`)).toBe(written);
});

const typesWithFields = addressTypes.flatMap((type) => {
  const { required, optional } = fieldsOfAddressType[type];
  return [...required, ...optional].map((field) => [field, type] as const);
});

it.each(typesWithFields)('a printed address has the field %s of the type %s', (field, type) => {
  const empty = readAlike(addressFields, null);
  const printed = formatAddress(fakeContext({}), { ...empty, id: '1', type, [field]: 'Written here' });
  expect(printed.join(' ')).toContain('Written here');
});
