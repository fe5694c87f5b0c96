import { pageMeta } from '~/bff/page-meta';
import { customerLoader } from '~/bff/route-handlers.server';
import { PackPrintPage } from '~/features/documents/pack/pack-print-page';
import { readPackPrint } from '~/features/documents/pack/pack-print.server';
import { usePageData } from '~/page-data';

export const handle = { i18n: ['papers', 'pack'] };

export const loader = customerLoader(readPackPrint);

export const meta = pageMeta<typeof loader>;

export default function PapersPrint() {
  return <PackPrintPage print={usePageData<typeof loader>().print} />;
}
