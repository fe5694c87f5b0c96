import type { Scope } from '~/bff/scope.server';
import type { CartAnswer } from './cart-view';
import { changeQuantity } from './change-quantity.server';
import { removeLine } from './remove-line.server';

/** A line and the pieces it shall have; 0 takes it out. */
export interface LineSize {
  readonly itemId: string;
  readonly pieces: number;
}

/**
 * Changes the size of several lines, one after another; the first that does not go through ends it and is told.
 * @returns null when all went through
 * @throws WholesaleError
 */
export async function resizeLines(scope: Scope, sizes: readonly LineSize[]): Promise<CartAnswer | null> {
  for (const { itemId, pieces } of sizes) {
    const refused = pieces === 0 ? await takeOut(scope, itemId) : await resize(scope, itemId, pieces);
    if (refused) return refused;
  }
  return null;
}

async function takeOut(scope: Scope, itemId: string): Promise<CartAnswer | null> {
  return (await removeLine(scope, itemId)) ? null : { message: scope.t('cart:lineGone') };
}

async function resize(scope: Scope, itemId: string, pieces: number): Promise<CartAnswer | null> {
  const outcome = await changeQuantity(scope, { itemId, quantity: String(pieces), unit: 'piece' });
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
