import { expect, it } from 'vitest';
import { isLite, serializeLiteCookie } from './lite-mode.server';
import { fakeContext } from './context.fixture';

const chosen = (lite: boolean) => serializeLiteCookie(fakeContext({}), lite).split(';', 1)[0] ?? '';

it.each([
  ['nothing', {}, false],
  ['a browser that saves data', { 'save-data': 'on' }, true],
  ['a browser that does not', { 'save-data': 'off' }, false],
  ['a customer who chose it', { cookie: chosen(true) }, true],
  ['a customer who left it though the browser saves data', { cookie: chosen(false), 'save-data': 'on' }, false],
  ['a choice that nobody can have made', { cookie: 'light=maybe', 'save-data': 'on' }, true],
] as const)('%s', (_name, headers, lite) => {
  const sent = new Headers(headers);
  expect(isLite((name) => sent.get(name))).toBe(lite);
});

it('is remembered for a year', () => {
  expect(serializeLiteCookie(fakeContext({}), true)).toContain('Max-Age=31536000');
});
