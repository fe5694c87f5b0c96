import * as z from 'zod';
import { variantKey, variantOf, type VariantRef } from '~/domain/variant-ref';
import type { Product } from '~server/contract/catalogue';
import {
  getCookieStore,
  putCookieStore,
  type CookieStore,
  type CookieStoreContent,
} from '~/bff/http/cookie-store.server';
import { memoizePerRequest } from '~/bff/memoize.server';
import type { RequestContext } from '~/bff/context.server';
import { variantNames, loadVariantRefs, type KnownVariant } from './current-lots.server';

export const MAX_FAVOURITES = 80;

const entry = z
  .tuple([
    z.string().min(1).max(120),
    z.number().nullable(),
    z.string().min(1).max(64).nullable(),
    z.string().min(1).max(64),
  ])
  .transform(([name, lengthCm, farmId, lot]): KnownVariant => ({ name, lengthCm, farmId, lot }));

/** Favourites by variant, newest first: they outlive their lots. */
const store: CookieStore<readonly KnownVariant[]> = {
  cookie: 'favourites',
  schema: z.array(entry).max(MAX_FAVOURITES),
  shorten: (all) => all.map(({ name, lengthCm, farmId, lot }) => [name, lengthCm, farmId, lot]),
  empty: [],
  maxCharacters: 2_000,
};

const none: ReadonlySet<string> = new Set();

const getFavouriteKeys = memoizePerRequest((ctx): ReadonlySet<string> => {
  const { value } = getFavourites(ctx);
  return value.length === 0
    ? none
    : new Set(value.flatMap((goods) => variantNames(ctx, goods).map((name) => variantKey({ ...goods, name }))));
});

export function getFavourites(ctx: RequestContext): CookieStoreContent<readonly KnownVariant[]> {
  return getCookieStore(ctx, store);
}

export function isFavourite(ctx: RequestContext, product: Product): boolean {
  const keys = getFavouriteKeys(ctx);
  return keys.size > 0 && keys.has(variantKey(variantOf(product)));
}

/** Adds the variant of a product. @returns null for an unknown product; `cookie` is null when there is no room. @throws WholesaleError */
export async function addFavourite(
  ctx: RequestContext,
  productId: string,
): Promise<{ goods: KnownVariant | null; cookie: string | null }> {
  const goods = (await loadVariantRefs(ctx, [productId])).get(productId) ?? null;
  if (!goods) return { goods, cookie: null };
  const others = without(getFavourites(ctx).value, goods);
  return { goods, cookie: others.length < MAX_FAVOURITES ? putCookieStore(ctx, store, [goods, ...others]) : null };
}

/** Removes the variant of a product. @throws WholesaleError */
export async function removeFavourite(ctx: RequestContext, productId: string): Promise<string | null> {
  const goods = (await loadVariantRefs(ctx, [productId])).get(productId);
  const { value } = getFavourites(ctx);
  return putCookieStore(ctx, store, goods ? without(value, goods) : value.filter(({ lot }) => lot !== productId));
}

export function removeFavouriteByKey(ctx: RequestContext, key: string): string | null {
  return putCookieStore(
    ctx,
    store,
    getFavourites(ctx).value.filter((each) => variantKey(each) !== key),
  );
}

function without(all: readonly KnownVariant[], goods: VariantRef): KnownVariant[] {
  return all.filter((each) => variantKey(each) !== variantKey(goods));
}
