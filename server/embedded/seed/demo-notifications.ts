import type { Customer, NotificationRow } from '../store/customer-tables';
import { notifications } from '../store/customer-tables';
import type { DocumentRow } from '../store/order-tables';
import type { Database } from '../store/store';

const HOUR_MS = 3600 * 1000;

const kindsOfStatus: Partial<Record<NonNullable<DocumentRow['status']>, NotificationRow['kind']>> = {
  accepted: 'orderPlaced',
  inWork: 'orderInWork',
  completed: 'orderCompleted',
};

function kindOf({ documentType, status }: DocumentRow): NotificationRow['kind'] | undefined {
  if (documentType === 'expenseInvoice') return 'invoiceReady';
  if (documentType === 'claimAct') return 'claimAccepted';
  return documentType === 'order' && status ? kindsOfStatus[status] : undefined;
}

function pathOf({ documentType, id }: DocumentRow): string {
  return documentType === 'order' ? `/orders?id=${id}` : `/printDocument/${id}`;
}

/** About documents, debt and an arrival; older than four days are read. */
export async function seedNotifications(
  db: Database,
  customer: Customer,
  documents: readonly DocumentRow[],
  now: Date,
): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  const about = documents.flatMap((document) => {
    const kind = kindOf(document);
    return kind ? [{ kind, subject: document.number, createdAt: document.date, path: pathOf(document) }] : [];
  });
  const others = [
    { kind: 'welcome', subject: customer.firstName, createdAt: ago(24 * 60), path: '/profile' },
    { kind: 'debtReminder', subject: (-customer.balance / 100).toFixed(2), createdAt: ago(50), path: '/profile' },
    { kind: 'arrival', subject: 'Los Nevados', createdAt: ago(5), path: '/categories/roses' },
  ] as const;
  await db.insert(notifications).values(
    [...about, ...others].map((message, index) => ({
      id: `n${index + 1}`,
      customerId: customer.id,
      ...message,
      readAt:
        message.createdAt < ago(24 * 4) ? new Date(Date.parse(message.createdAt) + 2 * HOUR_MS).toISOString() : null,
    })),
  );
}
