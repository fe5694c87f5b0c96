import { useLoaderData } from '@remix-run/react';
import { customerLoader } from '~/bff/route-handlers.server';
import { loadPrintout } from '~/features/documents/printout/printout.server';
import { PrintoutPage } from '~/features/documents/printout/printout-page';

export const handle = { i18n: 'papers' };

export { meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = customerLoader((args) =>
  loadPrintout(args, args.params['id'] ?? '', new URL(args.request.url).searchParams.get('sheet')),
);

export default function PrintDocument() {
  return <PrintoutPage printout={useLoaderData<typeof loader>().printout} />;
}
