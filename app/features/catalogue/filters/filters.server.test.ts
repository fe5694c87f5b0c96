import { describe, expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { parseCatalogueQuery } from '../list/catalogue-query';
import { loadListControls } from './filters.server';
import { loadSearchPage } from '../search/search-page.server';

const farms = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: from + at, name: `Farm ${String(from + at)}` }));
const meta = { total: 150, perPage: 100 };
const answers = {
  'GET /manufacturers?page=1&perPage=100': { data: farms(1, 100), meta: { ...meta, page: 1 } },
  'GET /manufacturers?page=2&perPage=100': { data: farms(101, 50), meta: { ...meta, page: 2 } },
  'GET /countries': { data: [{ id: 1, name: 'Ecuador', code: 'EC' }] },
};
const controlsAt = (search: string) =>
  loadListControls(
    fakeContext(answers, { language: 'en' }),
    '/en/catalog',
    parseCatalogueQuery(new URLSearchParams(search)),
    null,
  );

describe('the filters of a product list', () => {
  it('contain every manufacturer, however many pages the API has', async () => {
    const { filters, chips } = await controlsAt('manufacturerId=120');
    expect(filters.manufacturers.options).toHaveLength(150);
    expect(chips.map(({ label, href }) => [label, href])).toEqual([['Farm 120', '/en/catalog']]);
  });

  it('show an unknown selected number so that it can be kept or removed', async () => {
    const { filters, chips } = await controlsAt('manufacturerId=900&manufacturerId=7&countryId=x');
    expect(filters.manufacturers.options.at(-1)).toEqual({ value: '900', label: '№ 900' });
    expect(chips.map(({ label }) => label)).toEqual(['№ x', 'Farm 7', '№ 900']);
    expect(filters.inForce).toBe(3);
  });

  it.each([
    ['priceMin=abc&priceMax=60', ['to 60 UAH']],
    ['priceMin=100&priceMax=5', []],
    ['priceMin=5', ['from 5 UAH']],
  ])('name only the valid price bounds of %s', async (search, labels) => {
    expect((await controlsAt(search)).chips.map(({ label }) => label)).toEqual(labels);
  });

  it('keep the price list when they are reset, and name cards where the price list is remembered', async () => {
    const hrefs = async (search: string, defaultView: 'cards' | 'list' = 'cards') => {
      const query = parseCatalogueQuery(new URLSearchParams(search), 'default', defaultView);
      const { filters, views } = await loadListControls(fakeContext(answers), '/catalog', query, null);
      return [filters.resetHref, ...views.map(({ href }) => href)];
    };
    expect(await hrefs('color=red')).toEqual(['/catalog', '/catalog?color=red', '/catalog?color=red&view=list']);
    expect(await hrefs('color=red&view=list')).toEqual([
      '/catalog?view=list',
      '/catalog?color=red',
      '/catalog?color=red&view=list',
    ]);
    expect(await hrefs('color=red', 'list')).toEqual([
      '/catalog?view=list',
      '/catalog?color=red&view=cards',
      '/catalog?color=red&view=list',
    ]);
  });

  it('offer what is new only where there is something new, or it is asked for', async () => {
    const togglesAt = async (search: string) => (await controlsAt(search)).filters.toggles.options;
    expect((await togglesAt('inStock=1')).map(({ value }) => value)).toEqual(['inStock', 'promotion', 'secondGrade']);
    expect((await togglesAt('new=1')).map(({ label }) => label)).toContain('New');
    expect((await controlsAt('color=new')).chips.map(({ label }) => label)).toEqual(['new']);
  });

  it('search separately for an unknown manufacturer', async () => {
    const nothing = { data: [], meta: { total: 0, page: 1, perPage: 24 } };
    const ctx = fakeContext(
      {
        ...answers,
        'GET /categories': { data: [] },
        'GET /products?page=1&perPage=24&sort=name&order=asc&manufacturerId=900': nothing,
      },
      { language: 'en' },
    );
    const { found } = await loadSearchPage(ctx, new Request('https://shop.example/en/search?manufacturerId=900'));
    expect(found?.list.total).toBe(0);
  });

  it('are loaded in parallel with the products of a text search', async () => {
    const nothing = { data: [], meta: { total: 0, page: 1, perPage: 24 } };
    const goods = 'GET /products?page=1&perPage=24&sort=name&order=asc&search=x';
    const ctx = fakeContext({ ...answers, 'GET /categories': { data: [] }, [goods]: nothing }, { language: 'en' });
    await loadSearchPage(ctx, new Request('https://shop.example/en/search?q=x'));
    expect(ctx.calls.indexOf(goods)).toBeLessThan(ctx.calls.indexOf('GET /manufacturers?page=2&perPage=100'));
    expect(ctx.calls).toContain(goods);
  });
});
