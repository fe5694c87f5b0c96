import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { RequestContext } from '~/bff/context.server';
import { digest } from '~server/digest';
import type { OrderCart } from './order-cart';
import { loadOrderState } from './order-lock.server';

/**
 * The key of one order. It is made from the customer, the lines of the cart and the newest order before it, so every
 * tab, reload and process that shows the same cart gives the same key, and a later equal cart gives another.
 */
const idempotencyKey = z.object({
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
export type IdempotencyKey = z.output<typeof idempotencyKey>;

/** Makes the hidden `idempotencyKey` of a checkout form. */
export async function encryptIdempotencyKey(
  ctx: RequestContext,
  customerId: string,
  cart: OrderCart,
  newestOrderId: string | null | undefined,
): Promise<string> {
  const made = makeKey(customerId, cart, newestOrderId, newestOrderId === undefined);
  // A form that is made after its order was placed asks for a new one, even where the API repeats ids of lines or is late to list the order.
  const isPlaced = (await loadOrderState(ctx, made))?.state === 'confirmed';
  const key = isPlaced ? makeKey(customerId, cart, newestOrderId, true) : made;
  return ctx.services.orderKeyEncrypter.encrypt(JSON.stringify(key));
}

function makeKey(
  customerId: string,
  cart: OrderCart,
  newestOrderId: string | null | undefined,
  isByChance: boolean,
): IdempotencyKey {
  const made = { customerId, newestOrderId, nonce: isByChance ? randomUUID() : undefined };
  return { ...made, id: digestOrder(made, cart), total: cart.total.amount, madeAt: Date.now() };
}

/** The key of a posted form; null when it was not made here for this customer. */
export async function decryptIdempotencyKey(
  ctx: RequestContext,
  encrypted: string | undefined,
): Promise<IdempotencyKey | null> {
  const text = encrypted ? await ctx.services.orderKeyEncrypter.open(encrypted) : null;
  const parsed = text === null ? null : idempotencyKey.safeParse(JSON.parse(text));
  if (!parsed?.success) return null;
  const account = await ctx.account();
  return parsed.data.customerId === account?.id ? parsed.data : null;
}

/** Whether the cart still is what the key was made for, line by line and price by price. */
export function matchesCart(key: IdempotencyKey, cart: OrderCart): boolean {
  return cart.lines.length > 0 && key.id === digestOrder(key, cart);
}

function digestOrder(
  { customerId, newestOrderId, nonce }: Pick<IdempotencyKey, 'customerId' | 'newestOrderId' | 'nonce'>,
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
