import { useLoaderData } from '@remix-run/react';
import { customerLoader } from '~/bff/route-handlers.server';
import { DiscountsPage } from '~/features/account/discounts/discounts-page';
import { listDiscounts } from '~/features/account/discounts/discounts.server';

export const handle = { i18n: 'discounts' };

export { meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = customerLoader(async ({ ctx }) => ({
  title: ctx.t('discounts:title'),
  description: ctx.t('discounts:description'),
  view: await listDiscounts(ctx),
}));

export default function PersonalDiscounts() {
  return <DiscountsPage view={useLoaderData<typeof loader>().view} />;
}
