import type { RequestContext } from '~/bff/context.server';
import { loadCartItems } from '~/data/cart-items.server';
import { parseSplit } from '~server/domain/split-shortage';
import { addLines } from './add-to-cart.server';
import type { CartLineErrors } from './cart-view';
import { toFormError } from './cart-errors.server';
import { findItem } from './line-identity';
import { resizeLines, toBatchResult } from './update-lines.server';

export type SplitOutcome =
  | { readonly ok: true; readonly productId: string; readonly text: string }
  | { readonly ok: false; readonly answer: CartLineErrors };

/** Adds the substitutes, then reduces the line to the stock. @throws WholesaleError before anything was changed */
export async function splitLine(ctx: RequestContext, itemId: string, field: string): Promise<SplitOutcome> {
  const [own, ...others] = parseSplit(field);
  const isThere =
    own && /^\d{1,9}$/.test(own.quantity) && findItem(await loadCartItems(ctx), { itemId, productId: own.productId });
  if (!isThere) return { ok: false, answer: toFormError(ctx.t('cart:lineGone')) };
  const { added, rejected, text } = await addLines(
    ctx,
    others.map((part) => ({ ...part, unit: 'piece' as const })),
  );
  const [first] = added;
  if (!first || rejected.length > 0) {
    const errors = rejected.map(({ name, message }) => `${name}: ${message}`);
    return {
      ok: false,
      answer: toFormError([text, ...errors].filter(Boolean).join('. ') || ctx.t('cart:notPositive')),
    };
  }
  const progress = await resizeLines(ctx, [{ itemId, productId: own.productId, pieces: Number(own.quantity) }]);
  const answer = toBatchResult(ctx, progress, [`${text}.`]);
  return answer ? { ok: false, answer } : { ok: true, productId: first.productId, text };
}
