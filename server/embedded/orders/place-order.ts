import { randomUUID } from 'node:crypto';
import { and, eq, sql, inArray } from 'drizzle-orm';
import type { OrderDraft } from '../../contract/documents';
import type { PaymentMethod } from '../../contract/enumerations';
import type { Context } from '../context';
import { customers, notifications, type Customer } from '../store/customer-tables';
import { cartItems, documentItems, documents, toDocumentItem, type DocumentRow } from '../store/order-tables';
import type { Database } from '../store/store';
import { parseLine } from './parse-line';
import { insertOrder } from './insert-order';
import { parseIds } from '../catalogue/parse-ids';
import { ApiError } from '../http/api-error';
import { products, type ProductRow } from '../store/catalogue-tables';

const prepaid: readonly PaymentMethod[] = ['card', 'monobank', 'paypal'];

async function settle(db: Database, head: DocumentRow): Promise<void> {
  await db.delete(cartItems).where(eq(cartItems.customerId, head.customerId));
  if (head.paymentMethod && !prepaid.includes(head.paymentMethod)) {
    await db
      .update(customers)
      .set({ balance: sql`${customers.balance} - ${head.total}` })
      .where(eq(customers.id, head.customerId));
  }
  await db.insert(notifications).values({
    id: randomUUID(),
    customerId: head.customerId,
    kind: 'orderPlaced',
    subject: head.number,
    createdAt: head.date,
    path: `/orders?id=${head.id}`,
  });
}

/** Places an order in one transaction; a known key returns the earlier order. @throws ApiError `OUT_OF_STOCK`, `WRONG_TOTAL`, `WRONG_ADDRESS` */
export function placeOrder(
  { store, now }: Context,
  customer: Customer,
  draft: OrderDraft,
  key: string | null,
): Promise<DocumentRow> {
  return store.write(async (db) => {
    const [earlier] =
      key === null
        ? []
        : await db
            .select()
            .from(documents)
            .where(and(eq(documents.customerId, customer.id), eq(documents.idempotencyKey, key)));
    if (earlier) return earlier;
    const found = await reserveStock(db, draft.items);
    const head = await insertOrder(db, customer.id, draft, key, now());
    await db.insert(documentItems).values(
      draft.items.flatMap((item) => {
        const product = found.get(item.productId);
        return product ? [toDocumentItem(head.id, product, parseLine(item))] : [];
      }),
    );
    await settle(db, head);
    return head;
  });
}

function sumByProduct(items: OrderDraft['items']): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of items) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return sums;
}

/** Returns the products by id. @throws ApiError `OUT_OF_STOCK` with every short product; then nothing is taken */
async function reserveStock(db: Database, items: OrderDraft['items']): Promise<Map<string, ProductRow>> {
  const wanted = sumByProduct(items);
  const rows = await db
    .select()
    .from(products)
    .where(inArray(products.id, parseIds([...wanted.keys()])));
  const found = new Map(rows.map((row) => [String(row.id), row]));
  const short = [...wanted].flatMap(([productId, requested]) => {
    const available = found.get(productId)?.mainStock ?? 0;
    return requested > available ? [{ productId, requested, available }] : [];
  });
  if (short.length > 0) throw new ApiError('OUT_OF_STOCK', { items: short });
  for (const [productId, quantity] of wanted) {
    await db
      .update(products)
      .set({ mainStock: sql`${products.mainStock} - ${quantity}` })
      .where(eq(products.id, Number(productId)));
  }
  return found;
}
