import { readBuyer } from '~/supply/buyer.server';
import { readCartPieces } from '~/supply/cart-items.server';
import { readProductsById } from '~/supply/products-by-id.server';
import type { Scope } from '~/bff/scope.server';
import { isBlankQuantity } from '~/trade/quantity';
import { orMissing } from '~server/api/outcome';
import { limitConcurrency } from '~server/limit-concurrency';
import { addLine, refuse, refuseUnchecked, type AddedLine, type AddOutcome, type RefusedWish } from './add-line.server';
import { nameWish } from './name-wish.server';
import { offerSplits } from './split-offers.server';
import type { Wish } from './wishes';

/** Lines sent to the API at the same time. */
const AT_ONCE = 4;
/** Lines that one form may add. */
const MOST_LINES = 300;

/** What became of several lines: the good ones are in the cart, each refused one is named. */
export interface AddManyOutcome {
  readonly added: readonly AddedLine[];
  readonly refused: readonly RefusedWish[];
  /** 'Додано 3 позиції, 130 шт'; of a single line its own text; empty when nothing was added. */
  readonly text: string;
}

/**
 * Adds products to the cart of the signed-in customer, as a price list or a repeated order does. The stock rule counts what the cart holds already.
 * @param skipsBlank whether a line of an empty or 0 quantity asks for nothing; else it is refused
 * @throws WholesaleError
 */
export async function addManyToCart(
  scope: Scope,
  wishes: readonly Wish[],
  { skipsBlank = true }: { readonly skipsBlank?: boolean } = {},
): Promise<AddManyOutcome> {
  const asked = wishes.filter((wish) => !skipsBlank || !isBlankQuantity(wish.quantity));
  const outcomes = await addAll(scope, asked.slice(0, MOST_LINES));
  const added = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.added] : []));
  const tooMany = scope.t('cart:tooManyLines', { count: MOST_LINES });
  const left = asked.slice(MOST_LINES).map((wish) => refuse(wish, nameWish(scope, wish.productId), tooMany).refused);
  return {
    added,
    refused: [...outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.refused])), ...left],
    text: describeAll(scope, added),
  };
}

async function addAll(scope: Scope, wishes: readonly Wish[]): Promise<AddOutcome[]> {
  if (wishes.length === 0) return [];
  const [products, read, inCart] = await Promise.all([
    orMissing(
      readProductsById(
        scope,
        wishes.map((wish) => wish.productId),
      ),
    ),
    orMissing(readBuyer(scope).then((buyer) => ({ buyer }))),
    orMissing(readCartPieces(scope)),
  ]);
  if (!products || !read || !inCart)
    return wishes.map((wish) => refuseUnchecked(scope, wish, products?.get(wish.productId)));
  const { buyer } = read;
  const known = products;
  const pieces = new Map(inCart);
  const lastOf = new Map<string, Promise<unknown>>();
  const inTurn = limitConcurrency(AT_ONCE);

  async function add(wish: Wish): Promise<AddOutcome> {
    const { productId } = wish;
    const outcome = await inTurn(() =>
      addLine(scope, wish, { product: known.get(productId), buyer, inCart: pieces.get(productId) ?? 0 }),
    );
    if (outcome.ok) pieces.set(productId, (pieces.get(productId) ?? 0) + outcome.added.pieces);
    return outcome;
  }

  const outcomes = await Promise.all(
    wishes.map((wish) => {
      // A product that is named twice waits for itself, so that its stock is counted right.
      const outcome = (lastOf.get(wish.productId) ?? Promise.resolve()).then(() => add(wish));
      lastOf.set(wish.productId, outcome);
      return outcome;
    }),
  );
  const splits = await offerSplits(
    scope,
    outcomes.flatMap((outcome) => (outcome.ok ? [] : (outcome.short ?? []))),
    { buyer, inCart: pieces },
  );
  return outcomes.map((outcome) =>
    outcome.ok
      ? outcome
      : { ok: false, refused: { ...outcome.refused, splits: outcome.short && splits.get(outcome.short.productId) } },
  );
}

function describeAll({ t }: Scope, added: readonly AddedLine[]): string {
  const [first] = added;
  if (!first) return '';
  if (added.length === 1) return first.text;
  const pieces = added.reduce((total, line) => total + line.pieces, 0);
  return t('cart:addedMany', { count: added.length, pieces: t('words:pieces', { count: pieces }) });
}
