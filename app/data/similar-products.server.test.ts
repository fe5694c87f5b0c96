import { describe, expect, it } from 'vitest';
import { catalogue } from '~server/search-index/catalogue.fixture';
import { createSearchIndex } from '~server/search-index/search-index';
import { loadSimilarProducts } from './similar-products.server';
import { fakeContext, type FakeAnswers } from '~/bff/context.fixture';
import { money } from '~server/contract/money';

const index = await createSearchIndex(catalogue);
const buyer = { priceGroupId: '2', discounts: [] };

interface Answered {
  readonly available?: number;
  readonly price?: number | null;
}

function productOf(id: string, { available = 100, price = 40 }: Answered = {}) {
  const prices = price === null ? [] : [{ priceGroupId: 2, price }];
  return {
    id,
    name: id,
    productType: 'product',
    kind: 'product',
    prices,
    stocks: [{ warehouseId: 1, available }],
    attributes: { packSize: 20 },
  };
}

/** Answers the one question about these products, all together. */
const about = (ids: readonly string[], facts: Readonly<Record<string, Answered>> = {}): FakeAnswers => ({
  [`GET /products?ids=${encodeURIComponent(ids.join(','))}&page=1&perPage=100`]: {
    data: ids.map((id) => productOf(id, facts[id])),
  },
});
const likeR60 = ['r60b', 'r50'];
const all = { ...about(likeR60), ...about(['r50', 'r60', 'r60b']), ...about(['a65', 'w65']) };

async function nearest(
  wanted: { id: string; name?: string; alt?: string },
  {
    answers = all,
    inCart = {},
    isIndexed = true,
  }: { answers?: FakeAnswers; inCart?: Record<string, number>; isIndexed?: boolean } = {},
) {
  const ctx = fakeContext(answers, { isSignedIn: true });
  const services = {
    ...ctx.services,
    catalogueIndex: { current: () => (isIndexed ? index : null), start: () => undefined },
  };
  const lookedUp = [{ productId: wanted.id, name: wanted.name ?? '', alt: wanted.alt ?? '', product: null }];
  const found = await loadSimilarProducts({ ...ctx, services }, lookedUp, {
    buyer,
    inCart: new Map(Object.entries(inCart)),
    count: 3,
  });
  return { ids: found.get(wanted.id)?.map((each) => each.product.id) ?? [], found, calls: ctx.calls };
}

describe('loadSimilarProducts', () => {
  it('loadSimilarProducts returns other lots of the variety first, then others of its species and colour in stock, with one API call', async () => {
    const { ids, calls } = await nearest({ id: 'r60' });
    expect(ids).toEqual(['r60b', 'r50']);
    expect(calls).toHaveLength(1);
  });

  it('loadSimilarProducts finds products similar to one that is gone by its name or its picture text', async () => {
    expect((await nearest({ id: 'gone', name: 'Freedom' })).ids).toEqual(['r50', 'r60', 'r60b']);
    expect((await nearest({ id: 'gone', name: 'Зовсім нова', alt: 'еустома біла' })).ids).toEqual(['a65', 'w65']);
    expect((await nearest({ id: 'gone', name: 'Ваза' })).ids).toEqual([]);
  });

  it('loadSimilarProducts counts whole packs of the stock less the cart, and leaves out products without a price for the buyer', async () => {
    const answers = about(likeR60, { r60b: { available: 75 }, r50: { price: null } });
    const { found } = await nearest({ id: 'r60' }, { answers, inCart: { r60b: 20 } });
    expect(found.get('r60')).toMatchObject([{ available: 40, price: money(4_000), product: { id: 'r60b' } }]);
    expect((await nearest({ id: 'r60' }, { answers, inCart: { r60b: 60 } })).ids).toEqual([]);
  });

  it('loadSimilarProducts returns nothing without a catalogue index or while the API is down', async () => {
    expect(await nearest({ id: 'r60' }, { isIndexed: false })).toMatchObject({ ids: [], calls: [] });
    const down = Object.fromEntries(Object.keys(all).map((call) => [call, new Response('down', { status: 503 })]));
    expect(await nearest({ id: 'r60' }, { answers: down })).toMatchObject({ ids: [] });
  });
});
