import type { Scope } from '~/bff/scope.server';
import { readCart, type CartItem } from '~server/contract/cart';

const answers = new WeakMap<Scope, Promise<readonly CartItem[]>>();

/**
 * The cart's lines as the API keeps them, sorted by product; asked for once per request, and anew after a change.
 * @throws WholesaleError
 */
export function readCartItems(scope: Scope): Promise<readonly CartItem[]> {
  const known = answers.get(scope);
  if (known) return known;
  const answer = scope.api.call(readCart, { query: { sort: 'productId' } }).then(({ data }) => data);
  answers.set(scope, answer);
  return answer;
}

/** What was read of the cart no longer holds: a line was added or removed. */
export function forgetCartItems(scope: Scope): void {
  answers.delete(scope);
}
