import { loadBuyer } from '~/data/buyer.server';
import { changeCart } from '~/data/cart-items.server';
import type { RequestContext } from '~/bff/context.server';
import { formatList } from '~/i18n/formats';
import { orNull } from '~server/api/result';
import { endpoints } from '~server/contract/endpoints';
import { limitConcurrency } from '~server/limit-concurrency';
import { findChangedLines, type ChangedLine } from './cart-changes';
import type { CartLineErrors } from './cart-view';
import { loadPricedCart } from './cart.server';
import { toFormError } from './cart-errors.server';
import { toUpdatePayload } from './line-payload';
import { digestChanges } from './cart-changes-view.server';
import { nameLine } from './line-view.server';
import { resizeLines, toBatchResult } from './update-lines.server';

const CONCURRENCY = 4;

/** Accepts the changes with the digest `seen`; null when all succeed. @throws WholesaleError when nothing was changed */
export async function acceptChanges(ctx: RequestContext, seen: string): Promise<CartLineErrors | null> {
  const changed = findChangedLines(await loadPricedCart(ctx));
  if (digestChanges(changed) !== seen) return toFormError(ctx.t('cart:health.changedAgain'));
  const sameSize = changed.filter(({ line, becomes }) => becomes === line.quantity);
  const smaller = changed.filter(({ line, becomes }) => becomes !== line.quantity);
  const inTurn = limitConcurrency(CONCURRENCY);
  const repriced = await Promise.all(sameSize.map((each) => inTurn(() => takePrice(ctx, each))));
  const rejected = sameSize.filter((_, at) => !repriced[at]);
  const resized = await resizeLines(
    ctx,
    smaller.map(({ line, becomes }) => ({ itemId: line.itemId, pieces: becomes })),
  );
  const answer = toBatchResult(ctx, {
    ...resized,
    done: resized.done + sameSize.length - rejected.length,
    all: changed.length,
  });
  if (rejected.length === 0 || answer?.stop) return answer;
  const name = formatList(
    ctx.language,
    rejected.map(({ line }) => nameLine(ctx, line)),
  );
  return { ...toFormError(ctx.t('cart:health.notTaken', { name })), errors: answer?.errors ?? [] };
}

async function takePrice(ctx: RequestContext, { line }: ChangedLine): Promise<boolean> {
  const body = toUpdatePayload(line, line.quantity, await loadBuyer(ctx));
  const update = await orNull(changeCart(ctx, endpoints.cart.update, { params: { id: line.itemId }, body }));
  return update?.ok ?? false;
}
