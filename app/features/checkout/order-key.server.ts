import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { Scope } from '~/bff/scope.server';
import { digest } from '~server/digest';
import type { OrderCart } from './order-cart';
import { readOrderState } from './order-state.server';

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
  /** Chance, where the newest order could not be read, or an order was placed under the id without it. */
  nonce: z.string().optional(),
  /** Epoch ms. */
  madeAt: z.number(),
});
export type OrderKey = z.output<typeof orderKey>;

/** Makes the hidden `orderKey` of a checkout form. */
export async function sealOrderKey(
  scope: Scope,
  customerId: string,
  cart: OrderCart,
  newestOrderId: string | null | undefined,
): Promise<string> {
  const made = makeKey(customerId, cart, newestOrderId, newestOrderId === undefined);
  // A form that is made after its order was placed asks for a new one, even where the API repeats ids of lines or is late to list the order.
  const isPlaced = (await readOrderState(scope, made))?.state === 'confirmed';
  const key = isPlaced ? makeKey(customerId, cart, newestOrderId, true) : made;
  return scope.portal.orderKeySeal.seal(JSON.stringify(key));
}

function makeKey(
  customerId: string,
  cart: OrderCart,
  newestOrderId: string | null | undefined,
  isByChance: boolean,
): OrderKey {
  const made = { customerId, newestOrderId, nonce: isByChance ? randomUUID() : undefined };
  return { ...made, id: digestOrder(made, cart), total: cart.total, madeAt: Date.now() };
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
  return cart.lines.length > 0 && key.id === digestOrder(key, cart);
}

function digestOrder(
  { customerId, newestOrderId, nonce }: Pick<OrderKey, 'customerId' | 'newestOrderId' | 'nonce'>,
  { lines }: OrderCart,
): string {
  const content = lines.map(({ itemId, productId, quantity, price, discount }) => [
    itemId,
    productId,
    quantity,
    price,
    discount,
  ]);
  return digest(JSON.stringify([customerId, content, nonce ?? newestOrderId]));
}
