import { describe, expect, it } from 'vitest';
import { normalisePhone } from './phone';

describe('normalisePhone', () => {
  it.each(['+380501112233', '380501112233', '0501112233', '050 111-22-33', '+38 (050) 111 22 33'])(
    'accepts %s',
    (text) => {
      expect(normalisePhone(text)).toBe('+380501112233');
    },
  );

  it('leaves foreign numbers unchanged', () => {
    expect(normalisePhone('+48 601 234 567')).toBe('+48601234567');
  });

  it.each(['', '12345', 'телефон', '+3805011122331234567'])('rejects “%s”', (text) => {
    expect(() => normalisePhone(text)).toThrow('WRONG_PHONE');
  });
});
