import { describe, expect, it } from 'vitest';
import { catalogue } from '~server/catalogue-index/catalogue.fixture';
import { createSearchIndex } from '~server/catalogue-index/search-index';
import { product, type Product } from '~server/contract/catalogue';
import { WholesaleError } from '~server/api/wholesale-error';
import { readNearest, type NearestFacts } from './nearest-goods.server';
import { fakeScope } from './scope.fixture';

const index = await createSearchIndex(catalogue);
const buyer = { priceGroupId: '2', discounts: [] };

function productOf(id: string, { available = 100, price = 40, packSize = 20 }: { available?: number; price?: number | null; packSize?: number } = {}): Product {
  const prices = price === null ? [] : [{ priceGroupId: 2, price }];
  return product.parse({ id, name: id, productType: 'product', kind: 'product', prices, stocks: [{ warehouseId: 1, available }], attributes: { packSize } });
}

async function nearest(wanted: { id: string; name?: string; alt?: string }, facts: Partial<NearestFacts> = {}, isIndexed = true) {
  const scope = fakeScope({}, { isSignedIn: true });
  const portal = { ...scope.portal, catalogueIndex: { current: () => (isIndexed ? index : null), start: () => undefined } };
  const asked: (readonly string[])[] = [];
  const readProducts = (ids: readonly string[]) => {
    asked.push(ids);
    return Promise.resolve(new Map(ids.map((id) => [id, productOf(id)])));
  };
  const sought = [{ productId: wanted.id, name: wanted.name ?? '', alt: wanted.alt ?? '', product: null }];
  const found = await readNearest({ ...scope, portal }, sought, { buyer, inCart: new Map(), readProducts, count: 3, ...facts });
  return { ids: found.get(wanted.id)?.map((each) => each.product.id) ?? [], found, asked };
}

describe('readNearest', () => {
  it('finds other lots of the variety first, then others of its species and colour in stock, by one question', async () => {
    const { ids, asked } = await nearest({ id: 'r60' });
    expect(ids).toEqual(['r60b', 'r50']);
    expect(asked).toHaveLength(1);
  });

  it('knows a product that the catalogue has no more by its name, or by what its picture shows', async () => {
    expect((await nearest({ id: 'gone', name: 'Freedom' })).ids).toEqual(['r50', 'r60', 'r60b']);
    expect((await nearest({ id: 'gone', name: 'Зовсім нова', alt: 'еустома біла' })).ids).toEqual(['a65', 'w65']);
    expect((await nearest({ id: 'gone', name: 'Ваза' })).ids).toEqual([]);
  });

  it('counts whole packs of today’s stock less what is spoken for, and leaves out what has no price for the buyer', async () => {
    const readProducts = () => Promise.resolve(new Map([['r60b', productOf('r60b', { available: 75 })], ['r50', productOf('r50', { price: null })]]));
    const { found } = await nearest({ id: 'r60' }, { readProducts, inCart: new Map([['r60b', 20]]) });
    expect(found.get('r60')).toMatchObject([{ available: 40, price: 4_000, product: { id: 'r60b' } }]);
    expect((await nearest({ id: 'r60' }, { readProducts, inCart: new Map([['r60b', 60]]) })).ids).toEqual([]);
  });

  it('offers nothing without an index, and nothing while the API does not answer', async () => {
    expect(await nearest({ id: 'r60' }, {}, false)).toMatchObject({ ids: [], asked: [] });
    const readProducts = () => Promise.reject(new WholesaleError('unavailable', { endpoint: 'catalogue.products', requestId: 'test', status: 503 }));
    expect((await nearest({ id: 'r60' }, { readProducts })).ids).toEqual([]);
  });
});
