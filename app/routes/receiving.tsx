import { useLoaderData } from '@remix-run/react';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { ReceivingPage } from '~/features/documents/receiving/receiving-page';
import { handleReceiving, loadReceiving, restoreReceipt } from '~/features/documents/receiving/receiving.server';
import { restoreFormDraft } from './restore-draft.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: 'receiving' };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = customerLoader(async (args) =>
  restoreFormDraft(args, await loadReceiving(args, args.params['id'] ?? ''), restoreReceipt),
);

export const action = customerAction((args) => handleReceiving(args, args.params['id'] ?? ''));

export default function Receiving() {
  return <ReceivingPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}
