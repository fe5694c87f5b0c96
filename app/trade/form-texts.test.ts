import { expect, it } from 'vitest';
import { textIn, textsIn } from './form-texts';

it('reads texts as they were sent, and files as nothing', () => {
  const form = new FormData();
  for (const value of ['7', new File(['x'], 'x'), ' 8 ']) form.append('productId', value);
  expect(textsIn(form, 'productId')).toEqual(['7', '', ' 8 ']);
  expect(textIn(form, 'productId')).toBe('7');
  expect([textIn(form, 'quantity'), textsIn(form, 'quantity')]).toEqual(['', []]);
});
