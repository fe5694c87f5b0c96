import { useLoaderData } from '@remix-run/react';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { loadRepeat } from '~/features/reorder/repeat/repeat.server';
import { RepeatPage } from '~/features/reorder/repeat/repeat-page';
import { addFromSheet, restoreSheet } from './add-sheet.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: ['papers', 'sheet'] };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = customerLoader(async (args) => {
  const page = await loadRepeat(args, args.params['id'] ?? '');
  return restoreSheet(args, page);
});

export const action = customerAction((args) =>
  addFromSheet(args, args.ctx.links.to('checkout', {}, { like: args.params['id'] })),
);

export default function RepeatOrder() {
  return <RepeatPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}
