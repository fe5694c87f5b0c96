import { DocumentListPage, type DocumentListView } from './document-list-page';
import { type DocumentView, OneDocumentPage } from './one-document-page';

export type DocumentsView =
  | { readonly kind: 'list'; readonly title: string; readonly list: DocumentListView }
  | { readonly kind: 'one'; readonly document: DocumentView };

/** A list of documents, or the one document its address names. */
export function DocumentsPage({ view }: { view: DocumentsView }) {
  if (view.kind === 'one') return <OneDocumentPage document={view.document} />;
  return <DocumentListPage title={view.title} list={view.list} />;
}
