import type { Scope } from '~/bff/scope.server';
import { orMissing } from '~server/api/outcome';
import type { CartAnswer, LineFault } from './cart-view';
import { changeQuantity, type ChangeOutcome } from './change-quantity.server';
import type { LineRef, QuantityWish } from './line-ref';
import { readWishSplits } from './line-splits.server';
import { removeLine } from './remove-line.server';

/** A line and the pieces it shall have; 0 takes it out. */
export interface LineSize extends LineRef {
  readonly pieces: number;
}

/**
 * Changes the size of several lines.
 * @param before lines that were to be changed otherwise just now, and how many were
 * @returns null when all went through
 * @throws WholesaleError while nothing is changed
 */
export function resizeLines(scope: Scope, sizes: readonly LineSize[], before?: Progress): Promise<CartAnswer | null> {
  const resize = ({ pieces, ...line }: LineSize) => (pieces === 0 ? takeOut(scope, line) : change(scope, { ...line, quantity: String(pieces), unit: 'piece' }));
  return changeInTurn(scope, sizes, resize, before);
}

/** The same with quantities as they were typed. */
export function changeLines(scope: Scope, wishes: readonly QuantityWish[]): Promise<CartAnswer | null> {
  return changeInTurn(scope, wishes, (wish) => change(scope, wish));
}

interface Progress {
  readonly done: number;
  readonly all: number;
}

/** Quantities that are refused leave the others their turn; what else does not go through ends it and is told, with how many did before it. */
async function changeInTurn<T>(scope: Scope, lines: readonly T[], changeOne: (line: T) => Promise<CartAnswer | null>, before: Progress = { done: 0, all: 0 }): Promise<CartAnswer | null> {
  const faults: LineFault[] = [];
  for (const [at, line] of lines.entries()) {
    const done = before.done + at - faults.length;
    const changing = changeOne(line).then((refused) => ({ refused }));
    const changed = done === 0 ? await changing : await orMissing(changing);
    const refused = changed ? changed.refused : { message: scope.t('errors:noConnection') };
    if (refused?.faults) faults.push(...refused.faults);
    else if (refused) return done === 0 ? refused : sayBefore(scope.t('cart:doneBefore', { done, all: before.all + lines.length }), refused);
  }
  return faults.length > 0 ? { faults } : null;
}

async function takeOut(scope: Scope, line: LineRef): Promise<CartAnswer | null> {
  const removal = await removeLine(scope, line);
  switch (removal.kind) {
    case 'removed':
      return null;
    case 'gone':
      return { message: scope.t('cart:lineGone') };
    case 'refused':
      return { message: removal.message };
  }
}

async function change(scope: Scope, wish: QuantityWish): Promise<CartAnswer | null> {
  const outcome = await changeQuantity(scope, wish);
  return outcome.kind === 'changed' ? null : tellUnchanged(scope, outcome);
}

/** What a change that did not go through leaves on the page. */
export async function tellUnchanged(scope: Scope, outcome: Exclude<ChangeOutcome, { kind: 'changed' }>): Promise<CartAnswer> {
  switch (outcome.kind) {
    case 'refused':
      return { faults: [{ ...outcome.fault, splits: outcome.short && (await readWishSplits(scope, outcome.short.cart, outcome.short.wish)) }] };
    case 'lost':
      return { lost: outcome.lost };
    case 'gone':
      return { message: scope.t('cart:lineGone') };
  }
}

function sayBefore(words: string, { lost, message }: CartAnswer): CartAnswer {
  return lost ? { lost: { ...lost, message: `${words} ${lost.message}` } } : { message: [words, message].join(' ') };
}
