import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/bff/page-meta';
import { customerLoader } from '~/bff/route-handlers.server';
import { readSheet } from '~/features/documents/sheet/sheet.server';
import { SheetPage } from '~/features/documents/sheet/sheet-page';

export const handle = { i18n: 'papers' };

export const loader = customerLoader((args) => readSheet(args, args.params['id'] ?? '', new URL(args.request.url).searchParams.get('sheet')));

export const meta = pageMeta<typeof loader>;

export default function PrintDocument() {
  return <SheetPage sheet={useLoaderData<typeof loader>().sheet} />;
}
