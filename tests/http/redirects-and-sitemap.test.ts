import { describe, expect, inject, it } from 'vitest';
import { Customer } from '../support/customer';

const url = inject('portalUrl');
const ask = (path: string, headers: Record<string, string> = {}) =>
  new Customer(url).get(path, { follow: false, headers });
const isRoute = async (path: string, headers?: Record<string, string>) => {
  const { status, headers: answer } = await ask(path, headers);
  return [status, answer.get('location')];
};
const locations = async (path: string) => (await ask(path)).html.querySelectorAll('loc').map(({ text }) => text);
const pathOf = (address = '') => address.replace(url, '');

describe('Redirects of moved addresses', () => {
  it.each([
    ['/dostavka', 301, '/delivery'],
    ['/Dostavka/?utm_source=mail', 301, '/delivery?utm_source=mail'],
    ['/en/dostavka', 301, '/en/delivery'],
    ['/how-to-find-us', 302, 'https://www.openstreetmap.org/?mlat=50.4392&mlon=30.4053#map=17/50.4392/30.4053'],
    ['/uk/contact?a=1', 301, '/contact?a=1'],
    ['/uk?a=1', 301, '/?a=1'],
    ['/UK/?a=1', 301, '/?a=1'],
    ['/uk', 301, '/'],
    ['/roses', 301, '/categories/roses'],
    ['/ru/single-roses', 301, '/ru/categories/roses/single-roses'],
    ['/any/where/garden-roses', 301, '/categories/roses/garden-roses'],
    ['/en/abbey-cream-60-westland-bloei-30', 302, '/en/product/30'],
  ])('GET %s answers %i with the location %s', async (path, status, target) => {
    expect(await isRoute(path)).toEqual([status, target]);
  });

  it('GET /dostavka.data redirects to /delivery', async () => {
    expect((await ask('/dostavka.data', { 'sec-fetch-dest': 'empty' })).headers.get('location')).toBe('/delivery');
  });
});

describe('Pages and files for search engines', () => {
  it.each(['/contact', '/en/contact', '/ru/contact'])(
    'GET %s has its canonical link and the alternates of all languages',
    async (path) => {
      const { html } = await ask(`${path}/?utm_source=mail`);
      const hrefOf = (selector: string) => pathOf(html.querySelector(`head link${selector}`)?.getAttribute('href'));
      expect(hrefOf('[rel=canonical]')).toBe(path);
      expect(['uk', 'en', 'ru', 'x-default'].map((language) => hrefOf(`[hreflang="${language}"]`))).toEqual([
        '/contact',
        '/en/contact',
        '/ru/contact',
        '/contact',
      ]);
    },
  );

  it('GET /en/categories/roses?page=2&sort=-name has page 2 without the sorting as its canonical link', async () => {
    const { html } = await ask('/en/categories/roses?page=2&sort=-name');
    expect(pathOf(html.querySelector('head link[rel=canonical]')?.getAttribute('href'))).toBe(
      '/en/categories/roses?page=2',
    );
  });

  it('GET /sitemap.xml lists its parts, and their pages answer 200', async () => {
    const parts = await locations('/sitemap.xml');
    expect(parts.map(pathOf)).toContain('/sitemaps/ru-products-1.xml');
    for (const part of parts) {
      const pages = await locations(pathOf(part));
      expect(pages.length).toBeGreaterThan(5);
      expect(pages.length).toBeLessThanOrEqual(2000);
      for (const page of [pages[0], pages[5], pages.at(-1)])
        expect([page, (await ask(pathOf(page))).status]).toEqual([page, 200]);
    }
  });

  it('GET /sitemap.xml and /robots.txt are cacheable files without cookies', async () => {
    const [index, robots] = [await ask('/sitemap.xml'), await ask('/robots.txt')];
    expect(index.headers.get('content-type')).toContain('application/xml');
    expect(robots.headers.get('content-type')).toContain('text/plain');
    for (const { headers } of [index, robots]) {
      expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
      expect(headers.get('set-cookie')).toBeNull();
    }
    expect(robots.text).toContain(`Sitemap: ${url}/sitemap.xml`);
    expect(robots.text).toMatch(/^Disallow: \/en\/orders$/m);
  });

  it('GET /sitemaps/… of an unlisted part answers 404', async () => {
    for (const file of ['en-products-2.xml', 'de-pages-1.xml', 'passwd'])
      expect((await ask(`/sitemaps/${file}`)).status).toBe(404);
  });
});
