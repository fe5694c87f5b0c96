import { useLoaderData } from '@remix-run/react';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { previewOfList } from '~/data/images.server';
import { CategoryPage } from '~/features/catalogue/list/category-page';
import { loadCategoryPage } from '~/features/catalogue/list/category-page.server';
import { nameOfPage } from '~/features/catalogue/list/product-list.server';
import { rememberView } from '~/features/catalogue/list/list-query.server';
import { handleProductForm, restoreSelection } from './add-to-cart.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: 'catalogue', hasProducts: true };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = publicLoader(async ({ ctx, request }) => {
  await restoreSelection(ctx, request);
  const view = await loadCategoryPage(ctx, request, null);
  return rememberView(ctx, request, {
    title: nameOfPage(ctx, view.name, view.list),
    description: ctx.t('catalogue:catalogueDescription'),
    preview: previewOfList(view.list.varieties),
    view,
  });
});

export const action = customerAction(handleProductForm);

export default function Catalog() {
  return <CategoryPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}
