import { randomUUID } from 'node:crypto';
import { and, eq, max } from 'drizzle-orm';
import type { OrderDraft } from '../../contract/documents';
import { ApiError } from '../http/api-error';
import { kyivDay } from '../../contract/kyiv-day';
import { kyivInstant } from '../kyiv-time';
import { addresses } from '../store/customer-tables';
import { documents, type DocumentRow } from '../store/order-tables';
import type { Database } from '../store/store';
import { documentNumber } from './document-number';
import { parseLine } from './parse-line';
import { formatAddress } from './format-address';

async function loadAddress(db: Database, customerId: string, id: string | undefined): Promise<string | null> {
  if (id === undefined) return null;
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.customerId, customerId)));
  if (!row) throw new ApiError('WRONG_ADDRESS');
  return formatAddress(row);
}

/** Start of the delivery window. */
function parseDeliveryTime({ deliveryDate, deliveryTime }: OrderDraft): string {
  const start = kyivInstant(deliveryDate, deliveryTime.slice(0, 5));
  if (!start) throw new ApiError('VALIDATION_FAILED', { deliveryDate: 'no such time' });
  return start.toISOString();
}

/** Inserts the order row without its lines. @throws ApiError `WRONG_TOTAL`, `WRONG_ADDRESS`, `VALIDATION_FAILED` for an impossible delivery time */
export async function insertOrder(
  db: Database,
  customerId: string,
  draft: OrderDraft,
  key: string | null,
  now: Date,
): Promise<DocumentRow> {
  const lines = draft.items.map(parseLine);
  const sum = (field: 'quantity' | 'discount' | 'total') => lines.reduce((total, line) => total + line[field], 0);
  const [last] = await db.select({ serial: max(documents.serial) }).from(documents);
  const serial = (last?.serial ?? 0) + 1;
  const head: DocumentRow = {
    id: randomUUID(),
    serial,
    customerId,
    number: documentNumber('order', serial),
    documentType: 'order',
    status: 'accepted',
    date: now.toISOString(),
    day: kyivDay(now),
    deliveryType: draft.deliveryType,
    paymentMethod: draft.paymentMethod,
    paymentStatus: 'pending',
    total: sum('total'),
    correction: 0,
    discount: sum('discount'),
    bonuses: 0,
    quantity: sum('quantity'),
    scheduledDeliveryDate: parseDeliveryTime(draft),
    completionDate: null,
    address: await loadAddress(db, customerId, draft.customerAddressId),
    comment: draft.comment ?? null,
    idempotencyKey: key,
  };
  await db.insert(documents).values(head);
  return head;
}
