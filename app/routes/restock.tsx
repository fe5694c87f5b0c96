import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { pageMeta } from '~/bff/http/page-meta';
import { revalidateOnError } from '~/bff/http/revalidate';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { RestockPage } from '~/features/reorder/restock/restock-page';
import { loadRestockPage } from '~/features/reorder/restock/restock.server';
import { addFromSheet, restoreSheet } from './add-sheet.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: ['restock', 'sheet'] };

export const shouldRevalidate = revalidateOnError;

export const loader = customerLoader(async ({ ctx, request }) => {
  return restoreSheet({ ctx, request }, await loadRestockPage(ctx, new URL(request.url).searchParams));
});

export const action = customerAction((args) => addFromSheet(args));

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function Restock() {
  const { title, view } = useLoaderData<typeof loader>();
  return <RestockPage title={title} view={view} answer={useStickyActionData<typeof action>()} />;
}
