import type { RouteArgs } from '~/bff/route-handlers.server';
import { readDocumentList } from './document-list.server';
import type { DocumentList } from './document-list-rules.server';
import { readOneDocument } from './one-document.server';

/** What a list's address asks for: one document when it names an `id`, else the list. */
export async function readDocumentsPage(args: RouteArgs, list: DocumentList) {
  const id = new URL(args.request.url).searchParams.get('id');
  return id ? readOneDocument(args, list, id) : readDocumentList(args, list);
}
