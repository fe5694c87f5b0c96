import { describe, expect, it } from 'vitest';
import { createRobotsTxt } from './robots';

const lines = createRobotsTxt('https://shop.example').split('\n');
/** Whether a crawler that keeps the rules may fetch a path. */
const isAllowed = (path: string) =>
  !lines.some((line) => line.startsWith('Disallow: ') && path.startsWith(line.slice('Disallow: '.length)));

describe('createRobotsTxt', () => {
  it.each([
    '/orders',
    '/en/checkout/success',
    '/ru/profile',
    '/notifications',
    '/search?q=rose',
    '/en/set-language/uk',
  ])('createRobotsTxt disallows %s', (path) => {
    expect(isAllowed(path)).toBe(false);
  });

  it.each(['/', '/en', '/categories/roses', '/product/7', '/ru/contact', '/catalog/1', '/about', '/becomeclient'])(
    'createRobotsTxt allows %s',
    (path) => {
      expect(isAllowed(path)).toBe(true);
    },
  );

  it('createRobotsTxt contains the URL of the sitemap', () => {
    expect(lines).toContain('Sitemap: https://shop.example/sitemap.xml');
  });
});
