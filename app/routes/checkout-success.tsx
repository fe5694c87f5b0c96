import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { notFound } from '~/bff/failure.server';
import { pageMeta } from '~/bff/page-meta';
import { customerLoader } from '~/bff/route-handlers.server';
import { getPlacedOrderId } from '~/features/checkout/placed-proof.server';
import { readPlaced } from '~/features/checkout/success.server';
import { SuccessPage } from '~/features/checkout/success-page';

export const handle = { i18n: 'checkout' };

export const loader = customerLoader(async ({ scope, request }) => {
  const id = new URL(request.url).searchParams.get('id');
  const justPlaced = await getPlacedOrderId(scope, request);
  if (!id)
    throw redirect(
      justPlaced === null ? scope.links.to('orders') : scope.links.to('checkout-success', {}, { id: justPlaced }),
    );
  const placed = await readPlaced(scope, id, justPlaced === id);
  if (!placed) throw notFound(scope, request, 'document');
  return { title: placed.title, description: placed.description, placed };
});

export const meta = pageMeta<typeof loader>;

export default function CheckoutSuccess() {
  return <SuccessPage placed={useLoaderData<typeof loader>().placed} />;
}
