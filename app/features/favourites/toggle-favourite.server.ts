import {
  addFavourite,
  removeFavouriteByKey,
  removeFavourite,
  restoreFavourite,
  MAX_FAVOURITES,
  getFavourites,
} from '~/data/favourites.server';
import type { FlashDraft } from '~/bff/http/flash.server';
import type { RequestContext } from '~/bff/context.server';
import { variantTitle } from '~/data/current-lots.server';

/** Product ids to add or remove, a `variantKey` to remove, or what was removed. */
export interface FavouriteInput {
  readonly mark: string | null;
  readonly unmark: string | null;
  readonly forget: string | null;
  readonly restore: string | null;
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
  { mark, unmark, forget, restore }: FavouriteInput,
  to: string,
): Promise<FavouriteActionData> {
  if (mark !== null) return { productId: mark, ...describeAddition(ctx, await addFavourite(ctx, mark)) };
  if (restore !== null) return { productId: null, ...describeAddition(ctx, restoreFavourite(ctx, restore)) };
  const outcome =
    unmark !== null ? await removeFavourite(ctx, unmark) : forget !== null ? removeFavouriteByKey(ctx, forget) : null;
  if (!outcome || outcome.cookie === null) return { productId: null, cookie: null, message: null };
  const { removed, cookie } = outcome;
  const undo = removed !== null && {
    label: ctx.t('cart:undoRemoval'),
    action: ctx.links.to('toggle-favourite'),
    fields: { restore: removed, to },
  };
  return { productId: unmark, cookie, message: { text: ctx.t('favourites:dropped'), ...(undo && { undo }) } };
}

function describeAddition(
  ctx: RequestContext,
  addition: Awaited<ReturnType<typeof addFavourite>> | null,
): Omit<FavouriteActionData, 'productId'> {
  const { t } = ctx;
  const { goods = null, cookie = null } = addition ?? {};
  if (!goods) return { cookie: null, message: { text: t('errors:noData'), variant: 'destructive' } };
  if (!cookie) {
    const { length } = getFavourites(ctx).value;
    const text = t(length < MAX_FAVOURITES ? 'favourites:full' : 'favourites:fullCount', { count: length });
    return { cookie: null, message: { text, variant: 'destructive' } };
  }
  return { cookie, message: { text: t('favourites:added', { name: variantTitle(ctx, goods) }) } };
}
