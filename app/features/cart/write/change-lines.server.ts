import type { RequestContext } from '~/bff/context.server';
import { catchUnlessBanned } from '~server/api/result';
import { changeQuantity, loadCartToChange, type CartToChange } from './change-quantity.server';
import type { QuantityUpdate } from '../model/cart-form';
import { toApiReason, unknownLine, type CartOutcome } from '../model/cart-outcome';
import { findItem, type LineIdentity } from '../model/line-identity';
import { nameLine } from '../view/line-view.server';
import { removeItem } from './remove-line.server';

/** A line and its new size in pieces; 0 removes it. */
export interface LineSize extends LineIdentity {
  readonly pieces: number;
}

/**
 * Changes the size of several lines. A rejected quantity does not stop the other lines, any other error does.
 * @param before what the same form did earlier
 * @throws WholesaleError when nothing was changed; of kind `banned`; SessionEndedError
 */
export function resizeLines(ctx: RequestContext, sizes: readonly LineSize[], before: readonly CartOutcome[] = []) {
  return changeInTurn(ctx, sizes, before, ({ pieces, ...line }, read) =>
    pieces === 0
      ? takeOut(ctx, line, read)
      : changeQuantity(ctx, { ...line, quantity: String(pieces), unit: 'piece' }, read),
  );
}

/** As {@link resizeLines}, with typed quantities. */
export function changeLines(ctx: RequestContext, lines: readonly QuantityUpdate[]): Promise<readonly CartOutcome[]> {
  return changeInTurn(ctx, lines, [], (line, read) => changeQuantity(ctx, line, read));
}

async function changeInTurn<T extends LineIdentity>(
  ctx: RequestContext,
  lines: readonly T[],
  before: readonly CartOutcome[],
  changeOne: (line: T, read: CartToChange) => Promise<CartOutcome>,
): Promise<readonly CartOutcome[]> {
  const outcomes = [...before];
  const readFor = loadPerProduct(ctx);
  for (const [at, line] of lines.entries()) {
    const result = await catchUnlessBanned(readFor(line).then((read) => changeOne(line, read)));
    if (!result.ok && !outcomes.some(({ kind }) => kind === 'done')) throw result.rejection;
    const outcome: CartOutcome = result.ok
      ? result.value
      : { ...unknownLine, verb: 'change', kind: 'unknown', why: toApiReason(result.rejection) };
    outcomes.push(outcome);
    if (endsForm(outcome)) {
      const untried = lines.slice(at + 1);
      return [...outcomes, ...untried.map(() => ({ ...unknownLine, verb: 'change', kind: 'untried' }) as const)];
    }
  }
  return outcomes;
}

/** Whether the other lines are left: what is wrong is not told at the line. */
function endsForm({ verb, kind, why }: CartOutcome): boolean {
  return kind !== 'done' && (verb === 'remove' || kind !== 'refused' || why?.kind === 'gone');
}

/** Loads the cart once, and again after a change of the same product, whose line then has a new id. */
function loadPerProduct(ctx: RequestContext): (line: LineIdentity) => Promise<CartToChange> {
  const seenProducts = new Set<string>();
  let first: CartToChange | undefined;
  return async (line) => {
    first ??= await loadCartToChange(ctx);
    const { productId } = findItem(first.items, line) ?? {};
    if (productId === undefined) return first;
    if (seenProducts.has(productId)) return loadCartToChange(ctx);
    seenProducts.add(productId);
    return first;
  };
}

async function takeOut(ctx: RequestContext, identity: LineIdentity, { items, cart }: CartToChange) {
  const item = findItem(items, identity);
  const line = cart.lines.find(({ itemId }) => itemId === item?.id);
  return removeItem(ctx, line && item, line ? nameLine(ctx, line) : '');
}
