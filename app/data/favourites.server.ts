import * as z from 'zod';
import { loadRecord, saveRecord, type RecordKind, type SaveOutcome } from '~/bff/account-record.server';
import type { RequestContext } from '~/bff/context.server';
import { optional } from '~/bff/degradation.server';
import { packText, unpackValue } from '~/bff/http/packed-value.server';
import { memoizePerRequest } from '~/bff/memoize.server';
import { variantKey, variantOf } from '~server/domain/variant-ref';
import type { Product } from '~server/contract/catalogue';
import { parseCookie, serializeCookie, YEAR_SECONDS } from '~server/session/cookie-text';
import { findLots, variantNames, loadVariantRefs, type KnownVariant } from './current-lots.server';

export const MAX_FAVOURITES = 80;
const COOKIE = 'favourites';
/** Of a visitor's cookie, which holds some thirty. */
const MAX_COOKIE = 1_000;

const entry = z.codec(
  z.tuple([
    z.string().min(1).max(120),
    z.number().nullable(),
    z.string().min(1).max(64).nullable(),
    z.string().min(1).max(64),
  ]),
  z.custom<KnownVariant>(),
  {
    decode: ([name, lengthCm, farmId, lot]) => ({ name, lengthCm, farmId, lot }),
    encode: ({ name, lengthCm, farmId, lot }) => [name, lengthCm, farmId, lot] as [string, number, string, string],
  },
);
const entries: z.ZodType<readonly KnownVariant[]> = z.array(entry).max(MAX_FAVOURITES);

/** Favourites by variant, newest first: they outlive their lots. Those of a visitor join those of the account at sign-in. */
const favourites: RecordKind<readonly KnownVariant[]> = {
  kind: 'favourites',
  schema: entries,
  empty: [],
  cookie: {
    name: COOKIE,
    take({ value }, content) {
      const added = union(value, parseEntries(content)).slice(value.length);
      const room = MAX_FAVOURITES - value.length;
      const rest = z.encode(entries, added.slice(room));
      return {
        value: added.length > 0 && room > 0 ? [...value, ...added.slice(0, room)] : value,
        ...(added.length > room && { rest }),
      };
    },
  },
};

/** Of the account, or of a visitor's browser. @throws WholesaleError (`store`) */
export async function loadFavourites(ctx: RequestContext): Promise<readonly KnownVariant[]> {
  return ctx.session.isSignedIn ? (await loadRecord(ctx, favourites)).value : readCookie(ctx);
}

/** Whether a product is a favourite; none is while they cannot be loaded, which the page then says. */
export const loadIsFavourite = memoizePerRequest(async (ctx): Promise<(product: Product) => boolean> => {
  const all = (await optional(ctx, 'lists', loadFavourites(ctx))) ?? [];
  if (all.length === 0) return () => false;
  const keys = new Set(all.flatMap((goods) => variantNames(ctx, goods).map((name) => variantKey({ ...goods, name }))));
  return (product) => keys.has(variantKey(variantOf(product)));
});

/** Ids of the current lots of favourites; none while they cannot be loaded. */
export async function loadFavouriteLots(ctx: RequestContext): Promise<ReadonlySet<string>> {
  const all = (await optional(ctx, 'lists', loadFavourites(ctx))) ?? [];
  return new Set(all.flatMap((goods) => findLots(ctx, goods)));
}

/** Puts the variant of a product first. `goods` is null for an unknown product. @throws WholesaleError */
export async function addFavourite(
  ctx: RequestContext,
  productId: string,
): Promise<{ goods: KnownVariant | null; outcome: SaveOutcome }> {
  const goods = (await loadVariantRefs(ctx, [productId])).get(productId) ?? null;
  return { goods, outcome: goods ? await change(ctx, (all) => union([goods], all)) : 'written' };
}

/** Removes the variant of a product. @returns its text for {@link restoreFavourite}; null where it was none. @throws WholesaleError */
export async function removeFavourite(ctx: RequestContext, productId: string) {
  const goods = (await loadVariantRefs(ctx, [productId])).get(productId);
  const key = goods && variantKey(goods);
  return remove(ctx, (each) => (key === undefined ? each.lot === productId : variantKey(each) === key));
}

export function removeFavouriteByKey(ctx: RequestContext, key: string) {
  return remove(ctx, (each) => variantKey(each) === key);
}

/** Adds a removed favourite again. @returns null for a text that is none */
export async function restoreFavourite(ctx: RequestContext, removed: string) {
  const [goods] = parseEntries(unpackValue(removed));
  return goods ? { goods, outcome: await change(ctx, (all) => union([goods], all)) } : null;
}

async function remove(ctx: RequestContext, isRemoved: (each: KnownVariant) => boolean) {
  let removed: KnownVariant | undefined;
  const outcome = await change(ctx, (all) => {
    removed = all.find(isRemoved);
    return all.filter((each) => !isRemoved(each));
  });
  return { removed: removed ? pack([removed]) : null, outcome };
}

async function change(ctx: RequestContext, edit: (all: readonly KnownVariant[]) => readonly KnownVariant[]) {
  if (ctx.session.isSignedIn) return saveRecord(ctx, favourites, edit);
  const current = readCookie(ctx);
  const changed = edit(current);
  const text = changed.length === 0 ? '' : pack(changed);
  // Something can be removed from a cookie of the version before, which may be larger.
  if (text === null || (text.length > MAX_COOKIE && changed.length >= current.length)) return 'tooLarge';
  const maxAgeSeconds = text === '' ? 0 : YEAR_SECONDS;
  ctx.cookies.push(serializeCookie(COOKIE, text, { secure: ctx.secureCookies, maxAgeSeconds }));
  return 'written';
}

function readCookie({ cookieHeader }: RequestContext): readonly KnownVariant[] {
  const text = parseCookie(cookieHeader).get(COOKIE);
  return text ? parseEntries(unpackValue(text)) : [];
}

function parseEntries(content: unknown): readonly KnownVariant[] {
  return z.safeDecode(entries, content).data ?? [];
}

function pack(all: readonly KnownVariant[]): string | null {
  const packed = z.safeEncode(entries, all);
  return packed.success ? packText(JSON.stringify(packed.data)) : null;
}

/** Each variant once, as `first` has it. */
function union(first: readonly KnownVariant[], others: readonly KnownVariant[]): readonly KnownVariant[] {
  const keys = new Set(first.map(variantKey));
  return [...first, ...others.filter((each) => !keys.has(variantKey(each)))];
}
