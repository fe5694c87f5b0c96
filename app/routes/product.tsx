import { useActionData, useLoaderData } from '@remix-run/react';
import { describeGaps } from '~/bff/gaps.server';
import { pageMeta } from '~/bff/page-meta';
import { revalidateWhenRefused } from '~/bff/revalidate';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { ProductPage } from '~/features/catalogue/product-page';
import { readProductPage } from '~/features/catalogue/product-page.server';
import { StructuredData } from '~/features/seo/structured-data-script';
import { addFromList } from './cart-action.server';
import { describeCrumbs, describeProduct } from './search-engines.server';

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

export const action = customerAction(addFromList);

export const meta = pageMeta<typeof loader>;

export default function Product() {
  const { view, facts } = useLoaderData<typeof loader>();
  return (
    <>
      <ProductPage key={view.card.id} view={view} answer={useActionData<typeof action>()} />
      {facts.map((json) => (
        <StructuredData key={json} json={json} />
      ))}
    </>
  );
}
