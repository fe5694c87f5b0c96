import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { writeFlash } from '~/bff/flash.server';
import { describeGaps } from '~/bff/gaps.server';
import { pageMeta } from '~/bff/page-meta';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { addManyToCart } from '~/features/cart/add-to-cart.server';
import { showCartPieces } from '~/features/cart/cart-summary.server';
import { readWishes } from '~/features/cart/wishes';
import { CartLinkPage } from '~/features/cart-link/cart-link-page';
import { readCartLinkPage } from '~/features/cart-link/cart-link.server';
import type { CartLinkAnswer } from '~/features/cart-link/cart-link-view';

export const handle = { i18n: 'cart-link' };

/** A form that was refused in part has changed the cart all the same. */
export const shouldRevalidate = () => true;

export const loader = publicLoader(async ({ scope, request }) => {
  const view = await readCartLinkPage(scope, request, () => showCartPieces(scope));
  return { title: scope.t('cart-link:title'), description: scope.t('cart-link:description'), view, gaps: describeGaps(scope) };
});

/** All good: on to the cart. Else the list again with what was added and what was not. */
export const action = customerAction(async ({ scope, request }) => {
  const { added, refused, text } = await addManyToCart(scope, readWishes(await request.formData()));
  if (added.length > 0 && refused.length === 0) {
    throw redirect(scope.links.to('checkout'), { status: 303, headers: { 'set-cookie': await writeFlash(scope, { text }) } });
  }
  return data<CartLinkAnswer>({ added: added.map(({ productId }) => productId), refused, text }, { status: 422 });
});

export const meta = pageMeta<typeof loader>;

export default function CartLink() {
  return <CartLinkPage view={useLoaderData<typeof loader>().view} answer={useActionData<typeof action>()} />;
}
