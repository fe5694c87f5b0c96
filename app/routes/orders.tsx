import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/bff/page-meta';
import { customerLoader } from '~/bff/route-handlers.server';
import { DocumentsPage } from '~/features/documents/documents-page';
import { readDocumentsPage } from '~/features/documents/documents-page.server';

export const handle = { i18n: 'documents' };

export const loader = customerLoader((args) => readDocumentsPage(args, 'orders'));

export const meta = pageMeta<typeof loader>;

export default function Orders() {
  return <DocumentsPage view={useLoaderData<typeof loader>()} />;
}
