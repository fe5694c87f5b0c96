import { useLoaderData } from '@remix-run/react';
import { notFound } from '~/bff/failure.server';
import { pageMeta } from '~/bff/page-meta';
import { customerLoader } from '~/bff/route-handlers.server';
import { readPlaced } from '~/features/checkout/success.server';
import { SuccessPage } from '~/features/checkout/success-page';

export const handle = { i18n: 'checkout' };

export const loader = customerLoader(async ({ scope, request }) => {
  const placed = await readPlaced(scope, new URL(request.url).searchParams.get('id'));
  if (!placed) throw notFound(scope, request);
  const { number } = placed;
  return { title: scope.t('checkout:placedTitle', { number }), description: scope.t('checkout:placedDescription', { number }), placed };
});

export const meta = pageMeta<typeof loader>;

export default function CheckoutSuccess() {
  return <SuccessPage placed={useLoaderData<typeof loader>().placed} />;
}
