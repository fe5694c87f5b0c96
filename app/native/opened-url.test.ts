import { expect, it } from 'vitest';
import { parseOpenedUrl } from './opened-url';

const origin = 'https://shop.example';

it.each([
  ['https://shop.example/en/product/42?a=1#x', { path: '/en/product/42?a=1#x', message: null }],
  [
    'https://shop.example/quick-order?message=%D1%84%0A%26',
    { path: '/quick-order?message=%D1%84%0A%26', message: 'ф\n&' },
  ],
  ['https://shop.example/en/quick-order?message=a', { path: '/en/quick-order?message=a', message: null }],
  ['https://shop.example//evil.example/x?a=1', { path: '/evil.example/x?a=1', message: null }],
  ['https://shop.example/\\evil.example', { path: '/evil.example', message: null }],
  ['https://shop.example/.//evil.example', { path: '/evil.example', message: null }],
  ['https://shop.example.evil/x', null],
  ['http://shop.example/x', null],
  ['javascript:alert(1)', null],
  ['no address', null],
])('parseOpenedUrl reads %s', (url, opened) => {
  expect(parseOpenedUrl(url, origin)).toEqual(opened);
});

it('parseOpenedUrl returns a path that stays on the site where the link has several slashes after its host', () => {
  const opened = parseOpenedUrl('https://shop.example///evil.example/x', origin);
  expect(new URL(opened?.path ?? '', origin).origin).toBe(origin);
});
