import { useActionData, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/bff/page-meta';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { DocumentsPage } from '~/features/documents/documents-page';
import { readDocumentsPage } from '~/features/documents/documents-page.server';
import { askToRepeat } from '~/features/documents/repeat/repeat.server';

export const handle = { i18n: 'documents' };

export const loader = customerLoader((args) => readDocumentsPage(args, 'history'));

export const action = customerAction(askToRepeat);

export const meta = pageMeta<typeof loader>;

export default function History() {
  return <DocumentsPage view={useLoaderData<typeof loader>()} fault={useActionData<typeof action>()?.fault} />;
}
