import { and, desc, eq, gte, inArray, lte, type SQL } from 'drizzle-orm';
import type * as z from 'zod';
import type { documentQuery } from '../../contract/documents';
import { documentTypes, orderStatuses } from '../../contract/enumerations';
import { ApiError } from '../http/api-error';
import { parsePage } from '../http/pagination';
import { documentItems, documents, type DocumentItemRow, type DocumentRow } from '../store/order-tables';
import type { Database } from '../store/store';

type DocumentFilter = z.output<typeof documentQuery>;

function membersIn<const Member extends string>(members: readonly Member[], wanted: readonly string[]): Member[] {
  return members.filter((member) => wanted.includes(member));
}

function filterDocuments(
  customerId: string,
  { documentType, status, dateFrom, dateTo }: DocumentFilter,
): SQL | undefined {
  return and(
    eq(documents.customerId, customerId),
    documentType && inArray(documents.documentType, membersIn(documentTypes, documentType)),
    status && inArray(documents.status, membersIn(orderStatuses, status)),
    dateFrom === undefined ? undefined : gte(documents.day, dateFrom),
    dateTo === undefined ? undefined : lte(documents.day, dateTo),
  );
}

/** A page, newest first; days are inclusive, Kyiv time. */
export async function listDocuments(db: Database, customerId: string, query: DocumentFilter) {
  const where = filterDocuments(customerId, query);
  const { page, perPage, offset } = parsePage(query);
  const total = await db.$count(documents, where);
  const rows = await db
    .select()
    .from(documents)
    .where(where)
    .orderBy(desc(documents.date), desc(documents.serial))
    .limit(perPage)
    .offset(offset);
  return { rows, meta: { page, perPage, total } };
}

/** @throws ApiError `NOT_FOUND`, also for another customer's document */
export async function loadOwnDocument(db: Database, customerId: string, id: string): Promise<DocumentRow> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.customerId, customerId)));
  if (!row) throw new ApiError('NOT_FOUND');
  return row;
}

export function loadItems(db: Database, documentId: string): Promise<DocumentItemRow[]> {
  return db.select().from(documentItems).where(eq(documentItems.documentId, documentId)).orderBy(documentItems.id);
}
