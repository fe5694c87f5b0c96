import { useLoaderData } from '@remix-run/react';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { previewOfList } from '~/data/images.server';
import { CategoryPage } from '~/features/catalogue/list/category-page';
import { loadCategoryPage } from '~/features/catalogue/list/category-page.server';
import { nameOfPage } from '~/features/catalogue/list/product-list.server';
import { resolveCategory } from '~/features/catalogue/list/resolve-category.server';
import { StructuredData } from '~/features/seo/structured-data-script';
import { rememberView } from '~/features/catalogue/list/list-query.server';
import { handleProductForm, restoreSelection } from './add-to-cart.server';
import { describeCrumbs } from './search-engines.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: 'catalogue', hasProducts: true };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';

export const loader = publicLoader(async ({ ctx, request, params }) => {
  await restoreSelection(ctx, request);
  const category = await resolveCategory(ctx, request, params['*'] ?? '');
  const view = await loadCategoryPage(ctx, request, category);
  return rememberView(ctx, request, {
    title: nameOfPage(ctx, view.name, view.list),
    description: view.description ?? ctx.t('catalogue:categoryDescription', { name: view.name }),
    preview: previewOfList(view.list.varieties),
    facts: describeCrumbs(ctx, view.crumbs),
    view,
  });
});

export const action = customerAction(handleProductForm);

export default function Category() {
  const { view, facts } = useLoaderData<typeof loader>();
  return (
    <>
      <CategoryPage view={view} answer={useStickyActionData<typeof action>()} />
      <StructuredData json={facts} />
    </>
  );
}
