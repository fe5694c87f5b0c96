import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { CartItemDraft } from '../../contract/cart';
import type { Context } from '../context';
import { parseIds } from '../catalogue/parse-ids';
import { ApiError } from '../http/api-error';
import { products } from '../store/catalogue-tables';
import { cartItems, type CartRow } from '../store/order-tables';
import type { Database } from '../store/store';
import { parseLine } from './parse-line';

/** @throws ApiError `NOT_FOUND`, or `OUT_OF_STOCK` for the main warehouse */
async function requireStock(db: Database, productId: string, quantity: number): Promise<number> {
  const [id] = parseIds([productId]);
  const [product] =
    id === undefined
      ? []
      : await db.select({ id: products.id, stock: products.mainStock }).from(products).where(eq(products.id, id));
  if (!product) throw new ApiError('NOT_FOUND');
  const available = product.stock ?? 0;
  if (quantity > available) throw new ApiError('OUT_OF_STOCK', { available });
  return product.id;
}

function readDraft(draft: CartItemDraft) {
  return { ...parseLine(draft), promotion: draft.meta.promotion, discountValue: draft.meta.discountValue };
}

/** Adds to the line of the same product, at the new price. */
export function addLine({ store }: Context, customerId: string, draft: CartItemDraft): Promise<CartRow> {
  const sent = readDraft(draft);
  return store.write(async (db) => {
    const [inCart] = await db
      .select()
      .from(cartItems)
      .where(and(eq(cartItems.customerId, customerId), eq(cartItems.productId, parseIds([draft.productId])[0] ?? 0)));
    const quantity = sent.quantity + (inCart?.quantity ?? 0);
    const discount = sent.discount + (inCart?.discount ?? 0);
    const productId = await requireStock(db, draft.productId, quantity);
    const line = { ...sent, quantity, discount, total: quantity * sent.price - discount };
    const [row] = await db
      .insert(cartItems)
      .values({ id: inCart?.id ?? randomUUID(), customerId, productId, ...line })
      .onConflictDoUpdate({ target: cartItems.id, set: line })
      .returning();
    if (!row) throw new Error('the cart line was not written');
    return row;
  });
}

/** @throws ApiError `NOT_FOUND` for another customer's line or another product */
export function replaceLine(
  { store }: Context,
  customerId: string,
  id: string,
  draft: CartItemDraft,
): Promise<CartRow> {
  const sent = readDraft(draft);
  return store.write(async (db) => {
    const productId = await requireStock(db, draft.productId, sent.quantity);
    const [row] = await db
      .update(cartItems)
      .set(sent)
      .where(and(eq(cartItems.id, id), eq(cartItems.customerId, customerId), eq(cartItems.productId, productId)))
      .returning();
    if (!row) throw new ApiError('NOT_FOUND');
    return row;
  });
}

/** @throws ApiError `NOT_FOUND` */
export async function removeLine({ store }: Context, customerId: string, id: string): Promise<void> {
  const [row] = await store.write((db) =>
    db
      .delete(cartItems)
      .where(and(eq(cartItems.id, id), eq(cartItems.customerId, customerId)))
      .returning({ id: cartItems.id }),
  );
  if (!row) throw new ApiError('NOT_FOUND');
}
