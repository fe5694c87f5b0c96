import { sayApiError } from '~/bff/errors/api-error-message';
import type { RequestContext } from '~/bff/context.server';
import { catchUnlessBanned } from '~server/api/result';
import { WholesaleError } from '~server/api/wholesale-error';
import type { CartLineErrors, CartFormError, LineError } from './cart-view';
import { changeQuantity, loadCartToChange, type CartToChange, type ChangeOutcome } from './change-quantity.server';
import { toFormError } from './cart-errors.server';
import type { QuantityUpdate } from './cart-form';
import { findItem, type LineIdentity } from './line-identity';
import { nameLine } from './line-view.server';
import { removeItem } from './remove-line.server';

/** A line and its new size in pieces; 0 removes it. */
export interface LineSize extends LineIdentity {
  readonly pieces: number;
}

/** Partial result of an update: a rejected quantity does not stop the other lines, any other error does. */
export interface Progress {
  readonly done: number;
  readonly all: number;
  readonly errors: readonly LineError[];
  /** Null when every line was processed. */
  readonly stop: CartFormError | WholesaleError | null;
}

/** Changes the size of several lines. @throws WholesaleError of kind `banned`; SessionEndedError */
export function resizeLines(ctx: RequestContext, sizes: readonly LineSize[]): Promise<Progress> {
  return changeInTurn(ctx, sizes, ({ pieces, ...line }, read) =>
    pieces === 0 ? takeOut(ctx, line, read) : change(ctx, { ...line, quantity: String(pieces), unit: 'piece' }, read),
  );
}

/** As {@link resizeLines}, with typed quantities. */
export function changeLines(ctx: RequestContext, lineInputs: readonly QuantityUpdate[]): Promise<Progress> {
  return changeInTurn(ctx, lineInputs, (lineInput, read) => change(ctx, lineInput, read));
}

/** Action data of an update; null when all succeeded. @throws WholesaleError when nothing was changed */
export function toBatchResult(
  ctx: RequestContext,
  { done, all, errors, stop }: Progress,
  before: readonly string[] = [],
): CartLineErrors | null {
  if (!stop && errors.length === 0) return null;
  if (!stop) return { ...(before.length > 0 ? toFormError(before.join(' ')) : { stop }), errors };
  const messages = [...before, ...(done > 0 ? [ctx.t('cart:doneBefore', { done, all })] : [])];
  if (messages.length === 0 && stop instanceof WholesaleError) throw stop;
  if (stop instanceof WholesaleError)
    return { ...toFormError([...messages, sayApiError(ctx, stop.saidStatus, stop.reason)].join(' ')), errors };
  if (stop.kind === 'message') return { ...toFormError([...messages, stop.text].join(' ')), errors };
  return {
    errors,
    stop: { kind: 'lineLost', lost: { ...stop.lost, message: [...messages, stop.lost.message].join(' ') } },
  };
}

async function changeInTurn<T extends LineIdentity>(
  ctx: RequestContext,
  lines: readonly T[],
  changeOne: (line: T, read: CartToChange) => Promise<CartLineErrors | null>,
): Promise<Progress> {
  const errors: LineError[] = [];
  const readFor = loadPerProduct(ctx);
  for (const [at, line] of lines.entries()) {
    const done = at - errors.length;
    const outcome = await catchUnlessBanned(readFor(line).then((read) => changeOne(line, read)));
    const stop = outcome.ok ? outcome.value?.stop : outcome.rejection;
    if (stop) return { done, all: lines.length, errors, stop };
    if (outcome.ok && outcome.value) errors.push(...outcome.value.errors);
  }
  return { done: lines.length - errors.length, all: lines.length, errors, stop: null };
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

async function takeOut(
  ctx: RequestContext,
  line: LineIdentity,
  { items, cart }: CartToChange,
): Promise<CartLineErrors | null> {
  const item = findItem(items, line);
  const priced = cart.lines.find(({ itemId }) => itemId === item?.id);
  if (!item || !priced) return toFormError(ctx.t('cart:lineGone'));
  const removal = await removeItem(ctx, item, nameLine(ctx, priced));
  switch (removal.kind) {
    case 'removed':
      return null;
    case 'gone':
      return toFormError(ctx.t('cart:lineGone'));
    case 'rejected':
      return toFormError(removal.message);
  }
}

async function change(
  ctx: RequestContext,
  lineInput: QuantityUpdate,
  read: CartToChange,
): Promise<CartLineErrors | null> {
  const outcome = await changeQuantity(ctx, lineInput, read);
  return outcome.kind === 'changed' ? null : toUnchangedResult(ctx, outcome);
}

export function toUnchangedResult(
  { t }: RequestContext,
  outcome: Exclude<ChangeOutcome, { kind: 'changed' }>,
): CartLineErrors {
  switch (outcome.kind) {
    case 'rejected':
      return { errors: [outcome.error], stop: null };
    case 'lost':
      return { errors: [], stop: { kind: 'lineLost', lost: outcome.lost } };
    case 'gone':
      return toFormError(t('cart:lineGone'));
  }
}
