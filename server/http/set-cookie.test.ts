import { expect, it } from 'vitest';
import { replaceSetCookie } from './set-cookie';

const headersOf = (...lines: string[]) => new Headers(lines.map((line): [string, string] => ['set-cookie', line]));

it('replaceSetCookie replaces cookies of the same name and keeps others', () => {
  const headers = headersOf('session=old; Path=/', 'flash=hello', 'session=older', 'session.1=part');
  replaceSetCookie(headers, ['session=new; Path=/']);
  expect(headers.getSetCookie()).toEqual(['flash=hello', 'session.1=part', 'session=new; Path=/']);
});

it('replaceSetCookie adds to a response without cookies, and changes nothing without lines', () => {
  const redirect = new Headers({ location: '/en' });
  replaceSetCookie(redirect, ['session=new', 'session.1=more']);
  expect(redirect.getSetCookie()).toEqual(['session=new', 'session.1=more']);
  const quiet = headersOf('flash=hello');
  replaceSetCookie(quiet, []);
  expect(quiet.getSetCookie()).toEqual(['flash=hello']);
});
