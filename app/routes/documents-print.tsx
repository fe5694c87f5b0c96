import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/bff/http/page-meta';
import { customerLoader } from '~/bff/route-handlers.server';
import { BundlePrintPage } from '~/features/documents/bundle/bundle-print-page';
import { loadBundlePrint } from '~/features/documents/bundle/bundle-print.server';

export const handle = { i18n: ['papers', 'bundle'] };

export const loader = customerLoader(loadBundlePrint);

export const meta = pageMeta<typeof loader>;

export default function DocumentsPrint() {
  return <BundlePrintPage print={useLoaderData<typeof loader>().print} />;
}
