import type { CustomerDocument } from '~server/contract/documents';
import type { I18nContext } from '../document-row.server';
import type { DocumentBundle } from './find-bundle.server';
import { serializeBundleRequest } from './bundle-request.server';

export const MAX_PRINTED_DOCUMENTS = 20;
export const MAX_DOCUMENTS_IN_FILE = 100;

/** Links to the parts of a bundle: 'Друкувати 1–20'; a single part has no numbers. */
export function linkParts(
  { links, t }: I18nContext,
  pack: DocumentBundle,
  what: 'print' | 'csv' | 'xlsx',
  size: number,
) {
  const count = pack.documents.length;
  return Array.from({ length: Math.ceil(count / size) }, (_, index) => ({
    label:
      count <= size
        ? t(`bundle:${what}.all`)
        : t(`bundle:${what}.part`, { from: index * size + 1, to: Math.min(count, (index + 1) * size) }),
    href: links.to(`documents-${what}`, {}, serializeBundleRequest(pack.request, index + 1)),
    current: pack.request.part === index + 1,
  }));
}

export function partOf({ documents, request: { part } }: DocumentBundle, size: number): readonly CustomerDocument[] {
  return documents.slice((part - 1) * size, part * size);
}
