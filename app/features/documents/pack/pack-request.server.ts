import type { MessageKey } from '~/i18n/message-key';
import { readPageNumber } from '~/bff/page-number';
import { kyivDay } from '~/i18n/formats';
import { documentTypes, type DocumentType } from '~server/contract/enumerations';
import { isMonth } from './pack-months';

/** Which papers an address asks for: those of an order, or those of a month. */
export interface PackRequest {
  readonly order: string | null;
  /** `2026-11`; the current month unless another is asked for. */
  readonly month: string;
  /** Empty for all types. */
  readonly documentType: DocumentType | '';
  /** The part of a print or a file, from 1. */
  readonly part: number;
  /** Message keys of what cannot be used, by field. */
  readonly faults: Readonly<Partial<Record<'month' | 'documentType', MessageKey>>>;
}

/** Reads what an address asks for; what cannot be used is a fault at its field. */
export function readPackRequest(url: string, now: Date): PackRequest {
  const search = new URL(url).searchParams;
  const [month, type] = [search.get('month') ?? '', search.get('documentType') ?? ''];
  const documentType = documentTypes.find((known) => known === type);
  return {
    order: search.get('order') || null,
    month: isMonth(month) ? month : kyivDay(now).slice(0, 7),
    documentType: documentType ?? '',
    part: readPageNumber(url),
    faults: {
      ...(month && !isMonth(month) ? { month: 'pack:fault.month' } : {}),
      ...(type && !documentType ? { documentType: 'documents:fault.choice' } : {}),
    },
  };
}

/** The address' query for the same papers, on a part of them. */
export function writePackRequest({ order, month, documentType }: PackRequest, part = 1) {
  const page = part > 1 ? part : undefined;
  return order === null ? { month, documentType: documentType || undefined, page } : { order, page };
}
