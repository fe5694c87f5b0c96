import { expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
import { addFavourite } from '~/data/favourites.server';
import { catalogue } from '~server/search-index/catalogue.fixture';
import { createSearchIndex } from '~server/search-index/search-index';
import { parseCatalogueQuery } from './catalogue-query';
import { listVarieties } from './list-varieties.server';

it('of equally good matches a search lists those in stock first', async () => {
  const [rose] = catalogue.varieties;
  const [lot] = rose?.lots ?? [];
  if (!rose || !lot) throw new Error('the fixture has a rose');
  const sellOut = (id: string, inStock: boolean) => ({ ...rose, lots: [{ ...lot, id, inStock }] });
  const varieties = [sellOut('1', false), sellOut('2', true), sellOut('3', false)];
  const index = await createSearchIndex({ ...catalogue, varieties });
  const ctx = fakeContext({ 'GET /categories': { data: [] } });
  const query = parseCatalogueQuery(new URLSearchParams('q=freedom'), 'match');
  const found = index.find({ text: 'freedom', language: 'uk' }) ?? undefined;
  const { matches } = await listVarieties(ctx, index, query, { found });
  expect(matches.map(({ lots }) => lots[0]?.id)).toEqual(['2', '1', '3']);
});

it('new varieties are listed with favourites first, then what was noticed last, unless another order is asked for', async () => {
  const noticed = new Map([
    ['r60', 2_000],
    ['m60', 3_000],
    ['p60', 1_000],
  ]);
  const varieties = catalogue.varieties.map((variety) => ({
    ...variety,
    lots: variety.lots.map((lot) => ({ ...lot, ...(noticed.has(lot.id) && { noticedAt: noticed.get(lot.id) ?? 0 }) })),
  }));
  const index = await createSearchIndex({ ...catalogue, varieties });
  const lot = { name: 'Pink Mondial', productType: 'product', kind: 'product', manufacturerId: 'f1' };
  const answers = {
    'GET /categories': { data: [] },
    'GET /products?ids=p60&page=1&perPage=100': { data: [{ ...lot, id: 'p60', attributes: { lengthCm: 60 } }] },
  };
  const namesOf = async (search: string, cookieHeader: string | null = null) => {
    const ctx = fakeContext(answers, { cookieHeader });
    const services = { ...ctx.services, catalogueIndex: { current: () => index, start: () => undefined } };
    const query = parseCatalogueQuery(new URLSearchParams(search));
    const { matches, counts } = await listVarieties({ ...ctx, services }, index, query);
    expect(counts.new.get('1')).toBe(3);
    return matches.map(({ variety, lots }) => [variety.names.uk, lots.length]);
  };
  expect(await namesOf('new=1')).toEqual([
    ['Mondial', 1],
    ['Freedom', 1],
    ['Pink Mondial', 1],
  ]);
  const visitor = fakeContext(answers);
  await addFavourite(visitor, 'p60');
  const [cookie = ''] = visitor.cookies;
  const marked = await namesOf('new=1', cookie.split(';')[0]);
  expect(marked.map(([name]) => name)).toEqual(['Pink Mondial', 'Mondial', 'Freedom']);
  const sorted = await namesOf('new=1&sort=name', cookie.split(';')[0]);
  expect(sorted.map(([name]) => name)).toEqual(['Freedom', 'Mondial', 'Pink Mondial']);
});
