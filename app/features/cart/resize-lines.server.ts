import type { Scope } from '~/bff/scope.server';
import { orMissing } from '~server/api/outcome';
import type { CartAnswer } from './cart-view';
import { changeQuantity } from './change-quantity.server';
import type { LineRef } from './line-ref';
import { removeLine } from './remove-line.server';

/** A line and the pieces it shall have; 0 takes it out. */
export interface LineSize extends LineRef {
  readonly pieces: number;
}

/**
 * Changes the size of several lines, one after another; the first that does not go through ends it and is told, with how
 * many did before it.
 * @returns null when all went through
 * @throws WholesaleError while nothing is changed
 */
export async function resizeLines(scope: Scope, sizes: readonly LineSize[]): Promise<CartAnswer | null> {
  for (const [done, size] of sizes.entries()) {
    const changing = (size.pieces === 0 ? takeOut(scope, size) : resize(scope, size)).then((refused) => ({ refused }));
    const change = done === 0 ? await changing : await orMissing(changing);
    const refused = change ? change.refused : { message: scope.t('errors:noConnection') };
    if (refused) return done === 0 ? refused : sayBefore(scope.t('cart:doneBefore', { done, all: sizes.length }), refused);
  }
  return null;
}

async function takeOut(scope: Scope, line: LineSize): Promise<CartAnswer | null> {
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

async function resize(scope: Scope, { pieces, ...line }: LineSize): Promise<CartAnswer | null> {
  const outcome = await changeQuantity(scope, { ...line, quantity: String(pieces), unit: 'piece' });
  switch (outcome.kind) {
    case 'changed':
      return null;
    case 'gone':
      return { message: scope.t('cart:lineGone') };
    case 'refused':
      return { fault: outcome.fault };
    case 'lost':
      return { lost: outcome.lost };
  }
}

function sayBefore(words: string, { fault, lost, message }: CartAnswer): CartAnswer {
  if (fault) return { fault: { ...fault, message: `${words} ${fault.message}` } };
  if (lost) return { lost: { ...lost, message: `${words} ${lost.message}` } };
  return { message: [words, message].join(' ') };
}
