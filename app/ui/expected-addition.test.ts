import { describe, expect, it } from 'vitest';
import { isOf } from './expected-addition';

const addition = { productId: '7', quantity: '2', unit: 'pack', lines: 1, kopiykas: 192_000 };

function formOf(...fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

describe('a form on its way', () => {
  it('carries the addition that was told of', () => {
    expect(isOf(formOf(['productId', '7'], ['unit', 'pack'], ['quantity', '2']), addition)).toBe(true);
  });

  it.each<[string, [string, string][]]>([
    [
      'is of another product',
      [
        ['productId', '8'],
        ['unit', 'pack'],
        ['quantity', '2'],
      ],
    ],
    [
      'takes an offered quantity instead',
      [
        ['productId', '7'],
        ['unit', 'pack'],
        ['quantity', '1'],
      ],
    ],
    [
      'counts in another unit',
      [
        ['productId', '7'],
        ['unit', 'piece'],
        ['quantity', '2'],
      ],
    ],
    [
      'has several lines',
      [
        ['productId', '7'],
        ['unit', 'pack'],
        ['quantity', '2'],
        ['productId', '8'],
        ['unit', 'pack'],
        ['quantity', '2'],
      ],
    ],
    ['is about something else', [['q', 'freedom']]],
  ])('does not when it %s', (_, fields) => {
    expect(isOf(formOf(...fields), addition)).toBe(false);
  });
});
