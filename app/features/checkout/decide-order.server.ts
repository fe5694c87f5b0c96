import type { Scope } from '~/bff/scope.server';
import { describeMinimum } from '~/bff/trade-rules.server';
import type { CreditUse } from '~/trade/credit-limit';
import type { Shortage } from '~/trade/stock-trouble';
import { orMissing } from '~server/api/outcome';
import { readAddresses } from '~server/contract/addresses';
import { checkOrder, type OrderChoice, type OrderFaults } from './check-order';
import { draftOrder } from './draft-order';
import type { OrderCart } from './order-cart';
import type { OrderFields } from './order-fields';
import { fitsCart, openOrderKey, type OrderKey } from './order-key.server';
import { placeOrder, recallOrder } from './place-order.server';
import type { Placement } from './placement.server';
import { standsOver } from './credit-view.server';

/**
 * What becomes of a sent order form. Besides what placing it can come to: `faults` at its fields, and what the cart lacks; `noCart` that can be
 * read; `emptyCart`; `changedCart` since the form was made; `overLimit` asks first; `cancelled` after having been asked.
 */
export type OrderDecision =
  | Placement
  | { readonly kind: 'faults'; readonly faults: OrderFaults; readonly minimum: string | null }
  | { readonly kind: 'overLimit'; readonly use: CreditUse }
  | { readonly kind: 'noCart' | 'emptyCart' | 'changedCart' | 'cancelled' };

/**
 * Decides on a sent order form, and places the order when nothing stands against it.
 * @param cart null when it cannot be read
 */
export async function decideOrder(scope: Scope, fields: OrderFields, cart: OrderCart | null): Promise<OrderDecision> {
  if (!cart) return { kind: 'noCart' };
  const key = await openOrderKey(scope, fields.orderKey);
  if (!key || !fitsCart(key, cart)) return recallOrGiveUp(scope, key, cart);
  if (fields.confirmCreditLimit === 'cancel') return { kind: 'cancelled' };

  const addresses = await orMissing(scope.api.call(readAddresses, {}));
  const checked = checkOrder(fields, { now: new Date(), addresses: addresses?.data ?? null });
  const minimum = describeMinimum(scope, cart.total);
  if (!checked.ok || minimum !== null) return { kind: 'faults', faults: checked.ok ? {} : checked.faults, minimum };
  const items = findShortages(cart);
  if (items.length > 0) return { kind: 'short', items };
  const use = fields.confirmCreditLimit === 'continue' ? null : await standsOver(scope, cart.total);
  return use ? { kind: 'overLimit', use } : placeOrder(scope, key, draftOrder(checked.choice, cart, labelOf(scope, checked.choice)));
}

/** A form whose cart is gone may be one that was sent before: then its order is the answer. */
async function recallOrGiveUp(scope: Scope, key: OrderKey | null, cart: OrderCart): Promise<OrderDecision> {
  const documentId = key && (await orMissing(recallOrder(scope, key)));
  if (documentId) return { kind: 'placed', documentId };
  return { kind: cart.lines.length === 0 ? 'emptyCart' : 'changedCart' };
}

function findShortages({ lines }: OrderCart): Shortage[] {
  return lines.filter((line) => line.quantity > line.available);
}

/** The API knows both kinds of cash by one name. */
function labelOf({ t }: Scope, { payment }: OrderChoice): string | null {
  return payment === 'cashAtBase' ? t('checkout:payment.cashAtBase') : null;
}
