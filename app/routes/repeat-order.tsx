import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { pageMeta } from '~/bff/page-meta';
import { revalidateWhenRefused } from '~/bff/revalidate';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { fillLines } from '~/features/documents/repeat/instead.server';
import { readRepeat } from '~/features/documents/repeat/repeat.server';
import { RepeatPage } from '~/features/documents/repeat/repeat-page';
import { restoreFormDraft } from './restore-draft.server';
import { addFromSheet } from './sheet-action.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: ['papers', 'sheet'] };

export const shouldRevalidate = revalidateWhenRefused;

export const loader = customerLoader(async (args) => {
  const page = await readRepeat(args, args.params['id'] ?? '');
  return restoreFormDraft(args, page, (sheet, form) => ({ ...sheet, lines: fillLines(sheet.lines, form) }));
});

export const action = customerAction((args) =>
  addFromSheet(args, args.scope.links.to('checkout', {}, { like: args.params['id'] })),
);

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function RepeatOrder() {
  return <RepeatPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}
