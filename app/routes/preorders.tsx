import { useLoaderData } from '@remix-run/react';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { DocumentsPage } from '~/features/documents/documents-page';
import { loadDocumentsPage } from '~/features/documents/documents-page.server';
import { handleRepeatOrder } from '~/features/reorder/repeat/repeat.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: 'documents' };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = customerLoader((args) => loadDocumentsPage(args, 'preorders'));

export const action = customerAction(handleRepeatOrder);

export default function Preorders() {
  return <DocumentsPage view={useLoaderData<typeof loader>()} error={useStickyActionData<typeof action>()?.error} />;
}
