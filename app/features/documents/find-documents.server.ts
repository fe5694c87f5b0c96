import type { Scope } from '~/bff/scope.server';
import { readDocuments, type CustomerDocument } from '~server/contract/documents';
import { daysOf, type DocumentFilter } from './document-filter.server';
import { belongsOn, queryOfList, type DocumentList } from './document-list-rules.server';

/** The documents of one page, and how many the filter finds in all where the API tells. */
export interface FoundDocuments {
  readonly documents: readonly CustomerDocument[];
  readonly total: number | null;
  /** Whether there is a page after this one. */
  readonly more: boolean;
}

/** Asks for one page of a list, filtered. Without a total, a full page means that there may be more. */
export async function findDocuments(scope: Scope, list: DocumentList, filter: DocumentFilter, perPage: number): Promise<FoundDocuments> {
  const chosen = {
    ...(filter.documentType === '' ? {} : { documentType: [filter.documentType] }),
    ...(filter.status === '' ? {} : { status: [filter.status] }),
  };
  const query = { ...queryOfList[list], ...chosen, ...daysOf(filter), page: filter.page, perPage };
  const { data, meta } = await scope.api.call(readDocuments, { query });
  return {
    documents: data.filter((document) => belongsOn(list, document)),
    total: meta?.total ?? null,
    more: meta ? filter.page * perPage < meta.total : data.length === perPage,
  };
}
