import fc from 'fast-check';
import { safeRedirect } from 'remix-utils/safe-redirect';
import { describe, expect, it } from 'vitest';
import { safePath } from './safe-redirect';

// @asvs 1.2.2
describe('safePath', () => {
  it.each(['/orders', '/en/checkout?step=2#pay', '/', '/product/1?a=/b'])('returns the path %j', (path) => {
    expect(safePath(path, '/')).toBe(path);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/..//evil.example',
    '/./\\evil',
    ' //evil',
    '',
    null,
    undefined,
    '/a\nb',
    'evil.example',
  ])('returns the fallback for %j', (address) => {
    expect(safePath(address, '/home')).toBe('/home');
  });

  // @fault R10 @asvs 3.7.2
  it('never returns an address of another site for any input', () => {
    const parts = fc.array(
      fc.constantFrom('/', '\\', '.', '..', '@', ':', '//', 'evil.example', '%2f', '\t', '#', '?', 'http:'),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          parts.map((each) => each.join('')),
        ),
        (address) => {
          const target = new URL(safePath(address, '/'), 'https://shop.example');
          expect(target.origin).toBe('https://shop.example');
        },
      ),
      { numRuns: 50_000 },
    );
  });

  it('is needed as long as `safeRedirect` of remix-utils passes another site and refuses two dots in a query', () => {
    const resolved = (address: string) => new URL(address, 'https://shop.example').origin;
    expect(resolved(safeRedirect('/\t/evil.example'))).toBe('https://evil.example');
    expect(safeRedirect('/search?q=a..b')).toBe('/');
    expect(resolved(safePath('/\t/evil.example', '/'))).toBe('https://shop.example');
    expect(safePath('/search?q=a..b', '/')).toBe('/search?q=a..b');
  });
});
