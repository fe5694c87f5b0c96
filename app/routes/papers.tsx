import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/bff/page-meta';
import { customerLoader } from '~/bff/route-handlers.server';
import { PackPage } from '~/features/documents/pack/pack-page';
import { readPack } from '~/features/documents/pack/pack.server';

export const handle = { i18n: ['pack', 'documents'] };

export const loader = customerLoader(readPack);

export const meta = pageMeta<typeof loader>;

export default function Papers() {
  return <PackPage view={useLoaderData<typeof loader>().view} />;
}
