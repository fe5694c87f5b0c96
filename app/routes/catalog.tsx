import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { describeGaps } from '~/bff/gaps.server';
import { pageMeta } from '~/bff/page-meta';
import { revalidateWhenRefused } from '~/bff/revalidate';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { CategoryPage } from '~/features/catalogue/category-page';
import { readWholeCatalogue } from '~/features/catalogue/category-page.server';
import { nameOfPage } from '~/features/catalogue/product-list.server';
import { handleCartAction, restoreSelection } from './cart-action.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: 'catalogue' };

export const shouldRevalidate = revalidateWhenRefused;

export const loader = publicLoader(async ({ scope, request }) => {
  await restoreSelection(scope, request);
  const view = await readWholeCatalogue(scope, request);
  return {
    title: nameOfPage(scope, view.name, view.list),
    description: scope.t('catalogue:catalogueDescription'),
    view,
    gaps: describeGaps(scope),
  };
});

export const action = customerAction(handleCartAction);

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function Catalog() {
  return <CategoryPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}
