import {
  addFavourite,
  removeFavouriteByKey,
  removeFavourite,
  MAX_FAVOURITES,
  getFavourites,
} from '~/data/favourites.server';
import type { FlashDraft } from '~/bff/http/flash.server';
import type { RequestContext } from '~/bff/context.server';
import { variantTitle } from '~/data/current-lots.server';

/** Product ids to add or remove, or a `variantKey` to remove. */
export interface FavouriteInput {
  readonly mark: string | null;
  readonly unmark: string | null;
  readonly forget: string | null;
}

/** The product to return to, `Set-Cookie` line and message. */
export interface FavouriteActionData {
  readonly productId: string | null;
  readonly cookie: string | null;
  readonly message: FlashDraft | null;
}

/** Adds or removes a favourite; repeating it changes nothing. @throws WholesaleError */
export async function handleFavourite(
  ctx: RequestContext,
  { mark, unmark, forget }: FavouriteInput,
): Promise<FavouriteActionData> {
  if (mark !== null) return { productId: mark, ...(await add(ctx, mark)) };
  const cookie =
    unmark !== null ? await removeFavourite(ctx, unmark) : forget !== null ? removeFavouriteByKey(ctx, forget) : null;
  if (cookie === null) return { productId: null, cookie, message: null };
  return { productId: unmark, cookie, message: { text: ctx.t('favourites:dropped') } };
}

async function add(ctx: RequestContext, productId: string): Promise<Omit<FavouriteActionData, 'productId'>> {
  const { t } = ctx;
  const { goods, cookie } = await addFavourite(ctx, productId);
  if (!goods) return { cookie: null, message: { text: t('errors:noData'), variant: 'destructive' } };
  if (!cookie) {
    const { length } = getFavourites(ctx).value;
    const text = t(length < MAX_FAVOURITES ? 'favourites:full' : 'favourites:fullCount', { count: length });
    return { cookie: null, message: { text, variant: 'destructive' } };
  }
  return { cookie, message: { text: t('favourites:added', { name: variantTitle(ctx, goods) }) } };
}
