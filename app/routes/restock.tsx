import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { pageMeta } from '~/bff/http/page-meta';
import { revalidateOnError } from '~/bff/http/revalidate';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { RestockPage } from '~/features/reorder/restock/restock-page';
import { loadRestock, parseWeeks } from '~/features/reorder/restock/restock.server';
import { addFromSheet, restoreSheet } from './add-sheet.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: ['restock', 'sheet'] };

export const shouldRevalidate = revalidateOnError;

export const loader = customerLoader(async ({ ctx, request }) => {
  const view = await loadRestock(ctx, parseWeeks(new URL(request.url).searchParams));
  const page = { title: ctx.t('restock:title'), description: ctx.t('restock:description'), view };
  return restoreSheet({ ctx, request }, page);
});

export const action = customerAction((args) => addFromSheet(args));

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function Restock() {
  const { title, view } = useLoaderData<typeof loader>();
  return <RestockPage title={title} view={view} answer={useStickyActionData<typeof action>()} />;
}
