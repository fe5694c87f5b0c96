import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { writeFlash } from '~/bff/flash.server';
import { pageMeta } from '~/bff/page-meta';
import { readProductsById } from '~/bff/products-by-id.server';
import { customerAction, customerLoader } from '~/bff/route-handlers.server';
import { addManyToCart } from '~/features/cart/add-to-cart.server';
import { showCartPieces } from '~/features/cart/cart-summary.server';
import { readWishes } from '~/features/cart/wishes';
import { RestockPage } from '~/features/documents/restock/restock-page';
import { readRestock, readRestockQuery } from '~/features/documents/restock/restock.server';
import type { RestockAnswer } from '~/features/documents/restock/restock-view';

export const handle = { i18n: 'restock' };

/** A form that was refused in part has changed the cart all the same. */
export const shouldRevalidate = () => true;

export const loader = customerLoader(async ({ scope, request }) => {
  const view = await readRestock(scope, readRestockQuery(new URL(request.url).searchParams), {
    readProducts: (ids) => readProductsById(scope, ids),
    readInCart: () => showCartPieces(scope),
  });
  return { title: scope.t('restock:title'), description: scope.t('restock:description'), view };
});

/** All good: on to the cart. Else the sheet again with what was added and what was not. */
export const action = customerAction(async ({ scope, request }) => {
  const { added, refused, text } = await addManyToCart(scope, readWishes(await request.formData()));
  if (added.length > 0 && refused.length === 0) {
    throw redirect(scope.links.to('checkout'), { status: 303, headers: { 'set-cookie': await writeFlash(scope, { text }) } });
  }
  return data<RestockAnswer>({ added: added.map(({ productId }) => productId), refused, text }, { status: 422 });
});

export const meta = pageMeta<typeof loader>;

export default function Restock() {
  const { title, view } = useLoaderData<typeof loader>();
  return <RestockPage title={title} view={view} answer={useActionData<typeof action>()} />;
}
