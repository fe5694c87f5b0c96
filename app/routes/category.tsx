import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { describeGaps } from '~/bff/gaps.server';
import { pageMeta } from '~/bff/page-meta';
import { revalidateWhenRefused } from '~/bff/revalidate';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { CategoryPage } from '~/features/catalogue/category-page';
import { readCategoryPage } from '~/features/catalogue/category-page.server';
import { nameOfPage } from '~/features/catalogue/product-list.server';
import { resolveCategory } from '~/features/catalogue/resolve-category.server';
import { StructuredData } from '~/features/seo/structured-data-script';
import { handleCartAction, restoreSelection } from './cart-action.server';
import { describeCrumbs } from './search-engines.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: 'catalogue' };

export const shouldRevalidate = revalidateWhenRefused;

export const loader = publicLoader(async ({ scope, request, params }) => {
  await restoreSelection(scope, request);
  const category = await resolveCategory(scope, request, params['*'] ?? '');
  const view = await readCategoryPage(scope, request, category);
  return {
    title: nameOfPage(scope, view.name, view.list),
    description: view.description ?? scope.t('catalogue:categoryDescription', { name: view.name }),
    facts: describeCrumbs(scope, view.crumbs),
    view,
    gaps: describeGaps(scope),
  };
});

export const action = customerAction(handleCartAction);

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function Category() {
  const { view, facts } = useLoaderData<typeof loader>();
  return (
    <>
      <CategoryPage view={view} answer={useStickyActionData<typeof action>()} />
      <StructuredData json={facts} />
    </>
  );
}
