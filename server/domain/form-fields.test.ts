import { expect, it } from 'vitest';
import { parseUnit, textIn, textsIn } from './form-fields';

it('textIn and textsIn return texts as sent, and files and missing fields as empty', () => {
  const form = new FormData();
  for (const value of ['7', new File(['x'], 'x'), ' 8 ']) form.append('productId', value);
  expect(textsIn(form, 'productId')).toEqual(['7', '', ' 8 ']);
  expect(textIn(form, 'productId')).toBe('7');
  expect([textIn(form, 'quantity'), textsIn(form, 'quantity')]).toEqual(['', []]);
});

it('parseUnit returns a known unit, pieces for none and undefined for others', () => {
  const unitOf = (unit: string | null) => {
    const form = new FormData();
    if (unit !== null) form.append('unit', unit);
    return parseUnit(form);
  };
  expect([null, '', 'piece', 'pack', 'box', 'Pack'].map(unitOf)).toEqual([
    'piece',
    'piece',
    'piece',
    'pack',
    undefined,
    undefined,
  ]);
});
