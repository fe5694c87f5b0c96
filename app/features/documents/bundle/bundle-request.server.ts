import type { MessageKey } from '~/i18n/message-key';
import { getPageNumber } from '~/bff/http/page-number';
import { kyivDay } from '~/domain/kyiv-time';
import { documentTypes, type DocumentType } from '~server/contract/enumerations';
import { isMonth } from './bundle-months';

/** Which papers an address asks for: those of an order, or those of a month. */
export interface BundleRequest {
  readonly order: string | null;
  /** `2026-11`; the current month unless another is asked for. */
  readonly month: string;
  /** Empty for all types. */
  readonly documentType: DocumentType | '';
  /** The part of a print or a file, from 1. */
  readonly part: number;
  /** Message keys of what cannot be used, by field. */
  readonly errors: Readonly<Partial<Record<'month' | 'documentType', MessageKey>>>;
}

/** Reads what an address asks for; what cannot be used is a fault at its field. */
export function parseBundleRequest(url: string, now: Date): BundleRequest {
  const search = new URL(url).searchParams;
  const [month, type] = [search.get('month') ?? '', search.get('documentType') ?? ''];
  const documentType = documentTypes.find((known) => known === type);
  return {
    order: search.get('order') || null,
    month: isMonth(month) ? month : kyivDay(now).slice(0, 7),
    documentType: documentType ?? '',
    part: getPageNumber(url),
    errors: {
      ...(month && !isMonth(month) ? { month: 'bundle:fault.month' } : {}),
      ...(type && !documentType ? { documentType: 'documents:fault.choice' } : {}),
    },
  };
}

/** The address' query for the same papers, on a part of them. */
export function serializeBundleRequest({ order, month, documentType }: BundleRequest, part = 1) {
  const page = part > 1 ? part : undefined;
  return order === null ? { month, documentType: documentType || undefined, page } : { order, page };
}
