import { expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { productTitle } from './product-labels.server';

it.each([
  ['Freedom', 60, 'Freedom, 60 см'],
  ['Freedom', null, 'Freedom'],
  ['Троянда Freedom 60 см', 60, 'Троянда Freedom 60 см'],
  ['Freedom 60cm', 60, 'Freedom 60cm'],
  ['Freedom (60 СМ)', 60, 'Freedom (60 СМ)'],
  ['Freedom 160 см', 60, 'Freedom 160 см, 60 см'],
  ['Freedom 60', 60, 'Freedom 60'],
])('productTitle of %s with %s cm contains the length once: %s', (name, lengthCm, named) => {
  expect(productTitle(fakeContext({}), name, lengthCm).replaceAll('\u00a0', ' ')).toBe(named);
});
