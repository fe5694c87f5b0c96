import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { RequestContext } from '~/bff/context.server';
import { digest } from '~server/digest';
import type { OrderCart } from './order-cart';
import { loadOrderState } from './order-lock.server';

/** Equal for every tab and process that shows the same cart; a later equal cart has another key. */
const idempotencyKey = z.object({
  /** Digest of customer, cart lines with prices, and newest order. Sent to the API. */
  id: z.string(),
  customerId: z.string(),
  total: z.number(),
  /** Null when there was no order; missing when it could not be loaded. */
  newestOrderId: z.string().nullable().optional(),
  /** Random, when the newest order is unknown or the id was already used. */
  nonce: z.string().optional(),
  /** Epoch ms. */
  madeAt: z.number(),
});
export type IdempotencyKey = z.output<typeof idempotencyKey>;

/** Makes the hidden `idempotencyKey` field of a checkout form. */
export async function encryptIdempotencyKey(
  ctx: RequestContext,
  customerId: string,
  cart: OrderCart,
  newestOrderId: string | null | undefined,
): Promise<string> {
  const made = makeKey(customerId, cart, newestOrderId, newestOrderId === undefined);
  // After its order is placed a form needs a new key, even when the API lists the order late.
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

/** Parses a submitted key; null when it is not of this customer. */
export async function decryptIdempotencyKey(ctx: RequestContext, encrypted: string | undefined) {
  const text = encrypted ? await ctx.services.orderKeyEncrypter.decrypt(encrypted) : null;
  const parsed = text === null ? null : idempotencyKey.safeParse(JSON.parse(text));
  if (!parsed?.success) return null;
  const account = await ctx.account();
  return parsed.data.customerId === account?.id ? parsed.data : null;
}

export function matchesCart(key: IdempotencyKey, cart: OrderCart): boolean {
  return cart.lines.length > 0 && key.id === digestOrder(key, cart);
}

/** Pages and the API list the same lines in different orders. */
function digestOrder(
  { customerId, newestOrderId, nonce }: Pick<IdempotencyKey, 'customerId' | 'newestOrderId' | 'nonce'>,
  { lines }: OrderCart,
): string {
  const byItem = [...lines].sort((one, other) => (one.itemId < other.itemId ? -1 : 1));
  const content = byItem.map(({ itemId, productId, quantity, price, discount }) => [
    itemId,
    productId,
    quantity,
    price,
    discount,
  ]);
  return digest(JSON.stringify([customerId, content, nonce ?? newestOrderId]));
}
