import type { RequestContext } from '~/bff/context.server';
import { loadBuyer } from '~/data/buyer.server';
import { addCartItem, loadCartItems, type Addition } from '~/data/cart-items.server';
import { lotTitle } from '~/data/product-labels.server';
import { loadProductsById } from '~/data/products-by-id.server';
import { loadSimilarProducts } from '~/data/similar-products.server';
import { piecesByProduct } from '~server/domain/pieces-by-product';
import { priceFor } from '~server/domain/pricing';
import { isBlankQuantity } from '~server/domain/quantity';
import { availableIn } from '~server/domain/stock';
import { orNull } from '~server/api/result';
import { limitConcurrency } from '~server/limit-concurrency';
import type { AddError, AddOutcome } from './add-messages.server';
import type { LineInput } from './cart-form';
import { checkQuantity, tooMany, type QuantityBounds } from './check-quantity';
import { toLinePayload } from './line-payload';
import { MAX_SUBSTITUTES, offerSplits, toShortLine } from './split-offers.server';

const CONCURRENCY = 4;
const MAX_LINES = 300;

export interface AddOptions {
  /** Skips lines with an empty or 0 quantity instead of rejecting them. */
  readonly skipsBlank?: boolean;
}

/** Adds lines within pack and stock, including the cart's own; a rejected line stops no other. */
export async function writeLines(
  ctx: RequestContext,
  requested: readonly LineInput[],
  { skipsBlank = true }: AddOptions = {},
): Promise<readonly AddOutcome[]> {
  const filled = requested.filter(({ quantity }) => !skipsBlank || !isBlankQuantity(quantity));
  const lines = filled.slice(0, MAX_LINES);
  const rest = rejectAll(filled.slice(MAX_LINES), { kind: 'tooManyLines', limit: MAX_LINES });
  if (lines.length === 0) return [];

  const ids = lines.map(({ productId }) => productId);
  const loaded = await orNull(Promise.all([loadProductsById(ctx, ids), loadBuyer(ctx), loadCartItems(ctx)]));
  if (!loaded) return [...rejectAll(lines, { kind: 'unchecked' }), ...rest];
  const [products, buyer, items] = loaded;
  const pieces = piecesByProduct(items);

  const addLine = async (line: LineInput): Promise<AddOutcome> => {
    const product = products.get(line.productId);
    if (!product) return { line, error: { kind: 'unknownProduct' } };
    const price = priceFor(product, buyer);
    if (price === null) return { line, error: { kind: 'noPrice' } };
    const inCart = pieces.get(product.id) ?? 0;
    const available = availableIn(product.stocks, ctx.services.env.warehouseId);
    const bounds = { packSize: product.attributes.packSize ?? null, available, inCart };
    const checked = checkQuantity(line.quantity, line.unit, bounds);
    if (!checked.ok) return { line, error: { kind: 'quantity', problem: checked.problem } };

    const addition = await addCartItem(ctx, toLinePayload({ ...product, price }, checked.pieces, buyer), inCart);
    if (addition.kind !== 'added') return { line, error: toAddError(addition, checked.pieces, bounds) };
    pieces.set(product.id, inCart + checked.pieces);
    return { line, pieces: checked.pieces };
  };
  const outcomes = await inTurnPerProduct(lines, addLine);

  const short = outcomes.flatMap(({ line, error }) => {
    const product = products.get(line.productId);
    return product && error?.kind === 'quantity' ? (toShortLine(product, buyer, error.problem) ?? []) : [];
  });
  const similar = await loadSimilarProducts(ctx, short, { buyer, inCart: pieces, count: MAX_SUBSTITUTES });
  const splits = offerSplits(ctx, short, similar, buyer);
  const described = outcomes.map((outcome) => {
    const product = products.get(outcome.line.productId);
    const name = product && lotTitle(ctx, product);
    return { ...outcome, name, packSize: product?.attributes.packSize, splits: splits.get(outcome.line.productId) };
  });
  return [...described, ...rest];
}

export function rejectAll(lines: readonly LineInput[], error: AddError): AddOutcome[] {
  return lines.map((line) => ({ line, error }));
}

/** @throws the rejection of a banned customer */
function toAddError(addition: Exclude<Addition, { kind: 'added' }>, pieces: number, bounds: QuantityBounds): AddError {
  if (addition.kind === 'soldOut')
    return { kind: 'quantity', problem: tooMany(pieces, { ...bounds, available: addition.available }) };
  const { kind, rejection } = addition;
  if (rejection.kind === 'banned') throw rejection;
  return { kind, code: rejection.kind, status: rejection.saidStatus, reason: rejection.reason };
}

/** Lines of the same product run one after another, so that their stock is counted correctly. */
function inTurnPerProduct<T>(lines: readonly LineInput[], add: (line: LineInput) => Promise<T>): Promise<T[]> {
  const lastOf = new Map<string, Promise<unknown>>();
  const limit = limitConcurrency(CONCURRENCY);
  return Promise.all(
    lines.map((line) => {
      const before = lastOf.get(line.productId) ?? Promise.resolve();
      const outcome = before.then(() => limit(() => add(line)));
      lastOf.set(line.productId, outcome);
      return outcome;
    }),
  );
}
