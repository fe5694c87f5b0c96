import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { fakeContext, type FakeContext } from '~/bff/context.fixture';
import { createSitemapPart, createSitemapIndex } from './sitemap.server';

const origin = 'https://shop.example';
const call = (page: number) => `GET /products?page=${page}&perPage=100&sort=name&order=asc`;

/** A catalogue of so many products. */
function getRequestContext(total: number, withMeta = true): FakeContext {
  const wire = (id: number) => ({ id: `P${id}`, name: 'Rose', productType: 'product', kind: 'product' });
  const page = (number: number) => {
    const length = Math.max(0, Math.min(100, total - (number - 1) * 100));
    const data = Array.from({ length }, (_, index) => wire((number - 1) * 100 + index + 1));
    return withMeta ? { data, meta: { page: number, perPage: 100, total } } : { data };
  };
  return fakeContext(
    Object.fromEntries(Array.from({ length: 110 }, (_, index) => [call(index + 1), () => page(index + 1)])),
  );
}
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);

describe('createSitemapIndex', () => {
  it.each([[true], [false]])(
    'createSitemapIndex lists the parts of every language (total known: %s)',
    async (withMeta) => {
      const names = locations(await createSitemapIndex(getRequestContext(2_001, withMeta), ['/categories/roses']));
      expect(names).toHaveLength(9);
      expect(names.slice(3, 6)).toEqual(
        ['pages-1', 'products-1', 'products-2'].map((part) => `${origin}/sitemaps/en-${part}.xml`),
      );
    },
  );

  it.each([
    [0, 1],
    [2_000, 2],
  ])('createSitemapIndex of %i products has %i parts in each language', async (total, parts) => {
    expect(locations(await createSitemapIndex(getRequestContext(total), []))).toHaveLength(3 * parts);
  });
});

describe('createSitemapPart', () => {
  it('createSitemapPart lists pages and categories in its language, each with its alternates', async () => {
    const xml = (await createSitemapPart(getRequestContext(0), 'en-pages-1.xml', ['/categories/roses'])) ?? '';
    expect(locations(xml)).toContain(`${origin}/en/contact`);
    expect(locations(xml).at(-1)).toBe(`${origin}/en/categories/roses`);
    const links = parse(xml)
      .querySelectorAll('url')
      .at(-1)
      ?.querySelectorAll('[hreflang]')
      .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    expect(links).toEqual([
      ['uk', `${origin}/categories/roses`],
      ['en', `${origin}/en/categories/roses`],
      ['ru', `${origin}/ru/categories/roses`],
      ['x-default', `${origin}/categories/roses`],
    ]);
  });

  it('createSitemapPart contains at most 2,000 products with unchanged ids', async () => {
    const ctx = getRequestContext(2_001);
    const [first, second] = [
      await createSitemapPart(ctx, 'uk-products-1.xml', []),
      await createSitemapPart(ctx, 'uk-products-2.xml', []),
    ].map((xml) => locations(xml ?? ''));
    expect(first).toHaveLength(2_000);
    expect(first?.[0]).toBe(`${origin}/product/P1`);
    expect(second).toEqual([`${origin}/product/P2001`]);
  }, 30_000);

  it('createSitemapPart loads each page of products once for all languages', async () => {
    const ctx = getRequestContext(1_000);
    await createSitemapPart(ctx, 'uk-products-1.xml', []);
    await createSitemapPart(ctx, 'ru-products-1.xml', []);
    expect(ctx.calls).toHaveLength(10);
  });

  it.each(['uk-products-2.xml', 'uk-pages-2.xml', 'de-pages-1.xml', 'uk-pages-0.xml', 'uk-pages-1', 'uk-orders-1.xml'])(
    'createSitemapPart returns null for %s',
    async (file) => {
      expect(await createSitemapPart(getRequestContext(10), file, [])).toBeNull();
    },
  );

  it('createSitemapPart escapes special characters in a URL', async () => {
    expect(await createSitemapPart(getRequestContext(0), 'uk-pages-1.xml', ["/categories/a'&b"])).toContain(
      '/categories/a&#39;&#38;b</loc>',
    );
  });

  it('createSitemapPart throws when a page of products cannot be loaded, instead of returning an incomplete part', async () => {
    const ctx = fakeContext({
      [call(1)]: {
        data: [{ id: 1, name: 'a', productType: 'product', kind: 'product' }],
        meta: { page: 1, perPage: 100, total: 150 },
      },
    });
    await expect(createSitemapPart(ctx, 'uk-products-1.xml', [])).rejects.toThrow();
  });
});
