import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { pageMeta } from '~/bff/page-meta';
import { revalidateWhenRefused } from '~/bff/revalidate';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { RestockPage } from '~/features/documents/restock/restock-page';
import { readRestock, readRestockQuery } from '~/features/documents/restock/restock.server';
import { fillRows } from '~/features/documents/restock/restock-view';
import { restoreFormDraft } from './restore-draft.server';
import { addFromSheet } from './sheet-action.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: ['restock', 'sheet'] };

export const shouldRevalidate = revalidateWhenRefused;

export const loader = customerLoader(async ({ scope, request }) => {
  const view = await readRestock(scope, readRestockQuery(new URL(request.url).searchParams));
  const page = { title: scope.t('restock:title'), description: scope.t('restock:description'), view };
  return restoreFormDraft({ scope, request }, page, (sheet, form) => ({ ...sheet, rows: fillRows(sheet.rows, form) }));
});

export const action = customerAction((args) => addFromSheet(args));

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function Restock() {
  const { title, view } = useLoaderData<typeof loader>();
  return <RestockPage title={title} view={view} answer={useStickyActionData<typeof action>()} />;
}
