import { describe, expect, it } from 'vitest';
import { alternateLinks } from './alternates';

const origin = 'https://shop.example';
const canonicalOf = (pathname: string, search?: string) => alternateLinks(origin, pathname, search)[0]?.href;

describe('alternateLinks', () => {
  it('alternateLinks lists the canonical page, its three languages and Ukrainian as the default', () => {
    expect(alternateLinks(origin, '/en/contact')).toEqual([
      { rel: 'canonical', href: `${origin}/en/contact` },
      { rel: 'alternate', hrefLang: 'uk', href: `${origin}/contact` },
      { rel: 'alternate', hrefLang: 'en', href: `${origin}/en/contact` },
      { rel: 'alternate', hrefLang: 'ru', href: `${origin}/ru/contact` },
      { rel: 'alternate', hrefLang: 'x-default', href: `${origin}/contact` },
    ]);
  });

  it.each([
    ['/EN/Contact/', '/en/contact'],
    ['/forgotPassword', '/forgotpassword'],
    ['/categories/Roses/Garden-Roses//', '/categories/roses/garden-roses'],
    ['/About', '/about'],
    ['/', '/'],
    ['/RU/', '/ru'],
  ])('alternateLinks writes %s in lower case without a trailing slash', (pathname, canonical) => {
    expect(canonicalOf(pathname)).toBe(origin + canonical);
  });

  it.each([
    ['/Product/aBc-9', '/product/aBc-9'],
    ['/en/PRODUCT/aBc-9/', '/en/product/aBc-9'],
    ['/ru/Catalog/Q%D0%AF', '/ru/catalog/Q%D0%AF'],
  ])('alternateLinks keeps the case of the id in %s', (pathname, canonical) => {
    const hrefs = alternateLinks(origin, pathname).map(({ href }) => href);
    expect(hrefs[0]).toBe(origin + canonical);
    expect(hrefs.every((href) => href.endsWith(canonical.slice(canonical.lastIndexOf('/'))))).toBe(true);
  });

  it('alternateLinks keeps the page of a list from 2 on in every language, and no other parameter', () => {
    const search = '?sort=-name&page=3&utm_source=mail';
    expect(canonicalOf('/categories/roses', search)).toBe(`${origin}/categories/roses?page=3`);
    expect(canonicalOf('/catalog', search)).toBe(`${origin}/catalog?page=3`);
    expect(alternateLinks(origin, '/categories/roses', search).at(2)?.href).toBe(
      `${origin}/en/categories/roses?page=3`,
    );
  });

  it.each([
    ['/categories/roses', '?page=1'],
    ['/categories/roses', '?page=0'],
    ['/categories/roses', '?page=2%22'],
    ['/contact', '?page=2'],
    ['/product/7', '?page=2'],
  ])('alternateLinks drops the page parameter of %s%s', (pathname, search) => {
    expect(canonicalOf(pathname, search)).toBe(origin + pathname);
  });

  it.each([
    ['/search', '?q=freedom+60&utm_source=mail', '/search?q=freedom+60'],
    ['/search', '?q=roses&page=2', '/search?q=roses&page=2'],
    ['/cart-link', '?l=1.7*50', '/cart-link?l=1.7*50'],
  ])('alternateLinks keeps the query of %s%s, which selects its content', (pathname, search, canonical) => {
    expect(canonicalOf(pathname, search)).toBe(origin + canonical);
  });

  it('alternateLinks is empty for a customer page with a query that selects its content', () => {
    expect(alternateLinks(origin, '/orders', '?id=17')).toEqual([]);
    expect(canonicalOf('/orders')).toBe(`${origin}/orders`);
  });
});
