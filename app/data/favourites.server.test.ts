import { describe, expect, it } from 'vitest';
import { product } from '~server/contract/catalogue';
import {
  addFavourite,
  removeFavouriteByKey,
  removeFavourite,
  restoreFavourite,
  loadFavourites,
  loadIsFavourite,
  MAX_FAVOURITES,
} from './favourites.server';
import { digest } from '~server/digest';
import { StoreUnavailableError } from '~server/store/account-store';
import { fakeAccountStore, fakeContext } from '~/bff/context.fixture';

const rose = {
  id: 7,
  name: 'Freedom',
  productType: 'product',
  kind: 'product',
  manufacturerId: 3,
  attributes: { lengthCm: 60 },
};
const answers = (id: number, lot: object = { ...rose, id }) => ({
  'GET /customers/me': { data: { id: 1, phone: '+380501112233' } },
  [`GET /products?ids=${id}&page=1&perPage=100`]: { data: [lot], meta: { page: 1, perPage: 100, total: 1 } },
});
const key = '["Freedom",60,"3"]';

/** The requests of one customer, one after another. */
function customer() {
  const accountStore = fakeAccountStore();
  return (given: object = answers(7), cookieHeader: string | null = null) =>
    fakeContext({ ...answers(7), ...given }, { isSignedIn: true, accountStore, cookieHeader });
}

/** The requests of one visitor, one after another. */
function visitor() {
  let cookieHeader: string | null = null;
  return async <T>(act: (ctx: ReturnType<typeof fakeContext>) => Promise<T>, given: object = answers(7)) => {
    const ctx = fakeContext({ ...given }, { cookieHeader });
    const result = await act(ctx);
    const [line] = ctx.cookies;
    if (line) cookieHeader = line.split(';')[0] ?? null;
    return { result, cookieHeader };
  };
}

describe('favourites of an account', () => {
  it('hold a variant once, with its latest lot, and count for all its lots', async () => {
    const request = customer();
    await addFavourite(request(), '7');
    await addFavourite(request(answers(8)), '8');
    expect(await loadFavourites(request())).toEqual([{ name: 'Freedom', lengthCm: 60, farmId: '3', lot: '8' }]);
    const isFavourite = await loadIsFavourite(request());
    expect(isFavourite(product.parse({ ...rose, id: 99 }))).toBe(true);
    expect(isFavourite(product.parse({ ...rose, attributes: { lengthCm: 50 } }))).toBe(false);
    expect((await loadIsFavourite(customer()()))(product.parse(rose))).toBe(false);
  });

  it('are removed by any lot, also one that the API no longer knows, and by their key', async () => {
    const remove = [
      (request: ReturnType<typeof customer>) => removeFavourite(request(answers(9)), '9'),
      (request: ReturnType<typeof customer>) =>
        removeFavourite(request({ 'GET /products?ids=7&page=1&perPage=100': { data: [] } }), '7'),
      (request: ReturnType<typeof customer>) => removeFavouriteByKey(request(), key),
    ];
    for (const act of remove) {
      const request = customer();
      await addFavourite(request(), '7');
      expect((await act(request)).outcome).toBe('written');
      expect(await loadFavourites(request())).toEqual([]);
    }
  });

  it('come back when restored, whatever the API knows of them, and not for another text', async () => {
    const request = customer();
    await addFavourite(request(), '7');
    const { removed } = await removeFavouriteByKey(request(), key);
    await restoreFavourite(request({ 'GET /products?ids=7&page=1&perPage=100': { data: [] } }), removed ?? '');
    expect(await loadFavourites(request())).toHaveLength(1);
    for (const text of ['', 'x', '[]', '[[1]]', '{}']) expect(await restoreFavourite(request(), text)).toBeNull();
  });

  it('take no more than fit, and drop none', async () => {
    const request = customer();
    for (let id = 1; id <= MAX_FAVOURITES + 1; id += 1) {
      const { outcome } = await addFavourite(request(answers(id, { ...rose, id, name: `Variety ${id}` })), String(id));
      expect(outcome).toBe(id > MAX_FAVOURITES ? 'tooLarge' : 'written');
    }
    expect(await loadFavourites(request())).toHaveLength(MAX_FAVOURITES);
  });

  it('take nothing for an unknown product', async () => {
    const ctx = customer()({ 'GET /products?ids=5&page=1&perPage=100': { data: [] } });
    expect((await addFavourite(ctx, '5')).goods).toBeNull();
  });

  it('are marked nowhere, and missed on the page, while the store does not answer', async () => {
    const accountStore = fakeAccountStore();
    await accountStore.close();
    const broken = { ...accountStore, read: () => Promise.reject(new StoreUnavailableError()) };
    const ctx = fakeContext(answers(7), { isSignedIn: true, accountStore: broken });
    expect((await loadIsFavourite(ctx))(product.parse(rose))).toBe(false);
    expect([...ctx.degradation.missing]).toEqual(['lists']);
    expect((await addFavourite(ctx, '7')).outcome).toBe('unavailable');
  });
});

describe('favourites of a visitor', () => {
  it('stay in a cookie of 1 kB at most, and join those of the account at the next sign-in', async () => {
    const visit = visitor();
    let last: { result: { outcome: string }; cookieHeader: string | null } | undefined;
    let count = 0;
    do {
      count += 1;
      const id = count * 104_729;
      const lot = { ...rose, id, name: digest(`variety ${count}`).slice(0, 12) };
      last = await visit((ctx) => addFavourite(ctx, String(id)), answers(id, lot));
    } while (last.result.outcome === 'written' && count < 99);
    expect(count).toBeGreaterThan(20);
    expect(count).toBeLessThan(MAX_FAVOURITES);
    const { cookieHeader } = await visit((ctx) => removeFavouriteByKey(ctx, 'another'));
    expect(cookieHeader?.length).toBeLessThanOrEqual(1_000 + 'favourites='.length);

    const request = customer();
    await addFavourite(request(), '7');
    const signedIn = request({}, cookieHeader);
    expect(await loadFavourites(signedIn)).toHaveLength(count);
    expect(signedIn.cookies).toEqual([expect.stringMatching(/^favourites=; .*Max-Age=0/)]);
    expect(await loadFavourites(request())).toHaveLength(count);
  });

  it('are none where the cookie is forged', async () => {
    expect(await loadFavourites(fakeContext({}, { cookieHeader: 'favourites=forged' }))).toEqual([]);
  });
});
