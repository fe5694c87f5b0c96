import { formatQuantity } from '~/i18n/format-quantity';
import { sayApiError } from '~/bff/errors/api-error-message';
import type { RequestContext } from '~/bff/context.server';
import { wholePacksWithin } from '~server/domain/quantity';
import { WholesaleError } from '~server/api/wholesale-error';
import type { Addition } from '~/data/cart-items.server';
import type { CartLineErrors, LineError, LostLine } from './cart-view';
import type { QuantityError } from './check-quantity';
import type { QuantityUpdate } from './cart-form';
import { nameLine } from './line-view.server';
import type { PricedLine } from './price-cart';
import { explainQuantityError, fitTyped, offerQuantities } from './quantity-errors.server';

/** Why a quantity was rejected; null when the API did not respond and the line is unchanged. */
export type QuantityRejection = QuantityError | WholesaleError | null;

export function toFormError(text: string): CartLineErrors {
  return { errors: [], stop: { kind: 'message', text } };
}

export function describeLineError(
  ctx: RequestContext,
  line: PricedLine,
  lineInput: QuantityUpdate,
  why: QuantityRejection,
): LineError {
  const name = nameLine(ctx, line);
  const problem = why instanceof WholesaleError ? null : why;
  return {
    productId: line.productId,
    name,
    typed: fitTyped(lineInput.quantity),
    unit: lineInput.unit,
    message: problem
      ? explainQuantityError(ctx, name, problem)
      : explainRejection(ctx, line, why instanceof WholesaleError ? why : null),
    offers: problem ? offerQuantities(ctx, problem, line.packSize) : [],
  };
}

function explainRejection(ctx: RequestContext, line: PricedLine, rejection: WholesaleError | null): string {
  const values = { amount: formatQuantity(ctx.t, line.quantity, line.packSize) };
  const reason = messageIn(ctx, rejection);
  return reason === null || rejection?.status === 429
    ? ctx.t('cart:notChanged', values)
    : `${reason} ${ctx.t('cart:stillHas', values)}`;
}

/** The message of the API as a sentence, or null. */
function messageIn(ctx: RequestContext, rejection: WholesaleError | null): string | null {
  const reason = rejection?.reason ?? '';
  if (!rejection || reason === '') return null;
  const message = sayApiError(ctx, rejection.saidStatus, reason);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

/** A line that is missing after a failed change and a failed restore. */
export function describeLost(
  ctx: RequestContext,
  line: PricedLine,
  putBack: Exclude<Addition, { kind: 'added' }>,
): LostLine {
  const values = { name: nameLine(ctx, line), amount: formatQuantity(ctx.t, line.quantity, line.packSize) };
  const { productId, quantity, packSize } = line;
  if (putBack.kind === 'lost' && !putBack.isCartRead)
    return { message: ctx.t('cart:lostPerhaps', values), productId, quantity: 0 };
  if (putBack.kind !== 'soldOut') {
    const reason = messageIn(ctx, putBack.kind === 'rejected' ? putBack.rejection : null);
    const message = reason === null ? ctx.t('cart:lost', values) : `${reason} ${ctx.t('cart:lostRefused', values)}`;
    return { message, productId, quantity };
  }
  const { available } = putBack;
  const left = wholePacksWithin(available, packSize);
  return {
    message: ctx.t('cart:soldMeanwhile', { ...values, available: ctx.t('common:pieces', { count: available }) }),
    productId,
    quantity: Math.min(left, quantity),
  };
}
