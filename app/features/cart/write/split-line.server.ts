import type { RequestContext } from '~/bff/context.server';
import { loadCartItems } from '~/data/cart-items.server';
import { parseSplit } from '~server/domain/split-shortage';
import { addLines } from './add-lines.server';
import { unknownLine, type CartOutcome } from '../model/cart-outcome';
import { resizeLines } from './change-lines.server';
import { findItem } from '../model/line-identity';

/** Adds the substitutes, then reduces the line to the stock. @throws WholesaleError before anything was changed */
export async function splitLine(ctx: RequestContext, itemId: string, field: string): Promise<readonly CartOutcome[]> {
  const [own, ...others] = parseSplit(field);
  const isThere =
    own && /^\d{1,9}$/.test(own.quantity) && findItem(await loadCartItems(ctx), { itemId, productId: own.productId });
  const refused = { ...unknownLine, verb: 'split', kind: 'refused' } as const;
  if (!isThere) return [{ ...refused, why: { kind: 'gone' } }];
  const parts = others.map((part) => ({ ...part, unit: 'piece' as const }));
  const added = await addLines(ctx, parts, { verb: 'split' });
  if (added.length === 0) return [{ ...refused, why: { kind: 'quantity', problem: { kind: 'notPositive' } } }];
  if (added.some(({ kind }) => kind !== 'done')) return added;
  return resizeLines(ctx, [{ itemId, productId: own.productId, pieces: Number(own.quantity) }], added);
}
