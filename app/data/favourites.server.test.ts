import { describe, expect, it } from 'vitest';
import { product } from '~server/contract/catalogue';
import {
  addFavourite,
  removeFavouriteByKey,
  removeFavourite,
  restoreFavourite,
  isFavourite,
  MAX_FAVOURITES,
  getFavourites,
} from './favourites.server';
import { fakeContext } from '~/bff/context.fixture';

const rose = {
  id: 7,
  name: 'Freedom',
  productType: 'product',
  kind: 'product',
  manufacturerId: 3,
  attributes: { lengthCm: 60 },
};
const answers = (id: number, lot: object = { ...rose, id }) => ({
  [`GET /products?ids=${id}&page=1&perPage=100`]: { data: [lot], meta: { page: 1, perPage: 100, total: 1 } },
});
const cookieOf = (line: string | null) => line?.split(';')[0] ?? '';

async function mark(id: number, cookieHeader: string | null = null) {
  return await addFavourite(fakeContext(answers(id), { cookieHeader }), String(id));
}

describe('favourites', () => {
  it('isFavourite is true for another lot of the same variant', async () => {
    const { cookie } = await mark(7);
    const ctx = fakeContext({}, { cookieHeader: cookieOf(cookie) });
    expect(isFavourite(ctx, product.parse({ ...rose, id: 99 }))).toBe(true);
    expect(isFavourite(ctx, product.parse({ ...rose, attributes: { lengthCm: 50 } }))).toBe(false);
    expect(isFavourite(fakeContext({}), product.parse(rose))).toBe(false);
  });

  it('addFavourite stores a variant once, with its latest lot', async () => {
    const again = await mark(8, cookieOf((await mark(7)).cookie));
    expect(getFavourites(fakeContext({}, { cookieHeader: cookieOf(again.cookie) })).value).toEqual([
      { name: 'Freedom', lengthCm: 60, farmId: '3', lot: '8' },
    ]);
  });

  it('removeFavourite removes a variant by any of its lots, also one that the API no longer knows, and removeFavouriteByKey by its key', async () => {
    const cookieHeader = cookieOf((await mark(7)).cookie);
    expect((await removeFavourite(fakeContext(answers(9), { cookieHeader }), '9')).cookie).toMatch(
      /^favourites=; .*Max-Age=0/,
    );
    const withoutLot = { ...answers(7), 'GET /products?ids=7&page=1&perPage=100': { data: [] } };
    expect((await removeFavourite(fakeContext(withoutLot, { cookieHeader }), '7')).cookie).toMatch(/Max-Age=0/);
    expect(removeFavouriteByKey(fakeContext({}, { cookieHeader }), '["Freedom",60,"3"]').cookie).toMatch(/Max-Age=0/);
    expect(removeFavouriteByKey(fakeContext({}, { cookieHeader }), 'another').cookie).not.toMatch(/Max-Age=0/);
  });

  it('restoreFavourite adds a removed favourite again, whatever the API knows of it, and nothing for another text', async () => {
    const cookieHeader = cookieOf((await mark(7)).cookie);
    const { removed } = removeFavouriteByKey(fakeContext({}, { cookieHeader }), '["Freedom",60,"3"]');
    const restored = restoreFavourite(fakeContext({}), removed ?? '');
    expect(getFavourites(fakeContext({}, { cookieHeader: cookieOf(restored?.cookie ?? null) })).value).toEqual([
      { name: 'Freedom', lengthCm: 60, farmId: '3', lot: '7' },
    ]);
    for (const text of ['', 'x', '[]', '[[1]]', '{}']) expect(restoreFavourite(fakeContext({}), text)).toBeNull();
  });

  it('addFavourite adds nothing when the cookies are full, and drops no favourite', async () => {
    let cookieHeader: string | null = null;
    let count = 0;
    for (; count < MAX_FAVOURITES + 5; count += 1) {
      const { goods, cookie } = await addFavourite(
        fakeContext(answers(count, { ...rose, id: count, name: `Variety ${count * 7919}` }), { cookieHeader }),
        String(count),
      );
      expect(goods).not.toBeNull();
      if (cookie === null) break;
      cookieHeader = cookieOf(cookie);
    }
    expect(count).toBeGreaterThan(40);
    expect(count).toBeLessThanOrEqual(MAX_FAVOURITES);
    expect(getFavourites(fakeContext({}, { cookieHeader })).value).toHaveLength(count);
  });

  it('addFavourite adds nothing for an unknown product', async () => {
    expect(await addFavourite(fakeContext({ 'GET /products?ids=5&page=1&perPage=100': { data: [] } }), '5')).toEqual({
      goods: null,
      cookie: null,
    });
  });
});
