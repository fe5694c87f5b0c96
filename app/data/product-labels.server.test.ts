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
  ['Figaro Pink 60 А1', 60, 'Figaro Pink 60 А1'],
  ['Barcelona (40)', 40, 'Barcelona (40)'],
  ['Denmark - 40', 40, 'Denmark - 40'],
  ['Freedom 60-см', 60, 'Freedom 60-см'],
  ['Freedom 60 cм', 60, 'Freedom 60 cм'],
  ['Freedom 60\u200bсм', 60, 'Freedom 60\u200bсм'],
  ['Freedom/60', 60, 'Freedom/60'],
  ['60 Freedom', 60, '60 Freedom'],
  ['60, червона', 60, '60, червона'],
  ['60', 60, '60'],
  ['Freedom 50-60 см', 60, 'Freedom 50-60 см'],
  ['Mix 60 шт', 60, 'Mix 60 шт, 60 см'],
])('productTitle of %s with %s cm contains the length once: %s', (name, lengthCm, named) => {
  expect(productTitle(fakeContext({}), name, lengthCm).replaceAll('\u00a0', ' ')).toBe(named);
});
