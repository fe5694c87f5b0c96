import { useActionData, useLoaderData } from '@remix-run/react';
import { describeGaps } from '~/bff/gaps.server';
import { pageMeta } from '~/bff/page-meta';
import { revalidateWhenRefused } from '~/bff/revalidate';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { CategoryPage } from '~/features/catalogue/category-page';
import { readWholeCatalogue } from '~/features/catalogue/category-page.server';
import { nameOfPage } from '~/features/catalogue/product-list.server';
import { addFromList, restoreSelection } from './cart-action.server';

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

export const action = customerAction(addFromList);

export const meta = pageMeta<typeof loader>;

export default function Catalog() {
  return <CategoryPage view={useLoaderData<typeof loader>().view} answer={useActionData<typeof action>()} />;
}
