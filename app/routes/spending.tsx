import { useLoaderData } from '@remix-run/react';
import { revalidateOnError } from '~/bff/http/revalidate';
import { pageMeta } from '~/bff/http/page-meta';
import { customerLoader } from '~/bff/route-handlers.server';
import { SpendingPage } from '~/features/spending/spending-page';
import { loadSpendingPage } from '~/features/spending/spending.server';

export const handle = { i18n: 'spending' };

export const shouldRevalidate = revalidateOnError;

export const loader = customerLoader(loadSpendingPage);

export const meta = pageMeta<typeof loader>;

export default function Spending() {
  return <SpendingPage view={useLoaderData<typeof loader>().view} />;
}
