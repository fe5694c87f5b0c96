import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/bff/http/page-meta';
import { customerLoader } from '~/bff/route-handlers.server';
import { ReceivingPage } from '~/features/documents/receiving/receiving-page';
import { loadReceiving } from '~/features/documents/receiving/receiving.server';

export const handle = { i18n: 'receiving' };

export { shouldRevalidate } from '~/bff/http/revalidate';

export const loader = customerLoader((args) => loadReceiving(args, args.params['id'] ?? ''));

export const meta = pageMeta<typeof loader>;

export default function Delivered() {
  return <ReceivingPage view={useLoaderData<typeof loader>().view} />;
}
