import { expect, it } from 'vitest';
import { isAllowedOrigin } from './same-origin';

const here = 'https://shop.example';
const isTaken = (headers: Record<string, string>, method = 'POST') => isAllowedOrigin({ method, headers }, here);

it.each([
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: here }, false],
  [{ origin: here }, true],
  [{ origin: `${here}.evil.example` }, false],
  [{ origin: 'http://shop.example' }, false],
  [{ origin: 'null', referer: `${here}/` }, false],
  [{ referer: `${here}/en/checkout` }, true],
  [{ referer: `${here}.evil.example/` }, false],
  [{ referer: 'no address' }, false],
  [{}, false],
])('isAllowedOrigin for a form with %j: %s', (headers, taken) => {
  expect(isTaken(headers)).toBe(taken);
});

it('isAllowedOrigin accepts GET and HEAD from anywhere', () => {
  expect([isTaken({ 'sec-fetch-site': 'cross-site' }, 'GET'), isTaken({}, 'HEAD')]).toEqual([true, true]);
});
