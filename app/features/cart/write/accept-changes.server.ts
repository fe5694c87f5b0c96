import { loadBuyer } from '~/data/buyer.server';
import { changeCart } from '~/data/cart-items.server';
import type { RequestContext } from '~/bff/context.server';
import { orNull } from '~server/api/result';
import { endpoints } from '~server/contract/endpoints';
import { limitConcurrency } from '~server/limit-concurrency';
import { findChangedLines, type ChangedLine } from '../model/cart-changes';
import { digestChanges } from '../view/cart-changes-view.server';
import { unknownLine, type CartOutcome } from '../model/cart-outcome';
import { loadPricedCart } from '../model/cart.server';
import { resizeLines } from './change-lines.server';
import { toLinePayload } from '../model/line-payload';
import { nameLine } from '../view/line-view.server';

const CONCURRENCY = 4;

/** Accepts the changes with the digest `seen`. @throws WholesaleError when nothing was changed */
export async function acceptChanges(ctx: RequestContext, seen: string): Promise<readonly CartOutcome[]> {
  const changed = findChangedLines(await loadPricedCart(ctx));
  if (digestChanges(changed) !== seen)
    return [{ ...unknownLine, verb: 'change', kind: 'refused', why: { kind: 'changedAgain' } }];
  const sameSize = changed.filter(({ line, becomes }) => becomes === line.quantity);
  const smaller = changed.filter(({ line, becomes }) => becomes !== line.quantity);
  const inTurn = limitConcurrency(CONCURRENCY);
  const repriced = await Promise.all(sameSize.map((each) => inTurn(() => takePrice(ctx, each))));
  const sizes = smaller.map(({ line, becomes }) => ({ itemId: line.itemId, pieces: becomes }));
  return resizeLines(ctx, sizes, repriced);
}

async function takePrice(ctx: RequestContext, { line }: ChangedLine): Promise<CartOutcome> {
  const { productId, packSize, quantity } = line;
  const own = {
    verb: 'reprice',
    productId,
    name: nameLine(ctx, line),
    packSize,
    before: quantity,
    after: quantity,
  } as const;
  const body = toLinePayload(line, quantity, await loadBuyer(ctx));
  const update = await orNull(changeCart(ctx, endpoints.cart.update, { params: { id: line.itemId }, body }));
  return update?.ok ? { ...own, kind: 'done' } : { ...own, kind: 'refused', why: { kind: 'unverified' } };
}
