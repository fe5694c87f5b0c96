import * as z from 'zod';
import { goodsKey, goodsOf, type GoodsRef } from '~/trade/goods-ref';
import type { Product } from '~server/contract/catalogue';
import { readShelf, writeShelf, type Shelf, type ShelfContent } from '~/bff/device-shelf.server';
import { oncePerRequest } from '~/bff/once.server';
import type { Scope } from '~/bff/scope.server';
import { namesOf, readGoodsRefs, type KnownGoods } from './todays-lots.server';

/** Favourites that a page can show at once. */
export const MOST_FAVOURITES = 80;

const entry = z
  .tuple([
    z.string().min(1).max(120),
    z.number().nullable(),
    z.string().min(1).max(64).nullable(),
    z.string().min(1).max(64),
  ])
  .transform(([name, lengthCm, farmId, lot]): KnownGoods => ({ name, lengthCm, farmId, lot }));

/** Goods with a heart, the newest first; they outlive their lots. */
const shelf: Shelf<readonly KnownGoods[]> = {
  cookie: 'favourites',
  schema: z.array(entry).max(MOST_FAVOURITES),
  shorten: (all) => all.map(({ name, lengthCm, farmId, lot }) => [name, lengthCm, farmId, lot]),
  empty: [],
  mostCharacters: 2_000,
};

const none: ReadonlySet<string> = new Set();

/** What the goods with a heart are known by in the language of the page. */
const readKeys = oncePerRequest((scope): ReadonlySet<string> => {
  const { value } = readFavourites(scope);
  return value.length === 0
    ? none
    : new Set(value.flatMap((goods) => namesOf(scope, goods).map((name) => goodsKey({ ...goods, name }))));
});

/** The goods this device has marked. */
export function readFavourites(scope: Scope): ShelfContent<readonly KnownGoods[]> {
  return readShelf(scope, shelf);
}

/** Whether a product, read in the page's language, is a lot of goods with a heart. */
export function isFavourite(scope: Scope, product: Product): boolean {
  const keys = readKeys(scope);
  return keys.size > 0 && keys.has(goodsKey(goodsOf(product)));
}

/**
 * Gives the goods that a product is a lot of a heart.
 * @returns the goods, null for a product the API does not know; `cookie` is null where there is no room for more
 * @throws WholesaleError
 */
export async function addFavourite(
  scope: Scope,
  productId: string,
): Promise<{ goods: KnownGoods | null; cookie: string | null }> {
  const goods = (await readGoodsRefs(scope, [productId])).get(productId) ?? null;
  if (!goods) return { goods, cookie: null };
  const others = without(readFavourites(scope).value, goods);
  return { goods, cookie: others.length < MOST_FAVOURITES ? writeShelf(scope, shelf, [goods, ...others]) : null };
}

/**
 * Takes the heart away from the goods that a product is a lot of.
 * @throws WholesaleError
 */
export async function dropFavourite(scope: Scope, productId: string): Promise<string | null> {
  const goods = (await readGoodsRefs(scope, [productId])).get(productId);
  const { value } = readFavourites(scope);
  return writeShelf(scope, shelf, goods ? without(value, goods) : value.filter(({ lot }) => lot !== productId));
}

/** Takes the heart away from goods, by their {@link goodsKey}; of a key that none has nothing changes. */
export function dropByKey(scope: Scope, key: string): string | null {
  return writeShelf(
    scope,
    shelf,
    readFavourites(scope).value.filter((each) => goodsKey(each) !== key),
  );
}

function without(all: readonly KnownGoods[], goods: GoodsRef): KnownGoods[] {
  return all.filter((each) => goodsKey(each) !== goodsKey(goods));
}
