import { useLoaderData } from '@remix-run/react';
import { revalidateOnError } from '~/bff/http/revalidate';
import { pageMeta } from '~/bff/http/page-meta';
import { customerLoader } from '~/bff/route-handlers.server';
import { DebtsPage } from '~/features/documents/debts/debts-page';
import { loadDebtsPage } from '~/features/documents/debts/debts.server';

export const handle = { i18n: 'debts' };

export const shouldRevalidate = revalidateOnError;

export const loader = customerLoader(({ ctx }) => loadDebtsPage(ctx));

export const meta = pageMeta<typeof loader>;

export default function Debts() {
  return <DebtsPage view={useLoaderData<typeof loader>().view} />;
}
