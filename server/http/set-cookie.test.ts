import { expect, it } from 'vitest';
import { replaceSetCookie } from './set-cookie';

const headersOf = (...lines: string[]) => new Headers(lines.map((line): [string, string] => ['set-cookie', line]));

it('puts the last word on a cookie in place of the earlier ones, and leaves the others', () => {
  const headers = headersOf('session=old; Path=/', 'flash=hello', 'session=older', 'session.1=part');
  replaceSetCookie(headers, ['session=new; Path=/']);
  expect(headers.getSetCookie()).toEqual(['flash=hello', 'session.1=part', 'session=new; Path=/']);
});

it('adds to an answer that sets none, and leaves one alone when there is nothing to say', () => {
  const redirect = new Headers({ location: '/en' });
  replaceSetCookie(redirect, ['session=new', 'session.1=more']);
  expect(redirect.getSetCookie()).toEqual(['session=new', 'session.1=more']);
  const quiet = headersOf('flash=hello');
  replaceSetCookie(quiet, []);
  expect(quiet.getSetCookie()).toEqual(['flash=hello']);
});
