import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '~/ui/forms/error-summary';
import { PreloadRoute } from '~/ui/preload-route';
import { DocumentListPage, type DocumentListView } from './document-list-page';
import type { DocumentView } from './one-document.server';
import { OneDocumentPage } from './one-document-page';

export type DocumentsView =
  | { readonly kind: 'list'; readonly heading: string; readonly list: DocumentListView }
  | { readonly kind: 'one'; readonly document: DocumentView };

type Props = {
  view: DocumentsView;
  /** Why an order was not repeated. */
  error: string | undefined;
};

export function DocumentsPage({ view, error }: Props) {
  const { t } = useTranslation('documents');
  return (
    <>
      <PreloadRoute name="orders" />
      {error !== undefined && <ErrorSummary title={t('common:checkForm')} errors={[{ message: error }]} />}
      {view.kind === 'one' ? (
        <OneDocumentPage document={view.document} />
      ) : (
        <DocumentListPage title={view.heading} list={view.list} />
      )}
    </>
  );
}
