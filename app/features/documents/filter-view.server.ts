import { documentTypes, type DocumentType } from '~server/contract/enumerations';
import { dateChoices, serializeDocumentFilter, type DocumentFilter } from './document-filter.server';
import { statusesOfList, type DocumentList } from '~/data/documents/document-lists.server';
import { labelFor } from '~/data/documents/enum-labels.server';
import type { I18nContext } from './document-row.server';

/** Types of documents that customers get; the back office has others. */
export const offeredTypes: readonly DocumentType[] = [
  'order',
  'proforma',
  'expenseInvoice',
  'waybillInvoice',
  'claimAct',
  'return',
  'sale',
];

export function toFilterView({ links, t }: I18nContext, list: DocumentList, filter: DocumentFilter) {
  const errors = Object.entries(filter.errors).map(([fieldId, key]) => ({ fieldId, message: t(key) }));
  const types = documentTypes.map((value) => ({ value, label: labelFor(t, 'type', value) ?? value }));
  const statuses = statusesOfList[list].map((value) => ({ value, label: labelFor(t, 'status', value) ?? value }));
  return {
    action: links.to(list),
    dates: dateChoices.map((value) => ({ value, label: t(`documents:date.${value}`) })),
    date: filter.date,
    dateFrom: filter.dateFrom,
    dateTo: filter.dateTo,
    // Empty where all documents have the same type or status.
    types: list === 'history' ? [{ value: '', label: t('documents:allTypes') }, ...types] : [],
    documentType: filter.documentType,
    statuses: statuses.length === 0 ? [] : [{ value: '', label: t('documents:allStatuses') }, ...statuses],
    status: filter.status,
    errors,
    inForce:
      filter.date !== 'all' ||
      (list === 'history' && filter.documentType !== '') ||
      (list !== 'preorders' && filter.status !== ''),
    query: serializeDocumentFilter(filter),
  };
}

export type DocumentFilterView = ReturnType<typeof toFilterView>;
