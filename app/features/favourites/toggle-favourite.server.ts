import {
  addFavourite,
  removeFavouriteByKey,
  removeFavourite,
  restoreFavourite,
  MAX_FAVOURITES,
} from '~/data/favourites.server';
import type { SaveOutcome } from '~/bff/account-record.server';
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

/** Adds or removes a favourite, and gives the product to return to and the message; repeating it changes nothing. @throws WholesaleError */
export async function handleFavourite(
  ctx: RequestContext,
  { mark, unmark, forget, restore }: FavouriteInput,
  to: string,
): Promise<{ readonly productId: string | null; readonly message: FlashDraft | null }> {
  if (mark !== null) return { productId: mark, message: describeAddition(ctx, await addFavourite(ctx, mark)) };
  if (restore !== null)
    return { productId: null, message: describeAddition(ctx, await restoreFavourite(ctx, restore)) };
  const removal =
    unmark !== null
      ? await removeFavourite(ctx, unmark)
      : forget !== null
        ? await removeFavouriteByKey(ctx, forget)
        : null;
  if (!removal) return { productId: null, message: null };
  if (removal.outcome !== 'written') return { productId: unmark, message: describeFailure(ctx, removal.outcome) };
  const undo = removal.removed !== null && {
    label: ctx.t('cart:undoRemoval'),
    action: ctx.links.to('toggle-favourite'),
    fields: { restore: removal.removed, to },
  };
  return { productId: unmark, message: { text: ctx.t('favourites:dropped'), ...(undo && { undo }) } };
}

function describeAddition(
  ctx: RequestContext,
  addition: Awaited<ReturnType<typeof restoreFavourite>> | Awaited<ReturnType<typeof addFavourite>>,
): FlashDraft {
  if (!addition?.goods) return { text: ctx.t('errors:noData'), variant: 'destructive' };
  const { goods, outcome } = addition;
  if (outcome !== 'written') return describeFailure(ctx, outcome);
  return { text: ctx.t('favourites:added', { name: variantTitle(ctx, goods) }) };
}

function describeFailure({ t, session }: RequestContext, outcome: Exclude<SaveOutcome, 'written'>): FlashDraft {
  const full = session.isSignedIn ? t('favourites:fullCount', { count: MAX_FAVOURITES }) : t('favourites:full');
  return { text: outcome === 'tooLarge' ? full : t('errors:notSaved'), variant: 'destructive' };
}
