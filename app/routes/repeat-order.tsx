import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { pageMeta } from '~/bff/http/page-meta';
import { revalidateOnError } from '~/bff/http/revalidate';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { loadRepeat } from '~/features/reorder/repeat/repeat.server';
import { RepeatPage } from '~/features/reorder/repeat/repeat-page';
import { addFromSheet, restoreSheet } from './add-sheet.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: ['papers', 'sheet'] };

export const shouldRevalidate = revalidateOnError;

export const loader = customerLoader(async (args) => {
  const page = await loadRepeat(args, args.params['id'] ?? '');
  return restoreSheet(args, page);
});

export const action = customerAction((args) =>
  addFromSheet(args, args.ctx.links.to('checkout', {}, { like: args.params['id'] })),
);

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function RepeatOrder() {
  return <RepeatPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}
