import { describe, expect, it } from 'vitest';
import { cartHolding } from '~/data/cart-items.fixture';
import { fakeContext } from '~/bff/context.fixture';
import { parseCatalogueQuery } from './catalogue-query';
import { loadProductList } from './product-list.server';
import { PER_PAGE } from './product-query.server';
import { isOrderable } from '../cards/offer';
import { wordsIn } from '../cards/offer.fixture';
import { lotsOf } from '../cards/variety-view';

const words = wordsIn('uk');

const rose = {
  id: 42,
  name: 'Freedom',
  productType: 'product',
  kind: 'product',
  prices: [{ priceGroupId: 2, price: 38.4 }],
  stocks: [{ warehouseId: 1, available: 340 }],
  attributes: { lengthCm: 60, packSize: 25 },
};

interface Given {
  readonly search?: string;
  readonly groupId?: number | null;
  readonly isSignedIn?: boolean;
  /** Percent off the goods of farm 7. */
  readonly discount?: number;
  /** What the API answers about the account, in place of a good answer. */
  readonly account?: unknown;
  /** How many there are, where the API counts. */
  readonly total?: number | undefined;
  readonly lots?: readonly object[];
  readonly categoryId?: string;
}

function readList({
  search = '',
  groupId = 2,
  isSignedIn = true,
  discount,
  account,
  lots = [rose],
  categoryId,
  ...given
}: Given) {
  const query = parseCatalogueQuery(new URLSearchParams(search));
  const listed = (page: number, data: readonly object[]) => ({
    [`GET /products?page=${page}&perPage=${PER_PAGE}&sort=name&order=asc${categoryId ? `&categoryId=${categoryId}` : ''}`]:
      { data, ...('total' in given && { meta: { page, perPage: 24, total: given.total } }) },
  });
  const ctx = fakeContext(
    {
      'GET /customers/me': account ?? { data: { id: 1, phone: '+380501112233', defaultPriceGroupId: groupId } },
      'GET /cart/discounts?page=1&perPage=100': {
        data: discount ? [{ manufacturerId: 7, priceGroupId: 2, discount }] : [],
      },
      'GET /categories': { data: [{ id: 3, name: 'Троянди' }] },
      ...cartHolding(),
      ...listed(1, given.total === 0 ? [] : lots),
      ...listed(9, []),
    },
    { isSignedIn },
  );
  return loadProductList(ctx, { action: '/categories/roses', query, listing: null, ...(categoryId && { categoryId }) });
}

/** The lots of a list until the catalogue is indexed: one of each variety. */
async function readLots(given: Given) {
  return (await readList(given)).varieties.flatMap(lotsOf);
}

describe('the price of a product in a list', () => {
  it('is the price for the customer’s price group', async () => {
    const [card] = await readLots({});
    expect(card?.price).toBe(3_840);
  });

  it('includes the personal discount, also per pack, with the group price struck through', async () => {
    const lots = [
      { ...rose, manufacturerId: 7 },
      { ...rose, id: 43, manufacturerId: 8 },
    ];
    const shown = await readLots({ discount: 7.5, lots });
    expect(shown.map((lot) => words.price(lot))).toEqual([
      { amount: '35,52', old: '38,40', percent: '−7,5\u00a0%', isReduced: false },
      { amount: '38,40', isReduced: false },
    ]);
    expect(shown.map((lot) => words.packPrice(lot))).toEqual([
      'пачка 25 шт, 888,00\u00a0грн',
      'пачка 25 шт, 960,00\u00a0грн',
    ]);
  });

  it('disables ordering when less than a pack is left, and shows the number of pieces', async () => {
    const few = { ...rose, stocks: [{ warehouseId: 1, available: 3 }] };
    const [card] = await readLots({ lots: [few] });
    expect(card && isOrderable(card)).toBe(false);
    expect(card && words.stock(card)).toBe('Менше за пачку: залишилось 3 шт');
  });

  it('shows no pack when a pack is one piece', async () => {
    const [card] = await readLots({ lots: [{ ...rose, attributes: { packSize: 1 } }] });
    expect(card).toMatchObject({ price: 3_840, available: 340 });
    expect(card && isOrderable(card)).toBe(true);
    expect(card && words.packPrice(card)).toBe('поштучно');
  });

  it('is reported as missing for a group without a price or a customer without a group, and disables ordering', async () => {
    for (const groupId of [9, null])
      expect((await readLots({ groupId }))[0]).toMatchObject({ price: null, available: 340 });
    expect((await readLots({ groupId: null })).filter(isOrderable)).toEqual([]);
  });

  it('is not reported as missing when the account cannot be loaded', async () => {
    const [card] = await readLots({ account: new Response('<html>', { status: 429 }) });
    expect(card).toMatchObject({ isPriceUnknown: true, available: 340 });
    expect(card).not.toHaveProperty('price');
    expect(card && isOrderable(card)).toBe(false);
  });

  it('is left out of the response for a visitor', async () => {
    expect((await readLots({ isSignedIn: false }))[0]).not.toHaveProperty('price');
  });
});

