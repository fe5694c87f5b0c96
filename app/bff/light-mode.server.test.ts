import { expect, it } from 'vitest';
import { isLight, writeLightCookie } from './light-mode.server';
import { fakeScope } from './scope.fixture';

const chosen = (light: boolean) => writeLightCookie(fakeScope({}), light).split(';', 1)[0] ?? '';

it.each([
  ['nothing', {}, false],
  ['a browser that saves data', { 'save-data': 'on' }, true],
  ['a browser that does not', { 'save-data': 'off' }, false],
  ['a customer who chose it', { cookie: chosen(true) }, true],
  ['a customer who left it though the browser saves data', { cookie: chosen(false), 'save-data': 'on' }, false],
  ['a choice that nobody can have made', { cookie: 'light=maybe', 'save-data': 'on' }, true],
] as const)('%s', (_name, headers, light) => {
  const sent = new Headers(headers);
  expect(isLight((name) => sent.get(name))).toBe(light);
});

it('is remembered for a year', () => {
  expect(writeLightCookie(fakeScope({}), true)).toContain('Max-Age=31536000');
});
