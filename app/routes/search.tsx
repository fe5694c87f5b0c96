import { useLoaderData } from '@remix-run/react';
import { createClientAction } from '~/browser/network/client-handlers';
import { describeGaps } from '~/bff/gaps.server';
import { pageMeta } from '~/bff/page-meta';
import { revalidateWhenRefused } from '~/bff/revalidate';
import { customerAction, publicLoader } from '~/bff/route-handlers.server';
import { SearchPage } from '~/features/catalogue/search-page';
import { readSearchPage } from '~/features/catalogue/search-page.server';
import { handleCartAction, restoreSelection } from './cart-action.server';
import { useStickyActionData } from '~/ui/use-sticky-action-data';

export const handle = { i18n: 'catalogue' };

export const shouldRevalidate = revalidateWhenRefused;

export const loader = publicLoader(async ({ scope, request }) => {
  await restoreSelection(scope, request);
  const view = await readSearchPage(scope, request);
  const title = view.q ? scope.t('catalogue:searchResults', { q: view.q }) : scope.t('catalogue:searchTitle');
  return { title, description: scope.t('catalogue:searchDescription'), view, gaps: describeGaps(scope) };
});

export const action = customerAction(handleCartAction);

export const clientAction = createClientAction();

export const meta = pageMeta<typeof loader>;

export default function Search() {
  return <SearchPage view={useLoaderData<typeof loader>().view} answer={useStickyActionData<typeof action>()} />;
}
