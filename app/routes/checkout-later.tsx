import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { customerLoader } from '~/bff/route-handlers.server';
import { EmptyCart, MissingCart } from '~/features/cart/view/cart-states';
import { loadCartOrWhy, toCartView } from '~/features/cart/model/cart.server';
import { loadLater } from '~/features/checkout/later/later.server';
import { LaterPage } from '~/features/checkout/later/later-page';
import { useLinks } from '~/use-links';

export const handle = { i18n: ['later', 'cart'] };

export { meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = customerLoader(async ({ ctx, request }) => {
  const { cart, why } = await loadCartOrWhy(ctx);
  const isEmpty = cart?.lines.length === 0;
  const view = cart && !isEmpty ? await loadLater(ctx, toCartView(ctx, cart), new URL(request.url).searchParams) : null;
  const page = { title: ctx.t('later:title'), description: ctx.t('later:description'), view, isEmpty, why };
  return data(page, { status: view?.result ? 422 : 200 });
});

export default function CheckoutLater() {
  const { title, view, isEmpty, why } = useLoaderData<typeof loader>();
  const retry = useLinks().to('checkout-later');
  if (view) return <LaterPage view={view} title={title} />;
  return isEmpty ? <EmptyCart /> : <MissingCart retry={retry} why={why} />;
}
