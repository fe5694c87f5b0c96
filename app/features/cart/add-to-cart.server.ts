import { loadBuyer } from '~/data/buyer.server';
import { loadCartPieces } from '~/data/cart-items.server';
import { loadProductsById } from '~/data/products-by-id.server';
import type { RequestContext } from '~/bff/context.server';
import { isBlankQuantity } from '~/domain/quantity';
import { orNull } from '~server/api/result';
import { limitConcurrency } from '~server/limit-concurrency';
import {
  addLine,
  reject,
  rejectUnchecked,
  type AddedLine,
  type AddOutcome,
  type RejectedLineInput,
} from './add-line.server';
import { productNameOf } from './product-fallback-name.server';
import { offerSplits } from './split-offers.server';
import type { LineInput } from './line-input';

const CONCURRENCY = 4;
const MAX_LINES = 300;

/** Result of adding several lines. */
export interface AddManyOutcome {
  readonly added: readonly AddedLine[];
  readonly rejected: readonly RejectedLineInput[];
  readonly text: string;
}

/**
 * Adds products to the cart; stock limits include what is already in the cart.
 * @param skipsBlank skip lines with an empty or 0 quantity instead of rejecting them
 * @throws WholesaleError
 */
export async function addManyToCart(
  ctx: RequestContext,
  lineInputs: readonly LineInput[],
  { skipsBlank = true }: { readonly skipsBlank?: boolean } = {},
): Promise<AddManyOutcome> {
  const asked = lineInputs.filter((lineInput) => !skipsBlank || !isBlankQuantity(lineInput.quantity));
  const outcomes = await addAll(ctx, asked.slice(0, MAX_LINES));
  const added = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.added] : []));
  const tooMany = ctx.t('cart:tooManyLines', { count: MAX_LINES });
  const left = asked
    .slice(MAX_LINES)
    .map((lineInput) => reject(lineInput, productNameOf(ctx, lineInput.productId), tooMany).rejected);
  return {
    added,
    rejected: [...outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.rejected])), ...left],
    text: describeAll(ctx, added),
  };
}

async function addAll(ctx: RequestContext, lineInputs: readonly LineInput[]): Promise<AddOutcome[]> {
  if (lineInputs.length === 0) return [];
  const [products, read, inCart] = await Promise.all([
    orNull(
      loadProductsById(
        ctx,
        lineInputs.map((lineInput) => lineInput.productId),
      ),
    ),
    orNull(loadBuyer(ctx).then((buyer) => ({ buyer }))),
    orNull(loadCartPieces(ctx)),
  ]);
  if (!products || !read || !inCart)
    return lineInputs.map((lineInput) => rejectUnchecked(ctx, lineInput, products?.get(lineInput.productId)));
  const { buyer } = read;
  const known = products;
  const pieces = new Map(inCart);
  const lastOf = new Map<string, Promise<unknown>>();
  const inTurn = limitConcurrency(CONCURRENCY);

  async function add(lineInput: LineInput): Promise<AddOutcome> {
    const { productId } = lineInput;
    const outcome = await inTurn(() =>
      addLine(ctx, lineInput, { product: known.get(productId), buyer, inCart: pieces.get(productId) ?? 0 }),
    );
    if (outcome.ok) pieces.set(productId, (pieces.get(productId) ?? 0) + outcome.added.pieces);
    return outcome;
  }

  const outcomes = await Promise.all(
    lineInputs.map((lineInput) => {
      // Lines of the same product run one after another, so that their stock is counted correctly.
      const outcome = (lastOf.get(lineInput.productId) ?? Promise.resolve()).then(() => add(lineInput));
      lastOf.set(lineInput.productId, outcome);
      return outcome;
    }),
  );
  const splits = await offerSplits(
    ctx,
    outcomes.flatMap((outcome) => (outcome.ok ? [] : (outcome.short ?? []))),
    { buyer, inCart: pieces },
  );
  return outcomes.map((outcome) =>
    outcome.ok
      ? outcome
      : { ok: false, rejected: { ...outcome.rejected, splits: outcome.short && splits.get(outcome.short.productId) } },
  );
}

function describeAll({ t }: RequestContext, added: readonly AddedLine[]): string {
  const [first] = added;
  if (!first) return '';
  if (added.length === 1) return first.text;
  const pieces = added.reduce((total, line) => total + line.pieces, 0);
  return t('cart:addedMany', { count: added.length, pieces: t('common:pieces', { count: pieces }) });
}
