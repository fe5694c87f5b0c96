import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/bff/page-meta';
import { customerLoader } from '~/bff/route-handlers.server';
import { DiscountsPage } from '~/features/discounts/discounts-page';
import { listDiscounts } from '~/features/discounts/discounts.server';

export const handle = { i18n: 'discounts' };

export const loader = customerLoader(async ({ scope }) => ({
  title: scope.t('discounts:title'),
  description: scope.t('discounts:description'),
  view: await listDiscounts(scope),
}));

export const meta = pageMeta<typeof loader>;

export default function PersonalDiscounts() {
  return <DiscountsPage view={useLoaderData<typeof loader>().view} />;
}
