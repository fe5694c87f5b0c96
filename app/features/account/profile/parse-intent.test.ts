import { describe, expect, it } from 'vitest';
import { formOf } from '../context.fixture';
import { parseProfileIntent } from './parse-intent.server';

describe('parseIntent', () => {
  it.each([
    ['personal', { firstName: 'Олена', lastName: 'Квітка', email: '' }],
    ['password', { oldPassword: 'a', newPassword: 'b' }],
    ['address', { type: 'novapost', city: 'Львів' }],
    ['address', { addressId: '7', type: 'client' }],
    ['address', { city: 'Київ', street: 'Садова', building: '7' }],
    ['personal', {}],
  ])('recognises the %s form by its fields', (intent, fields) => {
    expect(parseProfileIntent(formOf(fields))).toBe(intent);
  });

  it('prefers a known intent to the fields', () => {
    expect(parseProfileIntent(formOf({ intent: 'deleteAddress', addressId: '7' }))).toBe('deleteAddress');
  });

  it('never parses an address id alone, or an unknown intent, as a removal', () => {
    expect(parseProfileIntent(formOf({ addressId: '7' }))).toBe('address');
    expect(parseProfileIntent(formOf({ addressId: '7', intent: 'remove' }))).toBe('address');
  });
});
