import type { RequestContext } from '~/bff/context.server';
import { formatMinimumOrder } from '~/data/trade-rules.server';
import type { CreditUse, CreditStatus } from '~server/domain/credit-limit';
import type { Shortage } from '~server/domain/stock-issue';
import { catchUnlessBanned, orNull } from '~server/api/result';
import type { Address } from '~server/contract/addresses';
import type { Money } from '~server/contract/money';
import { endpoints } from '~server/contract/endpoints';
import { loadAddition, withAddition, type Addition } from '../page/addition.server';
import { checkOrder, type OrderChoice, type OrderErrors } from './check-order';
import { draftOrder } from './draft-order';
import type { OrderCart } from './order-cart';
import type { OrderFields } from '../fields/order-fields';
import { matchesCart, decryptIdempotencyKey, type IdempotencyKey } from './idempotency-key.server';
import { placeOrder, recallOrder } from './place-order.server';
import type { Placement } from './placement.server';
import { toSubstitution } from '../fields/substitution.server';
import { loadCreditStatus, exceedsLimit } from '../page/credit-view.server';

/** `noCart`: the cart or account could not be loaded. `overLimit` asks for confirmation; `cancelled`: declined. `additionClosed`: it is too late to add to the order. */
export type OrderDecision =
  | Placement
  | OrderRejection
  | { readonly kind: 'overLimit'; readonly use: CreditUse; readonly total: Money }
  | { readonly kind: 'noCart' | 'emptyCart' | 'cancelled' | 'additionClosed' };

export interface OrderRejection {
  readonly kind: 'faults';
  readonly errors: OrderErrors;
  readonly minimum: string | null;
  readonly short: readonly Shortage[];
  /** The cart differs from that of the form. */
  readonly isChanged: boolean;
}

/** What an order is validated against; null for what could not be loaded. */
export interface OrderFacts {
  readonly addresses: readonly Address[] | null;
  readonly creditStatus: CreditStatus | null;
}

/** Loaded in parallel with the cart, because the customer is waiting. */
export async function loadOrderFacts(ctx: RequestContext): Promise<OrderFacts> {
  const [addresses, creditStatus] = await Promise.all([
    orNull(ctx.api.call(endpoints.addresses.list, {})),
    orNull(ctx.account().then((account) => account && loadCreditStatus(ctx, account))),
  ]);
  return { addresses: addresses?.data ?? null, creditStatus };
}

/** Validates an order form and places the order. @param cart null when it could not be loaded */
export async function decideOrder(
  ctx: RequestContext,
  fields: OrderFields,
  cart: OrderCart | null,
  facts: OrderFacts,
): Promise<OrderDecision> {
  const { creditStatus } = facts;
  if (!cart || !creditStatus || cart.lines.some((line) => line.isUnverified)) return { kind: 'noCart' };
  const key = await decryptIdempotencyKey(ctx, fields.orderKey);
  const isMeant = key !== null && matchesCart(key, cart);
  // A form without a cart may be resubmitted: its order is the result then.
  const documentId = key && !isMeant && (await orNull(recallOrder(ctx, key)));
  if (documentId) return { kind: 'placed', documentId };
  if (cart.lines.length === 0) return { kind: 'emptyCart' };
  if (isMeant && fields.confirmCreditLimit === 'cancel') return { kind: 'cancelled' };

  const addition = fields.with ? await findAddition(ctx, fields.with) : null;
  if (addition && 'kind' in addition) return addition;
  return placeIfValid(ctx, fields, { cart, ...facts, creditStatus, addition, key: isMeant ? key : null });
}

async function findAddition(
  ctx: RequestContext,
  id: string,
): Promise<Addition | { kind: 'noCart' | 'additionClosed' }> {
  const looked = await catchUnlessBanned(loadAddition(ctx, id));
  return looked.ok ? (looked.value ?? { kind: 'additionClosed' }) : { kind: 'noCart' };
}

interface OrderParts extends OrderFacts {
  readonly cart: OrderCart;
  readonly creditStatus: CreditStatus;
  readonly addition: Addition | null;
  /** Null when the cart differs from that of the form. */
  readonly key: IdempotencyKey | null;
}

async function placeIfValid(
  ctx: RequestContext,
  fields: OrderFields,
  { cart, addresses, creditStatus, addition, key }: OrderParts,
): Promise<OrderDecision> {
  const { cutOffHours } = ctx.services.env.rules;
  const checked = checkOrder({ ...fields, ...addition?.window }, { now: new Date(), cutOffHours, addresses });
  const [minimum, short] = [formatMinimumOrder(ctx, withAddition(cart.total, addition)), findShortages(cart)];
  if (!checked.ok || !key || minimum !== null || short.length > 0) {
    return { kind: 'faults', errors: checked.ok ? {} : checked.errors, minimum, short, isChanged: !key };
  }
  const use = fields.confirmCreditLimit === 'continue' ? null : exceedsLimit(creditStatus, cart.total);
  if (use) return { kind: 'overLimit', use, total: cart.total };
  const [label, substitution] = [labelOf(ctx, checked.choice), toSubstitution(ctx, fields, cart)];
  return placeOrder(ctx, key, draftOrder(checked.choice, cart, label, substitution, addition?.order.number));
}

function findShortages({ lines }: OrderCart): Shortage[] {
  return lines.filter((line) => line.quantity > line.available);
}

/** The API has one name for both kinds of cash. */
function labelOf({ t }: RequestContext, { payment }: OrderChoice): string | null {
  return payment === 'cashAtBase' ? t('checkout:payment.cashAtBase') : null;
}
