import { describe, expect, it } from 'vitest';
import { intentOf } from './profile-intent';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

describe('intentOf', () => {
  it.each([
    ['personal', { firstName: 'Олена', lastName: 'Квітка', email: '' }],
    ['password', { oldPassword: 'a', newPassword: 'b' }],
    ['address', { type: 'novapost', city: 'Львів' }],
    ['address', { addressId: '7', type: 'client' }],
  ])('tells the %s form by its fields', (intent, fields) => {
    expect(intentOf(formOf(fields))).toBe(intent);
  });

  it('believes a known intent before the fields', () => {
    expect(intentOf(formOf({ intent: 'deleteAddress', addressId: '7' }))).toBe('deleteAddress');
  });

  it('never takes an address id alone, or an intent it does not know, for a deletion', () => {
    expect(intentOf(formOf({ addressId: '7' }))).toBe('address');
    expect(intentOf(formOf({ addressId: '7', intent: 'remove' }))).toBe('address');
  });
});
