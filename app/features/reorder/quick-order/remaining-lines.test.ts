import { describe, expect, it } from 'vitest';
import type { QuickLine } from './quick-order-view';
import { fitsUrl, remainingLines } from './remaining-lines';

const line = (row: number, alone: string, quantity: string | null): QuickLine => ({
  row,
  alone,
  name: alone,
  productId: '',
  order: quantity === null ? null : { quantity },
});
const nothing = { typed: [], added: [] };

describe('remainingLines', () => {
  it('returns lines without a match, as they were written and in the order of the message', () => {
    const lines = [line(2, 'щось', null), line(1, 'ескімо 2 п.', null), line(0, 'фрідом', '50')];
    expect(remainingLines(lines, nothing)).toBe('ескімо 2 п.\nщось');
    expect(remainingLines([], nothing)).toBe('');
  });

  it('returns lines without a quantity, unless one was filled in or the product is in the cart, and drops emptied lines', () => {
    const lines = [line(0, 'фрідом 60', ''), line(1, 'рускус', ''), line(2, 'ніна 50', '50'), line(3, 'прауд', '')];
    const typed = [
      { row: 0, productId: '42', quantity: '' },
      { row: 1, productId: '43', quantity: '10' },
      { row: 2, productId: '44', quantity: '' },
      { row: 3, productId: '', quantity: '', isSkipped: true },
    ];
    expect(remainingLines(lines, { typed, added: [] })).toBe('фрідом 60');
    expect(remainingLines(lines, { typed, added: [{ row: 0, productId: '42' }] })).toBe('');
  });
});

describe('fitsUrl', () => {
  it('measures a message by its length in the URL', () => {
    expect([fitsUrl('a'.repeat(6_000)), fitsUrl('я'.repeat(1_001))]).toEqual([true, false]);
  });
});
