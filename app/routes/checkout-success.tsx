import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { notFound } from '~/bff/errors/to-error-view.server';
import { customerLoader } from '~/bff/route-handlers.server';
import { getPlacedOrder } from '~/features/checkout/placing/confirmation-cookie.server';
import { loadPlaced } from '~/features/checkout/placed/success.server';
import { SuccessPage } from '~/features/checkout/placed/success-page';

export const handle = { i18n: 'checkout' };

export { meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = customerLoader(async ({ ctx, request }) => {
  const id = new URL(request.url).searchParams.get('id');
  const justPlaced = await getPlacedOrder(ctx, request);
  if (!id)
    throw redirect(
      justPlaced === null ? ctx.links.to('orders') : ctx.links.to('checkout-success', {}, { id: justPlaced.id }),
    );
  const placed = await loadPlaced(ctx, id, justPlaced?.id === id ? justPlaced : null);
  if (!placed) throw notFound(ctx, request, 'document');
  return { title: placed.title, description: placed.description, placed };
});

export default function CheckoutSuccess() {
  return <SuccessPage placed={useLoaderData<typeof loader>().placed} />;
}
