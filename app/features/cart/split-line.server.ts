import type { Scope } from '~/bff/scope.server';
import { readCartItems } from '~/supply/cart-items.server';
import { readSplit } from '~/trade/split-shortage';
import { addManyToCart } from './add-to-cart.server';
import type { CartAnswer } from './cart-view';
import { tellStop } from './change-words.server';
import { findItem } from './line-ref';
import { resizeLines, tellProgress } from './resize-lines.server';

/** What became of a split: what was added, or why not. */
export type SplitOutcome =
  | { readonly ok: true; readonly productId: string; readonly text: string }
  | { readonly ok: false; readonly answer: CartAnswer };

/**
 * Makes a line as small as there is, and adds what makes up for the rest first: while that is refused, the line stays.
 * @param field as a button of the page names it
 * @throws WholesaleError before anything was changed
 */
export async function splitLine(scope: Scope, itemId: string, field: string): Promise<SplitOutcome> {
  const [own, ...others] = readSplit(field);
  const isThere =
    own && /^\d{1,9}$/.test(own.quantity) && findItem(await readCartItems(scope), { itemId, productId: own.productId });
  if (!isThere) return { ok: false, answer: tellStop(scope.t('cart:lineGone')) };
  const { added, refused, text } = await addManyToCart(
    scope,
    others.map((part) => ({ ...part, unit: 'piece' as const })),
  );
  const [first] = added;
  if (!first || refused.length > 0) {
    const faults = refused.map(({ name, message }) => `${name}: ${message}`);
    return { ok: false, answer: tellStop([text, ...faults].filter(Boolean).join('. ') || scope.t('cart:notPositive')) };
  }
  const progress = await resizeLines(scope, [{ itemId, productId: own.productId, pieces: Number(own.quantity) }]);
  const answer = tellProgress(scope, progress, [`${text}.`]);
  return answer ? { ok: false, answer } : { ok: true, productId: first.productId, text };
}
