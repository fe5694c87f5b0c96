import { kyivDay } from '../../contract/kyiv-day';
import { kyivInstant } from '../kyiv-time';
import { documentNumber } from '../orders/document-number';
import { createRandom, type Random } from '../random';
import type { ProductRow } from '../store/catalogue-tables';
import { documentItems, documents, toDocumentItem, type DocumentRow } from '../store/order-tables';
import type { Database } from '../store/store';
import { drawLines, followLines, type DemoLine, type FarmPercents } from './demo-lines';
import { demoHistory, demoPlan, type PlannedDocument } from './demo-plan';

const DAY_MS = 24 * 3600 * 1000;
const FIRST_SERIAL = 1180;

interface Drawn {
  readonly head: DocumentRow;
  readonly lines: readonly DemoLine[];
}

/** In the morning, Kyiv time: after the document before it, never in the future. */
function dateOf({ daysAgo }: PlannedDocument, now: Date, random: Random, before: number): Date {
  const time = `${String(random.whole(5, 11)).padStart(2, '0')}:${String(random.whole(10, 59))}`;
  const morning = kyivInstant(kyivDay(new Date(now.getTime() - daysAgo * DAY_MS)), time) ?? now;
  const latest = Math.min(morning.getTime(), now.getTime() - 20 * 60_000);
  return new Date(Math.max(latest, before + 5 * 60_000));
}

function drawHead(
  planned: PlannedDocument,
  serial: number,
  date: Date,
  lines: readonly DemoLine[],
  order: Drawn | undefined,
): DocumentRow {
  const sum = (field: 'quantity' | 'discount' | 'total') => lines.reduce((total, line) => total + line[field], 0);
  const delivery = kyivInstant(kyivDay(new Date(date.getTime() + planned.deliverIn * DAY_MS)), '10:00') ?? date;
  const isDone = planned.documentType === 'order' && planned.status === 'completed';
  return {
    id: `d${serial}-${createRandom(`document ${serial}`).whole(1e6, 9e6).toString(36)}`,
    serial,
    customerId: '',
    number: documentNumber(planned.documentType, serial),
    documentType: planned.documentType,
    status: planned.status,
    date: date.toISOString(),
    day: kyivDay(date),
    deliveryType: planned.delivery,
    paymentMethod: planned.payment,
    paymentStatus: planned.paymentStatus,
    total: sum('total'),
    discount: sum('discount'),
    bonuses: 0,
    quantity: sum('quantity'),
    correction: planned.documentType === 'expenseInvoice' && order ? sum('total') - order.head.total : 0,
    scheduledDeliveryDate: delivery.toISOString(),
    completionDate: isDone ? new Date(Math.max(delivery.getTime(), date.getTime()) + 50 * 60_000).toISOString() : null,
    address: null,
    comment: order ? `Замовлення ${order.head.number}` : null,
    idempotencyKey: null,
  };
}

interface Plan {
  readonly documents: readonly PlannedDocument[];
  /** Serial number of the oldest. */
  readonly firstSerial: number;
  readonly random: Random;
}

function drawDocuments(
  { documents: plan, firstSerial, random }: Plan,
  pool: readonly [ProductRow, ...ProductRow[]],
  percents: FarmPercents,
  now: Date,
): Drawn[] {
  const drawn = new Map<PlannedDocument, Drawn>();
  const oldestFirst = [...plan].sort(
    (one, other) =>
      other.daysAgo - one.daysAgo || Number(one.follows !== undefined) - Number(other.follows !== undefined),
  );
  let date = new Date(0);
  for (const [index, planned] of oldestFirst.entries()) {
    const ordered = plan.find((other) => other.documentType === 'order' && other.daysAgo === planned.follows?.daysAgo);
    const order = ordered && drawn.get(ordered);
    const lines = order
      ? followLines(order.lines, planned, percents, pool)
      : drawLines(pool, planned.positions, percents, random);
    date = dateOf(planned, now, random, date.getTime());
    drawn.set(planned, { head: drawHead(planned, firstSerial + index, date, lines, order), lines });
  }
  return [...drawn.values()];
}

/** @param addressFor printed address of a delivery type */
export async function seedDocuments(
  db: Database,
  customerId: string,
  pool: readonly [ProductRow, ...ProductRow[]],
  percents: FarmPercents,
  now: Date,
  addressFor: (document: DocumentRow) => string | null,
): Promise<readonly DocumentRow[]> {
  const history: Plan = {
    documents: demoHistory,
    firstSerial: FIRST_SERIAL - demoHistory.length,
    random: createRandom('history'),
  };
  const recent: Plan = { documents: demoPlan, firstSerial: FIRST_SERIAL, random: createRandom('documents') };
  const drawn = [history, recent].flatMap((plan) => drawDocuments(plan, pool, percents, now));
  const heads = drawn.map(({ head }) => ({ ...head, customerId, address: addressFor(head) }));
  await db.insert(documents).values(heads);
  await db
    .insert(documentItems)
    .values(drawn.flatMap(({ head, lines }) => lines.map((line) => toDocumentItem(head.id, line.product, line))));
  return heads;
}
