import { describe, expect, it } from 'vitest';
import { carriesMark } from './pending-form';

function sent(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('carriesMark', () => {
  it('tells a form from its neighbours by all of its fields', () => {
    const data = sent({ productId: '7', quantity: '2' });
    expect(carriesMark(data, { productId: '7' })).toBe(true);
    expect(carriesMark(data, { productId: '8' })).toBe(false);
    expect(carriesMark(data, { productId: '7', quantity: '3' })).toBe(false);
  });

  it('fits any form when it is empty, and nothing when no form was sent', () => {
    expect(carriesMark(sent({ phone: '1' }), {})).toBe(true);
    expect(carriesMark(undefined, {})).toBe(false);
  });
});
