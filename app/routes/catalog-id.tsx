import { useLoaderData } from '@remix-run/react';
import { redirect } from '@remix-run/node';
import { createClientAction } from '~/browser/network/client-handlers';
import { notFound } from '~/bff/failure.server';
import { describeGaps } from '~/bff/gaps.server';
import { pageMeta } from '~/bff/page-meta';
import { revalidateWhenRefused } from '~/bff/revalidate';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { CategoryPage } from '~/features/catalogue/category-page';
import { readCategoryPage } from '~/features/catalogue/category-page.server';
import { nameOfPage } from '~/features/catalogue/product-list.server';
import { fetchProduct } from '~/features/catalogue/products.server';
import { readCategoryById } from '~/features/catalogue/resolve-category.server';
import { categoryAddress } from '~/features/catalogue/sections.server';
import { handleCartAction, restoreSelection } from './cart-action.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: 'catalogue' };

export const shouldRevalidate = revalidateWhenRefused;

/** A section by its id, moved to its own address where it has one; else a product by its id; else 404. */
export const loader = publicLoader(async ({ scope, request, params }) => {
  await restoreSelection(scope, request);
  const id = params['id'] ?? '';
  const category = await readCategoryById(scope, id);
  if (!category) {
    if (await fetchProduct(scope, id)) throw redirect(scope.links.to('product', { id }), 301);
    throw notFound(scope, request, 'goods');
  }
  if (category.seoUrl) throw redirect(categoryAddress(scope, category) + new URL(request.url).search, 301);
  const view = await readCategoryPage(scope, request, category);
  return {
    title: nameOfPage(scope, view.name, view.list),
    description: view.description ?? scope.t('catalogue:categoryDescription', { name: view.name }),
    view,
    gaps: describeGaps(scope),
  };
});

export const action = customerAction(handleCartAction);

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function CatalogSection() {
  return <CategoryPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}
