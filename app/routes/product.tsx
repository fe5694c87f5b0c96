import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { describeGaps } from '~/bff/gaps.server';
import { pageMeta } from '~/bff/page-meta';
import { revalidateWhenRefused } from '~/bff/revalidate';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { ProductPage } from '~/features/catalogue/product-page';
import { readProductPage } from '~/features/catalogue/product-page.server';
import { StructuredData } from '~/features/seo/structured-data-script';
import { handleCartAction } from './cart-action.server';
import { describeCrumbs, describeProduct } from './search-engines.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: 'catalogue' };

export const shouldRevalidate = revalidateWhenRefused;

export const loader = publicLoader(async ({ scope, request, params }) => {
  const view = await readProductPage(scope, request, params['id'] ?? '');
  return {
    title: `${view.card.name}, ${view.card.meta}`,
    description: view.description ?? view.card.meta,
    facts: [describeProduct(scope, view), describeCrumbs(scope, view.crumbs)],
    view,
    gaps: describeGaps(scope),
  };
});

export const action = customerAction(handleCartAction);

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function Product() {
  const { view, facts } = useLoaderData<typeof loader>();
  return (
    <>
      <ProductPage key={view.card.id} view={view} answer={useStickyActionData<typeof action>()} />
      {facts.map((json) => (
        <StructuredData key={json} json={json} />
      ))}
    </>
  );
}
