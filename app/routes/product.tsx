import { useActionData, useLoaderData } from '@remix-run/react';
import { pageMeta } from '~/bff/page-meta';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { showCartPieces } from '~/features/cart/cart-summary.server';
import { ProductPage } from '~/features/catalogue/product-page';
import { readProductPage } from '~/features/catalogue/product-page.server';
import { addFromList } from './cart-action.server';

export const handle = { i18n: 'catalogue' };

export const loader = publicLoader(async ({ scope, request, params }) => {
  const view = await readProductPage(scope, request, params['id'] ?? '', showCartPieces(scope));
  return { title: `${view.card.name}, ${view.card.meta}`, description: view.description ?? view.card.meta, view };
});

export const action = customerAction(addFromList);

export const meta = pageMeta<typeof loader>;

export default function Product() {
  return <ProductPage view={useLoaderData<typeof loader>().view} answer={useActionData<typeof action>()} />;
}
