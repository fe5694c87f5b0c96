import { addFavourite, dropByKey, dropFavourite, MAX_FAVOURITES, getFavourites } from '~/data/favourites.server';
import type { FlashDraft } from '~/bff/http/flash.server';
import type { RequestContext } from '~/bff/context.server';
import { knownTitle } from '~/data/current-lots.server';

/** What a heart's form asks for; one of them. */
export interface FavouriteInput {
  /** Product whose goods get a heart. */
  readonly mark: string | null;
  /** Product whose goods lose it. */
  readonly unmark: string | null;
  /** Goods that lose it, by their key. */
  readonly forget: string | null;
}

/** What follows: the product to come back to, the `Set-Cookie` line of a change, and what is told. */
export interface FavouriteActionData {
  readonly productId: string | null;
  readonly cookie: string | null;
  readonly message: FlashDraft | null;
}

/**
 * Marks goods, or takes their mark away. Twice is as once.
 * @throws WholesaleError
 */
export async function handleFavourite(
  ctx: RequestContext,
  { mark, unmark, forget }: FavouriteInput,
): Promise<FavouriteActionData> {
  if (mark !== null) return { productId: mark, ...(await add(ctx, mark)) };
  const cookie = unmark !== null ? await dropFavourite(ctx, unmark) : forget !== null ? dropByKey(ctx, forget) : null;
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
  return { cookie, message: { text: t('favourites:added', { name: knownTitle(ctx, goods) }) } };
}
