import { describe, expect, it } from 'vitest';
import { hasFields } from './use-form-state';

function sent(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

describe('hasFields', () => {
  it('hasFields is true only when every field matches', () => {
    const data = sent({ productId: '7', quantity: '2' });
    expect(hasFields(data, { productId: '7' })).toBe(true);
    expect(hasFields(data, { productId: '8' })).toBe(false);
    expect(hasFields(data, { productId: '7', quantity: '3' })).toBe(false);
  });

  it('hasFields is false when a field that must be missing was sent', () => {
    const mark = { intent: 'add', split: null };
    expect(hasFields(sent({ intent: 'add', quantity: '2' }), mark)).toBe(true);
    expect(hasFields(sent({ intent: 'add', quantity: '2', split: '7=50' }), mark)).toBe(false);
    expect(hasFields(sent({ q: 'freedom' }), mark)).toBe(false);
  });

  it('hasFields is false when no form was sent', () => {
    expect(hasFields(undefined, { split: null })).toBe(false);
  });
});
