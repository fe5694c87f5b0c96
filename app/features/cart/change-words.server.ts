import { writeAmount } from '~/bff/goods-words.server';
import type { Scope } from '~/bff/scope.server';
import type { Unit } from '~/trade/quantity';
import type { LineFault, LostLine } from './cart-view';
import type { QuantityProblem } from './check-quantity';
import type { LineRef } from './line-ref';
import { nameLine } from './line-view.server';
import type { PricedLine } from './price-cart';
import { explainProblem, keepTyped, offerQuantities } from './quantity-words.server';

/** A line and the quantity it shall have. */
export interface QuantityWish extends LineRef {
  /** As typed. */
  readonly quantity: string;
  readonly unit: Unit;
}

/** Without a problem of the quantity itself the API failed to take it, and the line stands as it was. */
export function describeFault(scope: Scope, line: PricedLine, wish: QuantityWish, problem: QuantityProblem | null): LineFault {
  const name = nameLine(scope, line);
  const kept = scope.t('cart:notChanged', { amount: writeAmount(scope, line.quantity, line.packSize) });
  return {
    productId: line.productId,
    typed: keepTyped(wish.quantity),
    unit: wish.unit,
    message: problem ? explainProblem(scope, name, problem) : kept,
    offers: problem ? offerQuantities(scope, problem, line.packSize) : [],
  };
}

/** A line that neither the change nor its undoing left in the cart. */
export function describeLost(scope: Scope, line: PricedLine): LostLine {
  const words = { name: nameLine(scope, line), amount: writeAmount(scope, line.quantity, line.packSize) };
  return { message: scope.t('cart:lost', words), productId: line.productId, quantity: line.quantity };
}
