import { addFavourite, dropByKey, dropFavourite, MOST_FAVOURITES, readFavourites } from '~/supply/favourites.server';
import type { FlashDraft } from '~/bff/flash.server';
import type { Scope } from '~/bff/scope.server';
import { nameKnown } from '~/supply/todays-lots.server';

/** What a heart's form asks for; one of them. */
export interface MarkWish {
  /** Product whose goods get a heart. */
  readonly mark: string | null;
  /** Product whose goods lose it. */
  readonly unmark: string | null;
  /** Goods that lose it, by their key. */
  readonly forget: string | null;
}

/** What follows: the product to come back to, the `Set-Cookie` line of a change, and what is told. */
export interface MarkAnswer {
  readonly productId: string | null;
  readonly cookie: string | null;
  readonly message: FlashDraft | null;
}

/**
 * Marks goods, or takes their mark away. Twice is as once.
 * @throws WholesaleError
 */
export async function answerMark(scope: Scope, { mark, unmark, forget }: MarkWish): Promise<MarkAnswer> {
  if (mark !== null) return { productId: mark, ...(await add(scope, mark)) };
  const cookie =
    unmark !== null ? await dropFavourite(scope, unmark) : forget !== null ? dropByKey(scope, forget) : null;
  if (cookie === null) return { productId: null, cookie, message: null };
  return { productId: unmark, cookie, message: { text: scope.t('favourites:dropped') } };
}

async function add(scope: Scope, productId: string): Promise<Omit<MarkAnswer, 'productId'>> {
  const { t } = scope;
  const { goods, cookie } = await addFavourite(scope, productId);
  if (!goods) return { cookie: null, message: { text: t('errors:noData'), variant: 'destructive' } };
  if (!cookie) {
    const { length } = readFavourites(scope).value;
    const text = t(length < MOST_FAVOURITES ? 'favourites:full' : 'favourites:fullCount', { count: length });
    return { cookie: null, message: { text, variant: 'destructive' } };
  }
  return { cookie, message: { text: t('favourites:added', { name: nameKnown(scope, goods) }) } };
}
