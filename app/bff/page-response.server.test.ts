import { expect, it } from 'vitest';
import { contentSecurityPolicy } from './page-response.server';

const google = /google/;

it('lets no other host in', () => {
  const policy = contentSecurityPolicy('n0nce');
  expect(policy).toContain("script-src 'self' 'nonce-n0nce';");
  expect(policy).not.toMatch(/https?:|unsafe-/);
});

it('names the scripts of a page that is sent more than once', () => {
  const policy = contentSecurityPolicy(["'sha256-a='", "'sha256-b='"]);
  expect(policy).toContain("script-src 'self' 'sha256-a=' 'sha256-b=';");
  expect(policy).not.toMatch(/nonce|unsafe-/);
});

it('lets the tag manager in only where it is, and only to run, to count and to report', () => {
  const directives = contentSecurityPolicy('n0nce', { hasTagManager: true }).split('; ');
  expect(directives.filter((each) => google.test(each)).map((each) => each.split(' ')[0])).toEqual(['script-src', 'img-src', 'connect-src']);
  expect(directives.join()).not.toMatch(/unsafe-/);
});
