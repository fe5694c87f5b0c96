import { randomUUID } from 'node:crypto';
import { and, eq, max, sql } from 'drizzle-orm';
import type { OrderDraft } from '../../contract/documents';
import type { PaymentMethod } from '../../contract/enumerations';
import type { Context } from '../context';
import { ApiFailure } from '../http/failure';
import { kyivDay, kyivInstant } from '../kyiv-time';
import { addresses, customers, notifications, type Customer } from '../store/customer-tables';
import { cartItems, documentItems, documents, type DocumentRow } from '../store/order-tables';
import type { Database } from '../store/store';
import { documentNumber } from './document-number';
import { readLine } from './line-total';
import { reserveStock } from './reserve-stock';
import { writeAddress } from './write-address';

const prepaid: readonly PaymentMethod[] = ['card', 'monobank', 'paypal'];

async function readAddress(db: Database, customerId: string, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const [row] = await db.select().from(addresses).where(and(eq(addresses.id, id), eq(addresses.customerId, customerId)));
  if (!row) throw new ApiFailure('WRONG_ADDRESS');
  return writeAddress(row);
}

/** The beginning of the delivery window. */
function readSlot({ deliveryDate, deliveryTime }: OrderDraft): string {
  const start = kyivInstant(deliveryDate, deliveryTime.slice(0, 5));
  if (!start) throw new ApiFailure('VALIDATION_FAILED', { deliveryDate: 'no such time' });
  return start.toISOString();
}

async function writeHead(db: Database, customer: Customer, draft: OrderDraft, key: string | null, now: Date) {
  const lines = draft.items.map(readLine);
  const sum = (field: 'quantity' | 'discount' | 'total') => lines.reduce((total, line) => total + line[field], 0);
  const [last] = await db.select({ serial: max(documents.serial) }).from(documents);
  const serial = (last?.serial ?? 0) + 1;
  const head: DocumentRow = {
    id: randomUUID(), serial, customerId: customer.id, number: documentNumber('order', serial), documentType: 'order', status: 'accepted',
    date: now.toISOString(), day: kyivDay(now), deliveryType: draft.deliveryType, paymentMethod: draft.paymentMethod, paymentStatus: 'pending',
    total: sum('total'), correction: 0, discount: sum('discount'), bonuses: 0, quantity: sum('quantity'),
    scheduledDeliveryDate: readSlot(draft), completionDate: null,
    address: await readAddress(db, customer.id, draft.customerAddressId), comment: draft.comment ?? null, idempotencyKey: key,
  };
  await db.insert(documents).values(head);
  return head;
}

async function settle(db: Database, head: DocumentRow): Promise<void> {
  await db.delete(cartItems).where(eq(cartItems.customerId, head.customerId));
  if (head.paymentMethod && !prepaid.includes(head.paymentMethod)) {
    await db.update(customers).set({ balance: sql`${customers.balance} - ${head.total}` }).where(eq(customers.id, head.customerId));
  }
  await db.insert(notifications).values({
    id: randomUUID(), customerId: head.customerId, kind: 'orderPlaced', subject: head.number, createdAt: head.date, path: `/orders?id=${head.id}`,
  });
}

/**
 * Places an order, all or nothing: stock is taken, the cart emptied, debt grows unless the method is prepaid. A key that was
 * used before gives the order it made.
 * @throws ApiFailure `OUT_OF_STOCK`, `WRONG_TOTAL`, `WRONG_ADDRESS`
 */
export function placeOrder({ store, now }: Context, customer: Customer, draft: OrderDraft, key: string | null): Promise<DocumentRow> {
  return store.write(async (db) => {
    const [earlier] = key === null ? [] : await db.select().from(documents)
      .where(and(eq(documents.customerId, customer.id), eq(documents.idempotencyKey, key)));
    if (earlier) return earlier;
    const found = await reserveStock(db, draft.items);
    const head = await writeHead(db, customer, draft, key, now());
    await db.insert(documentItems).values(draft.items.flatMap((item) => {
      const product = found.get(item.productId);
      const { quantity, price, total } = readLine(item);
      return product ? [{ documentId: head.id, productId: product.id, varietyId: product.varietyId, farmId: product.farmId, quantity, price, total }] : [];
    }));
    await settle(db, head);
    return head;
  });
}
