import { expect, it } from 'vitest';
import { accessOf } from './match-route';

it.each([
  ['/', 'public'],
  ['/en', 'public'],
  ['/product/12', 'public'],
  ['/ru/categories/roses/garden-roses', 'public'],
  ['/delivery', 'public'],
  ['/login', 'visitor'],
  ['/en/forgotpassword/', 'visitor'],
  ['/checkout', 'customer'],
  ['/ru/checkout/success', 'customer'],
  ['/EN/Profile', 'customer'],
])('%s is for %s', (path, access) => {
  expect(accessOf(path)).toBe(access);
});
