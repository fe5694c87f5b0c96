import { expect, it } from 'vitest';
import { isLite, serializeLiteCookie } from './lite-mode.server';
import { fakeContext } from './context.fixture';

const chosen = (lite: boolean) => serializeLiteCookie(fakeContext({}), lite).split(';', 1)[0] ?? '';

it.each([
  ['neither a choice nor Save-Data', {}, false],
  ['Save-Data: on', { 'save-data': 'on' }, true],
  ['Save-Data: off', { 'save-data': 'off' }, false],
  ['lite mode chosen', { cookie: chosen(true) }, true],
  ['lite mode turned off and Save-Data: on', { cookie: chosen(false), 'save-data': 'on' }, false],
  ['an invalid choice and Save-Data: on', { cookie: 'light=maybe', 'save-data': 'on' }, true],
] as const)('isLite with %s', (_name, headers, lite) => {
  const sent = new Headers(headers);
  expect(isLite((name) => sent.get(name))).toBe(lite);
});

it('serializeLiteCookie stores the choice for a year', () => {
  expect(serializeLiteCookie(fakeContext({}), true)).toContain('Max-Age=31536000');
});
