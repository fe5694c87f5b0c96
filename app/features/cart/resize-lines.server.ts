import type { Scope } from '~/bff/scope.server';
import { catchUnlessBanned } from '~server/api/outcome';
import { WholesaleError } from '~server/api/wholesale-error';
import type { CartAnswer, CartStop, LineFault } from './cart-view';
import { changeQuantity, readCartToChange, type CartToChange } from './change-quantity.server';
import { tellStop, tellUnchanged } from './change-words.server';
import { findItem, type LineRef, type QuantityWish } from './line-ref';
import { nameLine } from './line-view.server';
import { removeItem } from './remove-line.server';

/** A line and the pieces it shall have; 0 takes it out. */
export interface LineSize extends LineRef {
  readonly pieces: number;
}

/** How far a change of several lines came: refused quantities left the others their turn, what else did not go through ended it. */
export interface Progress {
  /** Lines that are as they were to be. */
  readonly done: number;
  readonly all: number;
  readonly faults: readonly LineFault[];
  /** An error where the API did not do it; null where every line had its turn. */
  readonly stop: CartStop | WholesaleError | null;
}

/** Changes the size of several lines. @throws WholesaleError of kind `banned`; SessionEndedError */
export function resizeLines(scope: Scope, sizes: readonly LineSize[]): Promise<Progress> {
  return changeInTurn(scope, sizes, ({ pieces, ...line }, read) =>
    pieces === 0
      ? takeOut(scope, line, read)
      : change(scope, { ...line, quantity: String(pieces), unit: 'piece' }, read),
  );
}

/** The same with quantities as they were typed. */
export function changeLines(scope: Scope, wishes: readonly QuantityWish[]): Promise<Progress> {
  return changeInTurn(scope, wishes, (wish, read) => change(scope, wish, read));
}

/**
 * What a change of several lines leaves on the page, with how many were changed before it ended; null where all went through.
 * @param told sentences on what else was changed before it, which pressed again would be changed again
 * @throws WholesaleError where it ended the change before anything was changed
 */
export function tellProgress(
  { t }: Scope,
  { done, all, faults, stop }: Progress,
  told: readonly string[] = [],
): CartAnswer | null {
  if (!stop && faults.length === 0) return null;
  if (!stop) return { ...(told.length > 0 ? tellStop(told.join(' ')) : { stop }), faults };
  const before = [...told, ...(done > 0 ? [t('cart:doneBefore', { done, all })] : [])];
  if (before.length === 0 && stop instanceof WholesaleError) throw stop;
  if (stop instanceof WholesaleError) return { ...tellStop([...before, t('errors:noConnection')].join(' ')), faults };
  if (stop.kind === 'message') return { ...tellStop([...before, stop.text].join(' ')), faults };
  return {
    faults,
    stop: { kind: 'lineLost', lost: { ...stop.lost, message: [...before, stop.lost.message].join(' ') } },
  };
}

async function changeInTurn<T extends LineRef>(
  scope: Scope,
  lines: readonly T[],
  changeOne: (line: T, read: CartToChange) => Promise<CartAnswer | null>,
): Promise<Progress> {
  const faults: LineFault[] = [];
  const readFor = readPerProduct(scope);
  for (const [at, line] of lines.entries()) {
    const done = at - faults.length;
    const outcome = await catchUnlessBanned(readFor(line).then((read) => changeOne(line, read)));
    const stop = outcome.ok ? outcome.value?.stop : outcome.refusal;
    if (stop) return { done, all: lines.length, faults, stop };
    if (outcome.ok && outcome.value) faults.push(...outcome.value.faults);
  }
  return { done: lines.length - faults.length, all: lines.length, faults, stop: null };
}

/** Reads the cart once for all lines, and anew for one whose product an earlier line was of: that has another id since, and holds other pieces. */
function readPerProduct(scope: Scope): (line: LineRef) => Promise<CartToChange> {
  const met = new Set<string>();
  let first: CartToChange | undefined;
  return async (line) => {
    first ??= await readCartToChange(scope);
    const { productId } = findItem(first.items, line) ?? {};
    if (productId === undefined) return first;
    if (met.has(productId)) return readCartToChange(scope);
    met.add(productId);
    return first;
  };
}

async function takeOut(scope: Scope, line: LineRef, { items, cart }: CartToChange): Promise<CartAnswer | null> {
  const item = findItem(items, line);
  const priced = cart.lines.find(({ itemId }) => itemId === item?.id);
  if (!item || !priced) return tellStop(scope.t('cart:lineGone'));
  const removal = await removeItem(scope, item, nameLine(scope, priced));
  switch (removal.kind) {
    case 'removed':
      return null;
    case 'gone':
      return tellStop(scope.t('cart:lineGone'));
    case 'refused':
      return tellStop(removal.message);
  }
}

async function change(scope: Scope, wish: QuantityWish, read: CartToChange): Promise<CartAnswer | null> {
  const outcome = await changeQuantity(scope, wish, read);
  return outcome.kind === 'changed' ? null : tellUnchanged(scope, outcome);
}
