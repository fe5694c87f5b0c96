import type { MessageKey } from '~/i18n/message-key';
import { parsePageNumber } from '~/bff/http/page-number';
import { cleanCode, cleanText } from '~server/domain/clean-text';
import { isDay, parseDayInput } from '~server/domain/day-input';
import { documentTypes, orderStatuses, type DocumentType, type OrderStatus } from '~server/contract/enumerations';

/** One date (`dateFrom`), or a range with at least one end. */
export const dateChoices = ['all', 'day', 'range'] as const;
export type DateChoice = (typeof dateChoices)[number];

export interface DocumentFilter {
  readonly date: DateChoice;
  /** As typed; `2026-11-20` when valid. Empty types and statuses are any. */
  readonly dateFrom: string;
  readonly dateTo: string;
  readonly documentType: DocumentType | '';
  readonly status: OrderStatus | '';
  readonly page: number;
  /** Message keys by field. */
  readonly errors: Readonly<Partial<Record<FilterField, MessageKey>>>;
}
type FilterField = 'date' | 'dateFrom' | 'dateTo' | 'documentType' | 'status';

/** Parses the filter of a URL; invalid parameters become field errors. */
export function parseDocumentFilter(search: URLSearchParams): DocumentFilter {
  const [dateFrom, dateTo] = [dayOf(search, 'dateFrom'), dayOf(search, 'dateTo')];
  const choice = textOf(search, 'date') || (dateFrom || dateTo ? 'range' : 'all');
  const [type, status] = [textOf(search, 'documentType'), textOf(search, 'status')];
  const date = dateChoices.find((known) => known === choice);
  const documentType = documentTypes.find((known) => known === type);
  const orderStatus = orderStatuses.find((known) => known === status);
  return {
    date: date ?? 'all',
    dateFrom,
    dateTo,
    documentType: documentType ?? '',
    status: orderStatus ?? '',
    page: parsePageNumber(textOf(search, 'page')) ?? 1,
    errors: {
      ...(date ? findDateErrors(date, dateFrom, dateTo) : { date: 'errors:invalid' }),
      ...(type && !documentType ? { documentType: 'documents:fault.choice' } : {}),
      ...(status && !orderStatus ? { status: 'documents:fault.choice' } : {}),
    },
  };
}

/** Days of a valid filter, inclusive; an open end is left out. */
export function daysOf({ date, dateFrom, dateTo }: DocumentFilter): { dateFrom?: string; dateTo?: string } {
  if (date === 'all') return {};
  if (date === 'day') return { dateFrom, dateTo: dateFrom };
  return { ...(dateFrom ? { dateFrom } : {}), ...(dateTo ? { dateTo } : {}) };
}

/** URL parameters of a filter and page. */
export function serializeDocumentFilter(filter: DocumentFilter, page = 1) {
  const { date, dateFrom, dateTo, documentType, status } = filter;
  return {
    date: date === 'all' ? undefined : date,
    dateFrom: date === 'all' ? undefined : dateFrom || undefined,
    dateTo: date === 'range' ? dateTo || undefined : undefined,
    documentType: documentType || undefined,
    status: status || undefined,
    page: page > 1 ? page : undefined,
  };
}

function findDateErrors(date: DateChoice, dateFrom: string, dateTo: string): DocumentFilter['errors'] {
  if (date === 'all') return {};
  if (!dateFrom && (date === 'day' || !dateTo)) return { dateFrom: 'documents:fault.noDate' };
  if (dateFrom && !isDay(dateFrom)) return { dateFrom: 'documents:fault.date' };
  if (date === 'day' || !dateTo) return {};
  if (!isDay(dateTo)) return { dateTo: 'documents:fault.date' };
  return dateTo < dateFrom ? { dateTo: 'documents:fault.order' } : {};
}

function textOf(search: URLSearchParams, name: string): string {
  return cleanCode(search.get(name) ?? '').slice(0, 40);
}

function dayOf(search: URLSearchParams, name: string): string {
  return parseDayInput(cleanText(search.get(name) ?? '').slice(0, 40));
}
