import type { Scope } from '~/bff/scope.server';
import { describeMinimum } from '~/supply/trade-rules.server';
import type { CreditUse, Standing } from '~/trade/credit-limit';
import type { Shortage } from '~/trade/stock-trouble';
import { orMissing } from '~server/api/outcome';
import { readAddresses, type Address } from '~server/contract/addresses';
import { checkOrder, type OrderChoice, type OrderFaults } from './check-order';
import { draftOrder } from './draft-order';
import type { OrderCart } from './order-cart';
import type { OrderFields } from './order-fields';
import { fitsCart, openOrderKey } from './order-key.server';
import { placeOrder, recallOrder } from './place-order.server';
import type { Placement } from './placement.server';
import { readStanding, standsOver } from './credit-view.server';

/**
 * What becomes of a sent order form. Besides what placing it can come to: `faults`, every one at once; `noCart`: the cart, its products or the account
 * cannot be read; `emptyCart`: there is nothing to order; `overLimit` asks first; `cancelled` after having been asked.
 */
export type OrderDecision =
  | Placement
  | OrderRefusal
  | { readonly kind: 'overLimit'; readonly use: CreditUse }
  | { readonly kind: 'noCart' | 'emptyCart' | 'cancelled' };

/** What stands against an order before it is sent. */
export interface OrderRefusal {
  readonly kind: 'faults';
  /** At its fields. */
  readonly faults: OrderFaults;
  /** What the cart lacks to be taken. */
  readonly minimum: string | null;
  readonly short: readonly Shortage[];
  /** The cart is another than the form was made for. */
  readonly isChanged: boolean;
}

/** What an order is checked against besides its cart, as it is now; null is what cannot be read. */
export interface OrderFacts {
  readonly addresses: readonly Address[] | null;
  readonly standing: Standing | null;
}

/** Asks for it beside the cart: each round trip keeps a customer waiting who has pressed. */
export async function readOrderFacts(scope: Scope): Promise<OrderFacts> {
  const [addresses, standing] = await Promise.all([
    orMissing(scope.api.call(readAddresses, {})),
    orMissing(scope.account().then((account) => account && readStanding(scope, account))),
  ]);
  return { addresses: addresses?.data ?? null, standing };
}

/**
 * Decides on a sent order form, and places the order when nothing stands against it.
 * @param cart null when it cannot be read
 */
export async function decideOrder(
  scope: Scope,
  fields: OrderFields,
  cart: OrderCart | null,
  { addresses, standing }: OrderFacts,
): Promise<OrderDecision> {
  if (!cart || !standing || cart.lines.some((line) => line.isUnverified)) return { kind: 'noCart' };
  const key = await openOrderKey(scope, fields.orderKey);
  const isMeant = key !== null && fitsCart(key, cart);
  // A form whose cart is gone may be one that was sent before: then its order is the answer.
  const documentId = key && !isMeant && (await orMissing(recallOrder(scope, key)));
  if (documentId) return { kind: 'placed', documentId };
  if (cart.lines.length === 0) return { kind: 'emptyCart' };
  if (isMeant && fields.confirmCreditLimit === 'cancel') return { kind: 'cancelled' };

  const checked = checkOrder(fields, { now: new Date(), addresses });
  const [minimum, short] = [describeMinimum(scope, cart.total), findShortages(cart)];
  if (!checked.ok || !isMeant || minimum !== null || short.length > 0) {
    return { kind: 'faults', faults: checked.ok ? {} : checked.faults, minimum, short, isChanged: !isMeant };
  }
  const use = fields.confirmCreditLimit === 'continue' ? null : standsOver(standing, cart.total);
  return use
    ? { kind: 'overLimit', use }
    : placeOrder(scope, key, draftOrder(checked.choice, cart, labelOf(scope, checked.choice)));
}

function findShortages({ lines }: OrderCart): Shortage[] {
  return lines.filter((line) => line.quantity > line.available);
}

/** The API knows both kinds of cash by one name. */
function labelOf({ t }: Scope, { payment }: OrderChoice): string | null {
  return payment === 'cashAtBase' ? t('checkout:payment.cashAtBase') : null;
}