describe('quantities filled in on a price list', () => {
  it('are kept in the page links of the cards', async () => {
    expect(await readList({ search: 'chosen=2*42' })).toMatchObject({
      chosen: [{ productId: '42', quantity: '2' }],
      elsewhere: [],
    });
  });
});

describe('the number of products', () => {
  it('is shown when the API counts or the page is the last, and is not guessed from a full page', async () => {
    expect((await readList({ total: 60 })).total).toBe(60);
    expect((await readList({})).total).toBe(1);
    expect((await readList({ lots: Array.from({ length: 24 }, (_, id) => ({ ...rose, id })) })).total).toBeNull();
  });
});

describe('a page number past the last page', () => {
  const isRoute = async (given: Given) => {
    const thrown: unknown = await readList(given).catch((error: unknown) => error);
    return thrown instanceof Response ? [thrown.status, thrown.headers.get('location')] : thrown;
  };

  it('redirects to the last page and keeps all other parameters', async () => {
    expect(await isRoute({ search: 'page=9&chosen=2*42', total: 60 })).toEqual([
      302,
      '/categories/roses?page=3&chosen=2*42',
    ]);
  });

  it('redirects to the first page when the list is empty or its size is unknown', async () => {
    for (const given of [{ total: 0 }, {}, { total: 500 }])
      expect(await isRoute({ search: 'page=9', ...given })).toEqual([302, '/categories/roses']);
  });

  it('is not shown as an empty first page', async () => {
    expect(await isRoute({ total: 0 })).toMatchObject({ total: 0, page: 1, pageCount: 0 });
  });
});

describe('the name of a product in a list', () => {
  const lot = (id: number, farm: string, isSecondGrade = false) => ({
    ...rose,
    id,
    isSecondGrade,
    categoryId: 3,
    manufacturer: { id, name: farm, country: { id: 1, name: 'Нідерланди', code: 'NL' } },
  });
  const lots = [lot(42, 'Westland Bloei'), lot(43, 'Oranje'), lot(44, 'Oranje', true)];

  it('contains the length, and its accessible name the grade', async () => {
    const shown = await readLots({ lots });
    expect(shown.map((lot) => words.graded(words.title({ name: 'Freedom' }, lot), lot))).toEqual([
      'Freedom, 60\u00a0см',
      'Freedom, 60\u00a0см',
      'Freedom, 60\u00a0см, друга категорія',
    ]);
  });

  it('is followed by the farm, and by the category on pages of several categories', async () => {
    const metaOf = async (categoryId?: string) =>
      (await readList({ lots, ...(categoryId && { categoryId }) })).varieties.slice(0, 1).map(words.meta)[0];
    expect(await metaOf()).toBe('Троянди · Westland Bloei, Нідерланди');
    expect(await metaOf('3')).toBe('Westland Bloei, Нідерланди');
    expect(await metaOf('1'), 'one below the page’s').toBe('Westland Bloei, Нідерланди');
  });
});
