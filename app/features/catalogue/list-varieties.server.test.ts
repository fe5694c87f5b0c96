import { expect, it } from 'vitest';
import { fakeContext } from '~/bff/context.fixture';
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
