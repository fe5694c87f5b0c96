import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/bff/page-meta';
import { customerLoader } from '~/bff/route-handlers.server';
import { DeliveredPage } from '~/features/documents/delivered/delivered-page';
import { readDelivered } from '~/features/documents/delivered/delivered.server';

export const handle = { i18n: 'delivered' };

export const loader = customerLoader((args) => readDelivered(args, args.params['id'] ?? ''));

export const meta = pageMeta<typeof loader>;

export default function Delivered() {
  return <DeliveredPage view={useLoaderData<typeof loader>().view} />;
}
