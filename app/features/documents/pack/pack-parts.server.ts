import type { CustomerDocument } from '~server/contract/documents';
import type { Speaker } from '../describe-document.server';
import type { PartLink } from './pack-view';
import type { Pack } from './find-pack.server';
import { writePackRequest } from './pack-request.server';

/** Papers that are printed at once: each is a call to the API. */
export const PRINTOUTS_AT_ONCE = 20;
/** Papers whose positions are one file: each is a call to the API. */
export const PAPERS_IN_FILE = 100;

/** Links to the parts of a pack, a number of papers each: 'Друкувати 1–20'. One part has no numbers. */
export function linkParts(
  { links, t }: Speaker,
  pack: Pack,
  to: 'papers-print' | 'papers-csv',
  size: number,
): PartLink[] {
  const count = pack.documents.length;
  const what = to === 'papers-print' ? 'print' : 'csv';
  return Array.from({ length: Math.ceil(count / size) }, (_, index) => ({
    label:
      count <= size
        ? t(`pack:${what}.all`)
        : t(`pack:${what}.part`, { from: index * size + 1, to: Math.min(count, (index + 1) * size) }),
    href: links.to(to, {}, writePackRequest(pack.request, index + 1)),
    current: pack.request.part === index + 1,
  }));
}

/** The papers of the part that is asked for; none past the last. */
export function partOf({ documents, request: { part } }: Pack, size: number): readonly CustomerDocument[] {
  return documents.slice((part - 1) * size, part * size);
}
