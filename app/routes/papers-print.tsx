import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/bff/page-meta';
import { customerLoader } from '~/bff/route-handlers.server';
import { PackPrintPage } from '~/features/documents/pack/pack-print-page';
import { readPackPrint } from '~/features/documents/pack/pack-print.server';

export const handle = { i18n: ['papers', 'pack'] };

export const loader = customerLoader(readPackPrint);

export const meta = pageMeta<typeof loader>;

export default function PapersPrint() {
  return <PackPrintPage print={useLoaderData<typeof loader>().print} />;
}
