import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/bff/http/page-meta';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { DocumentsPage } from '~/features/documents/documents-page';
import { loadDocumentsPage } from '~/features/documents/documents-page.server';
import { handleRepeatOrder } from '~/features/reorder/repeat/repeat.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: 'documents' };

export { shouldRevalidate } from '~/bff/http/revalidate';
export { clientAction } from '~/browser/network/client-handlers';

export const loader = customerLoader((args) => loadDocumentsPage(args, 'preorders'));

export const action = customerAction(handleRepeatOrder);

export const meta = pageMeta<typeof loader>;

export default function Preorders() {
  return <DocumentsPage view={useLoaderData<typeof loader>()} error={useStickyActionData<typeof action>()?.error} />;
}
