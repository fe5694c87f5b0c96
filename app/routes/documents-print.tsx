import { useLoaderData } from '@remix-run/react';
import { customerLoader } from '~/bff/route-handlers.server';
import { BundlePrintPage } from '~/features/documents/bundle/bundle-print-page';
import { loadBundlePrint } from '~/features/documents/bundle/bundle-print.server';

export const handle = { i18n: ['papers', 'bundle'] };

export { pageMeta as meta } from '~/bff/http/page-meta';

export const loader = customerLoader(loadBundlePrint);

export default function DocumentsPrint() {
  return <BundlePrintPage print={useLoaderData<typeof loader>().print} />;
}
