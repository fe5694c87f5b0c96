import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { customerLoader } from '~/bff/route-handlers.server';
import { BundlePage } from '~/features/documents/bundle/bundle-page';
import { DebtsPage } from '~/features/documents/debts/debts-page';
import { DocumentViews } from '~/features/documents/document-views';
import { loadDocuments } from '~/features/documents/documents.server';

export const handle = { i18n: ['bundle', 'debts', 'documents'] };

export { meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = customerLoader(async (args) => {
  const page = await loadDocuments(args);
  return data(page, { status: page.bundle?.choice?.errors.length ? 422 : 200 });
});

export default function Documents() {
  const { links, debts, bundle } = useLoaderData<typeof loader>();
  const views = links && <DocumentViews views={links} />;
  return debts ? <DebtsPage view={debts}>{views}</DebtsPage> : <BundlePage view={bundle}>{views}</BundlePage>;
}
