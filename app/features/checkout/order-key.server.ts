import { createHash, randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Scope } from '~/bff/scope.server';
import type { OrderCart } from './order-cart';

/**
 * The key of one order. It is made from the customer, the lines of the cart and the newest order before it, so every
 * tab, reload and process that shows the same cart gives the same key, and a later equal cart gives another.
 */
const orderKey = z.object({
  /** Digest of the customer, the cart's lines at the prices shown, and the order before. Sent as the idempotency key. */
  id: z.string(),
  customerId: z.string(),
  /** Kopiykas. */
  total: z.number(),
  /** Newest order when the key was made: null when there was none, missing when it could not be read. */
  newestOrderId: z.string().nullable().optional(),
  /** Chance, where the newest order could not be read. */
  nonce: z.string().optional(),
  /** Epoch ms. */
  madeAt: z.number(),
});
export type OrderKey = z.output<typeof orderKey>;

/** Makes the hidden `orderKey` of a checkout form. */
export async function sealOrderKey(scope: Scope, customerId: string, cart: OrderCart, newestOrderId: string | null | undefined): Promise<string> {
  const made = { customerId, newestOrderId, nonce: newestOrderId === undefined ? randomUUID() : undefined };
  const key: OrderKey = { ...made, id: digest(made, cart), total: cart.total, madeAt: Date.now() };
  return scope.portal.orderKeySeal.seal(JSON.stringify(key));
}

/** The key of a posted form; null when it was not made here for this customer. */
export async function openOrderKey(scope: Scope, sealed: string | undefined): Promise<OrderKey | null> {
  const text = sealed ? await scope.portal.orderKeySeal.open(sealed) : null;
  const parsed = text === null ? null : orderKey.safeParse(JSON.parse(text));
  if (!parsed?.success) return null;
  const account = await scope.account();
  return parsed.data.customerId === account?.id ? parsed.data : null;
}

/** Whether the cart still is what the key was made for, line by line and price by price. */
export function fitsCart(key: OrderKey, cart: OrderCart): boolean {
  return cart.lines.length > 0 && key.id === digest(key, cart);
}

function digest({ customerId, newestOrderId, nonce }: Pick<OrderKey, 'customerId' | 'newestOrderId' | 'nonce'>, { lines }: OrderCart): string {
  const content = lines.map(({ itemId, productId, quantity, price, discount }) => [itemId, productId, quantity, price, discount]);
  return createHash('sha256').update(JSON.stringify([customerId, content, newestOrderId === undefined ? nonce : newestOrderId])).digest('base64url');
}
