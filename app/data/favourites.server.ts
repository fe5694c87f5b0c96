import * as z from 'zod';
import { variantKey, variantOf, type VariantRef } from '~server/domain/variant-ref';
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
  return { goods, cookie: goods && putFirst(ctx, goods) };
}

function putFirst(ctx: RequestContext, goods: KnownVariant): string | null {
  const others = without(getFavourites(ctx).value, goods);
  return others.length < MAX_FAVOURITES ? putCookieStore(ctx, store, [goods, ...others]) : null;
}

/** What was removed can be restored by its text. */
interface RemovedFavourite {
  readonly removed: string | null;
  readonly cookie: string | null;
}

/** Removes the variant of a product. @throws WholesaleError */
export async function removeFavourite(ctx: RequestContext, productId: string): Promise<RemovedFavourite> {
  const goods = (await loadVariantRefs(ctx, [productId])).get(productId);
  const key = goods && variantKey(goods);
  return remove(ctx, (each) => (key === undefined ? each.lot === productId : variantKey(each) === key));
}

export function removeFavouriteByKey(ctx: RequestContext, key: string): RemovedFavourite {
  return remove(ctx, (each) => variantKey(each) === key);
}

function remove(ctx: RequestContext, isRemoved: (each: KnownVariant) => boolean): RemovedFavourite {
  const { value } = getFavourites(ctx);
  const removed = value.find(isRemoved);
  return {
    removed: removed ? JSON.stringify(store.shorten([removed])) : null,
    cookie: putCookieStore(
      ctx,
      store,
      value.filter((each) => !isRemoved(each)),
    ),
  };
}

/** Adds a removed favourite again. @returns null for a text that is none; `cookie` is null when there is no room */
export function restoreFavourite(
  ctx: RequestContext,
  removed: string,
): { readonly goods: KnownVariant; readonly cookie: string | null } | null {
  const [goods] = parseFavourites(removed);
  return goods ? { goods, cookie: putFirst(ctx, goods) } : null;
}

function parseFavourites(text: string): readonly KnownVariant[] {
  try {
    return store.schema.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}

function without(all: readonly KnownVariant[], goods: VariantRef): KnownVariant[] {
  return all.filter((each) => variantKey(each) !== variantKey(goods));
}
