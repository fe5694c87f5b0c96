import { useLoaderData } from '@remix-run/react';
import { revalidateOnError } from '~/bff/http/revalidate';
import { pageMeta } from '~/bff/http/page-meta';
import { customerLoader } from '~/bff/route-handlers.server';
import { BundlePage } from '~/features/documents/bundle/bundle-page';
import { loadBundle } from '~/features/documents/bundle/bundle.server';

export const handle = { i18n: ['bundle', 'documents'] };

export const shouldRevalidate = revalidateOnError;

export const loader = customerLoader(loadBundle);

export const meta = pageMeta<typeof loader>;

export default function Papers() {
  return <BundlePage view={useLoaderData<typeof loader>().view} />;
}
