import { expect, it } from 'vitest';
import { contentSecurityPolicy, dedupeSetCookie, setCachePolicy } from './page-headers.server';

const google = /google/;

// @fault C3 @asvs 1.3.2
it('contentSecurityPolicy allows no other host and scripts by nonce only', () => {
  const policy = contentSecurityPolicy({ nonce: 'n0nce' });
  expect(policy).toContain("script-src 'self' 'nonce-n0nce';");
  expect(policy).not.toMatch(/https?:|unsafe-|\*/);
  const closed = [
    "default-src 'none'",
    "style-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  expect(policy.split('; ')).toEqual(expect.arrayContaining(closed));
});

it('contentSecurityPolicy allows the scripts of a shared page by hash', () => {
  const policy = contentSecurityPolicy({ scriptHashes: ["'sha256-a='", "'sha256-b='"] });
  expect(policy).toContain("script-src 'self' 'sha256-a=' 'sha256-b=';");
  expect(policy).not.toMatch(/nonce|unsafe-/);
});

it('contentSecurityPolicy allows the inline style sheet by hash', () => {
  expect(contentSecurityPolicy({ nonce: 'n0nce' }, { styleHash: "'sha256-a='" })).toContain(
    "style-src 'self' 'sha256-a=';",
  );
});

it('contentSecurityPolicy allows the hosts of the tag manager for scripts, images and connections only', () => {
  const directives = contentSecurityPolicy({ nonce: 'n0nce' }, { hasTagManager: true }).split('; ');
  expect(directives.filter((each) => google.test(each)).map((each) => each.split(' ')[0])).toEqual([
    'script-src',
    'img-src',
    'connect-src',
  ]);
  expect(directives.join()).not.toMatch(/unsafe-/);
});

// @fault C4
it.each<[string, Record<string, string>, Record<string, string>, string]>([
  ['a customer', { cookie: 'locale=en; session=1.x' }, {}, 'private, no-store'],
  ['a customer over TLS', { cookie: '__Host-session=1.x' }, {}, 'private, no-store'],
  ['a response that sets a cookie', {}, { 'set-cookie': 'flash=' }, 'private, no-store'],
  ['a visitor', { cookie: 'locale=en; not-session=1' }, {}, 'private, no-cache'],
])('setCachePolicy for %s sets the cache policy', (_, sent, answered, expected) => {
  const headers = new Headers(answered);
  setCachePolicy(new Request('https://shop.example/', { headers: sent }), headers);
  expect(headers.get('cache-control')).toBe(expected);
});

it('dedupeSetCookie sends a repeated cookie once', () => {
  const headers = new Headers([
    ['set-cookie', 'session=1'],
    ['set-cookie', 'flash='],
    ['set-cookie', 'session=1'],
  ]);
  dedupeSetCookie(headers);
  expect(headers.getSetCookie()).toEqual(['session=1', 'flash=']);
});
