import { describe, expect, it } from 'vitest';
import { formatPhone } from './phone-numbers';

describe('formatPhone', () => {
  it.each(['+380442223344', '380442223344', '0442223344', '044 222-33-44', '+380 (44) 222-33-44'])(
    '%s is formatted as +380 44 222 33 44',
    (phone) => {
      expect(formatPhone(phone)).toBe('+380 44 222 33 44');
    },
  );

  it.each(['+48 22 123 45 67', '0 800 30 60 7', 'ask at the base', ''])('%j is returned unchanged', (phone) => {
    expect(formatPhone(phone)).toBe(phone);
  });
});
