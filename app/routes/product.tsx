import { useLoaderData } from '@remix-run/react';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { previewPicture } from '~/data/images.server';
import { ProductPage } from '~/features/catalogue/product/product-page';
import { loadProductPage } from '~/features/catalogue/product/product-page.server';
import { StructuredData } from '~/features/seo/structured-data-script';
import { handleProductForm } from './add-to-cart.server';
import { describeCrumbs, describeProduct } from './search-engines.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: 'catalogue' };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = publicLoader(async ({ ctx, request, params }) => {
  const view = await loadProductPage(ctx, request, params['id'] ?? '');
  return {
    title: `${view.name}, ${view.meta}`,
    description: view.description ?? view.meta,
    preview: previewPicture(view.pictures[0]?.src),
    facts: [describeProduct(ctx, view), describeCrumbs(ctx, view.crumbs)],
    view,
  };
});

export const action = customerAction(handleProductForm);

export default function Product() {
  const { view, facts } = useLoaderData<typeof loader>();
  return (
    <>
      <ProductPage key={view.offer.id} view={view} answer={useStickyActionData<typeof action>()} />
      {facts.map((json) => (
        <StructuredData key={json} json={json} />
      ))}
    </>
  );
}
