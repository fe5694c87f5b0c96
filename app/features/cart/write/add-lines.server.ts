import type { RequestContext } from '~/bff/context.server';
import { loadBuyer } from '~/data/buyer.server';
import { addCartItem, loadCartItems, type Addition } from '~/data/cart-items.server';
import { productName } from '~/data/product-labels.server';
import { loadProductsById } from '~/data/products-by-id.server';
import { loadSimilarProducts } from '~/data/similar-products.server';
import { piecesByProduct } from '~server/domain/pieces-by-product';
import { priceFor } from '~server/domain/pricing';
import { isBlankQuantity } from '~server/domain/quantity';
import { availableIn } from '~server/domain/stock';
import { orNull } from '~server/api/result';
import type { Product } from '~server/contract/catalogue';
import { limitConcurrency } from '~server/limit-concurrency';
import type { LineInput } from '../model/cart-form';
import { toApiReason, type CartOutcome, type OutcomeReason } from '../model/cart-outcome';
import { oncePerForm } from './cart-queue.server';
import { checkQuantity, tooMany, type QuantityBounds } from '../model/check-quantity';
import { toLinePayload } from '../model/line-payload';
import { MAX_SUBSTITUTES, offerSplits, toShortLine } from './split-offers.server';

const CONCURRENCY = 4;
const MAX_LINES = 300;

interface AddOptions {
  readonly verb?: Extract<CartOutcome['verb'], 'add' | 'restore' | 'split'>;
  /** Skips lines with an empty or 0 quantity instead of rejecting them. */
  readonly skipsBlank?: boolean;
}

/** Adds the lines of a form once; the same form again gets the first result. @throws WholesaleError (`banned`) */
export async function addLinesOnce(
  ctx: RequestContext,
  form: FormData,
  requested: readonly LineInput[],
  options: AddOptions = {},
): Promise<readonly CartOutcome[]> {
  // A form that added nothing can be sent again.
  const isDone = (outcomes: readonly CartOutcome[]) => outcomes.some(({ kind }) => kind !== 'refused');
  const outcomes = await oncePerForm(ctx, form, () => addLines(ctx, requested, options), isDone);
  return outcomes ?? requested.map((line) => refuse(ctx, line, { kind: 'stillRunning' }, options.verb));
}

/** As {@link addLinesOnce}, within another request of the customer's cart queue; a rejected line stops no other. */
export async function addLines(
  ctx: RequestContext,
  requested: readonly LineInput[],
  { verb = 'add', skipsBlank = true }: AddOptions = {},
): Promise<readonly CartOutcome[]> {
  const filled = requested.filter(({ quantity }) => !skipsBlank || !isBlankQuantity(quantity));
  const lines = filled.slice(0, MAX_LINES);
  const refuseAll = (some: readonly LineInput[], why: OutcomeReason) =>
    some.map((line) => refuse(ctx, line, why, verb));
  const rest = refuseAll(filled.slice(MAX_LINES), { kind: 'tooManyLines', limit: MAX_LINES });
  if (lines.length === 0) return [];

  const ids = lines.map(({ productId }) => productId);
  const loaded = await orNull(Promise.all([loadProductsById(ctx, ids), loadBuyer(ctx), loadCartItems(ctx)]));
  if (!loaded) return [...refuseAll(lines, { kind: 'unverified' }), ...rest];
  const [products, buyer, items] = loaded;
  const pieces = piecesByProduct(items);

  const addLine = async (line: LineInput): Promise<CartOutcome> => {
    const product = products.get(line.productId);
    if (!product) return refuse(ctx, line, { kind: 'unknownProduct' }, verb);
    const inCart = pieces.get(product.id) ?? 0;
    const packSize = product.attributes.packSize ?? null;
    const own = { ...describeLine(ctx, line, product), verb, packSize, before: inCart, after: inCart };
    const price = priceFor(product, buyer);
    if (price === null) return { ...own, kind: 'refused', why: { kind: 'noPrice' } };
    const bounds = { packSize, available: availableIn(product.stocks, ctx.services.env.warehouseId), inCart };
    const checked = checkQuantity(line.quantity, line.unit, bounds);
    if (!checked.ok) return { ...own, kind: 'refused', why: { kind: 'quantity', problem: checked.problem } };

    const addition = await addCartItem(ctx, toLinePayload({ product, price }, checked.pieces, buyer), inCart);
    if (addition.kind !== 'added') return { ...own, ...refusalOf(addition, checked.pieces, bounds) };
    pieces.set(product.id, inCart + checked.pieces);
    return { ...own, kind: 'done', after: inCart + checked.pieces };
  };
  const outcomes = await inTurnPerProduct(lines, addLine);

  const short = outcomes.flatMap(({ productId, why }) => {
    const product = products.get(productId);
    return product && why?.kind === 'quantity' ? (toShortLine(product, buyer, why.problem) ?? []) : [];
  });
  const similar = await loadSimilarProducts(ctx, short, { buyer, inCart: pieces, count: MAX_SUBSTITUTES });
  const splits = offerSplits(ctx, short, similar, buyer);
  return [...outcomes.map((outcome) => ({ ...outcome, splits: splits.get(outcome.productId) })), ...rest];
}

function refuse(
  ctx: RequestContext,
  line: LineInput,
  why: OutcomeReason,
  verb: CartOutcome['verb'] = 'add',
): CartOutcome {
  // Of a form that is still running it is not known what it will have added.
  const kind = why.kind === 'stillRunning' ? 'unknown' : 'refused';
  return { ...describeLine(ctx, line), packSize: null, before: 0, after: 0, verb, kind, why };
}

function describeLine(ctx: RequestContext, { productId, quantity, unit, row }: LineInput, product?: Product) {
  return { productId, name: productName(ctx, productId, product), requested: { quantity, unit, row } };
}

/** @throws the rejection of a banned customer */
function refusalOf(addition: Exclude<Addition, { kind: 'added' }>, pieces: number, bounds: QuantityBounds) {
  if (addition.kind === 'soldOut') {
    const problem = tooMany(pieces, { ...bounds, available: addition.available });
    return { kind: 'refused', why: { kind: 'quantity', problem } } as const;
  }
  if (addition.rejection.kind === 'banned') throw addition.rejection;
  return { kind: addition.kind === 'lost' ? 'unknown' : 'refused', why: toApiReason(addition.rejection) } as const;
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
