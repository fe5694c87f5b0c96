import type { RouteArgs } from '~/bff/route-handlers.server';
import { loadDocumentList } from './document-list.server';
import type { DocumentList } from '~/data/documents/document-lists.server';
import { loadOneDocument } from './one-document.server';

/** One document where the URL has an `id`, else the list. */
export async function loadDocumentsPage(args: RouteArgs, list: DocumentList) {
  const id = new URL(args.request.url).searchParams.get('id');
  return id ? loadOneDocument(args, list, id) : loadDocumentList(args, list);
}
