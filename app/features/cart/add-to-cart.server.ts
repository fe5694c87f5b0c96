import type { RequestContext } from '~/bff/context.server';
import { loadBuyer } from '~/data/buyer.server';
import { addCartItem, loadCartItems } from '~/data/cart-items.server';
import { loadProductsById } from '~/data/products-by-id.server';
import { piecesByProduct } from '~/domain/pieces-by-product';
import { priceFor } from '~/domain/pricing';
import { isBlankQuantity } from '~/domain/quantity';
import { availableIn } from '~/domain/stock';
import { orNull } from '~server/api/result';
import { limitConcurrency } from '~server/limit-concurrency';
import {
  toAddResult,
  type AddedOutcome,
  type AddError,
  type AddResult,
  type RejectedOutcome,
} from './add-messages.server';
import type { LineInput } from './cart-form';
import { oncePerForm } from './cart-queue.server';
import { checkQuantity, tooMany } from './check-quantity';
import { toLinePayload } from './line-payload';
import { offerSplits, toShortLine } from './split-offers.server';

const CONCURRENCY = 4;
const MAX_LINES = 300;

interface Options {
  /** Skips lines with an empty or 0 quantity instead of rejecting them. */
  readonly skipsBlank?: boolean;
}

/** Adds the lines of a form once; the same form again gets the first result. @throws WholesaleError (`banned`) */
export async function addToCart(
  ctx: RequestContext,
  form: FormData,
  requested: readonly LineInput[],
  options: Options = {},
): Promise<AddResult> {
  const isDone = ({ added, rejected }: AddResult) => added.length > 0 || rejected.some(({ isUnknown }) => isUnknown);
  const result = await oncePerForm(ctx, form, () => addLines(ctx, requested, options), isDone);
  return result ?? toAddResult(ctx, [], rejectAll(requested, { kind: 'stillRunning' }));
}

/** Adds lines within pack and stock, including the cart's own; a rejected line stops no other. @throws WholesaleError (`banned`) */
export async function addLines(
  ctx: RequestContext,
  requested: readonly LineInput[],
  { skipsBlank = true }: Options = {},
): Promise<AddResult> {
  const filled = requested.filter(({ quantity }) => !skipsBlank || !isBlankQuantity(quantity));
  const lines = filled.slice(0, MAX_LINES);
  const rest = rejectAll(filled.slice(MAX_LINES), { kind: 'tooManyLines', limit: MAX_LINES });
  if (lines.length === 0) return { added: [], rejected: [], text: '' };

  const ids = lines.map(({ productId }) => productId);
  const loaded = await orNull(Promise.all([loadProductsById(ctx, ids), loadBuyer(ctx), loadCartItems(ctx)]));
  if (!loaded) return toAddResult(ctx, [], [...rejectAll(lines, { kind: 'unchecked' }), ...rest]);
  const [products, buyer, items] = loaded;
  const pieces = new Map(piecesByProduct(items));

  const outcomes = await inTurnPerProduct(lines, async (line): Promise<AddedOutcome | RejectedOutcome> => {
    const product = products.get(line.productId);
    if (!product) return { line, error: { kind: 'unknownProduct' } };
    const price = priceFor(product, buyer);
    if (price === null) return { line, product, error: { kind: 'noPrice' } };
    const packSize = product.attributes.packSize ?? null;
    const inCart = pieces.get(product.id) ?? 0;
    const bounds = { packSize, available: availableIn(product.stocks, ctx.services.env.warehouseId), inCart };
    const checked = checkQuantity(line.quantity, line.unit, bounds);
    if (!checked.ok) return { line, product, error: { kind: 'quantity', problem: checked.problem } };

    const payload = toLinePayload({ ...product, price }, checked.pieces, buyer);
    const addition = await addCartItem(ctx, payload, inCart);
    if (addition.kind === 'soldOut') {
      const problem = tooMany(checked.pieces, { ...bounds, available: addition.available });
      return { line, product, error: { kind: 'quantity', problem } };
    }
    if (addition.kind === 'rejected' && addition.rejection.kind === 'banned') throw addition.rejection;
    if (addition.kind !== 'added') return { line, product, error: addition };
    pieces.set(product.id, inCart + checked.pieces);
    return { line, product, pieces: checked.pieces };
  });

  const added = outcomes.filter((outcome) => 'pieces' in outcome);
  const rejected = outcomes.filter((outcome) => 'error' in outcome);
  const short = rejected.flatMap(({ product, error }) =>
    product && error.kind === 'quantity' ? (toShortLine(product, buyer, error.problem) ?? []) : [],
  );
  const splits = await offerSplits(ctx, short, { buyer, inCart: pieces });
  return toAddResult(ctx, added, [...rejected, ...rest], splits);
}

function rejectAll(lines: readonly LineInput[], error: AddError): RejectedOutcome[] {
  return lines.map((line) => ({ line, error }));
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
