import * as z from 'zod';
import { parseCookie, serializeCookie } from '~server/session/cookie-text';
import { DEFAULT_CURRENCY, moneyOf, toDecimal, type Money } from '~server/contract/money';
import type { RequestContext } from '~/bff/context.server';

const NAME = 'placed-order';
const LIFETIME_SECONDS = 30 * 60;

const content = z.tuple([z.string(), z.number().nullable()]);

/** An order placed in this browser. `balance`: of the account before it; null when it was not known. */
export interface OrderConfirmation {
  readonly id: string;
  readonly balance: Money | null;
}

/** `Set-Cookie` value that lets this browser see its order while the API is unavailable. */
export async function createOrderConfirmation(ctx: RequestContext, { id, balance }: OrderConfirmation) {
  const text = JSON.stringify([id, balance && toDecimal(balance)]);
  return serializeCookie(NAME, await ctx.services.orderConfirmationEncrypter.encrypt(text), {
    secure: ctx.secureCookies,
    maxAgeSeconds: LIFETIME_SECONDS,
  });
}

/** The order that this browser placed recently, or null. */
export async function getPlacedOrder(ctx: RequestContext, request: Request): Promise<OrderConfirmation | null> {
  const encrypted = parseCookie(request.headers.get('cookie')).get(NAME);
  const text = encrypted === undefined ? null : await ctx.services.orderConfirmationEncrypter.decrypt(encrypted);
  if (!text?.startsWith('[')) return null;
  const [id, balance] = content.parse(JSON.parse(text));
  return { id, balance: balance === null ? null : moneyOf(balance, DEFAULT_CURRENCY) };
}
