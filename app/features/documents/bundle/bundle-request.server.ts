import type { MessageKey } from '~/i18n/message-key';
import { getPageNumber } from '~/bff/http/page-number';
import { kyivDay } from '~server/domain/kyiv-time';
import { documentTypes, type DocumentType } from '~server/contract/enumerations';
import { isMonth } from '~server/domain/months';

/** Documents of an order, or of a month `2026-11`; an empty type is any type, `part` counts from 1. */
export interface BundleRequest {
  readonly order: string | null;
  readonly month: string;
  readonly documentType: DocumentType | '';
  readonly part: number;
  /** Message keys by field. */
  readonly errors: Readonly<Partial<Record<'month' | 'documentType', MessageKey>>>;
}

/** Parses the URL of a bundle; invalid parameters become field errors. */
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

export function serializeBundleRequest({ order, month, documentType }: BundleRequest, part = 1) {
  const page = part > 1 ? part : undefined;
  return order === null ? { view: 'month', month, documentType: documentType || undefined, page } : { order, page };
}
