import { useLoaderData } from '@remix-run/react';
import { redirect } from '@remix-run/node';
import { notFound } from '~/bff/errors/to-error-view.server';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { CategoryPage } from '~/features/catalogue/list/category-page';
import { loadCategoryPage } from '~/features/catalogue/list/category-page.server';
import { nameOfPage } from '~/features/catalogue/list/product-list.server';
import { fetchProduct } from '~/features/catalogue/list/products.server';
import { loadCategoryById } from '~/features/catalogue/list/resolve-category.server';
import { categoryAddress } from '~/features/catalogue/list/sections.server';
import { rememberView } from '~/features/catalogue/list/list-query.server';
import { handleProductForm, restoreSelection } from './add-to-cart.server';
import { useStickyActionData } from '~/ui/forms/use-sticky-action-data';

export const handle = { i18n: 'catalogue', hasProducts: true };

export { clientAction, meta, shouldRevalidate } from '~/bff/http/page-exports';

/** A section by its id, moved to its own address where it has one; else a product by its id; else 404. */
export const loader = publicLoader(async ({ ctx, request, params }) => {
  await restoreSelection(ctx, request);
  const id = params['id'] ?? '';
  const category = await loadCategoryById(ctx, id);
  if (!category) {
    if (await fetchProduct(ctx, id)) throw redirect(ctx.links.to('product', { id }), 301);
    throw notFound(ctx, request, 'goods');
  }
  if (category.seoUrl) throw redirect(categoryAddress(ctx, category) + new URL(request.url).search, 301);
  const view = await loadCategoryPage(ctx, request, category);
  return rememberView(ctx, request, {
    title: nameOfPage(ctx, view.name, view.list),
    description: view.description ?? ctx.t('catalogue:categoryDescription', { name: view.name }),
    view,
  });
});

export const action = customerAction(handleProductForm);

export default function CatalogSection() {
  return <CategoryPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}
